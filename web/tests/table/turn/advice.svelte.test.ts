import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as api from "../../../src/api/client";
import type { Action } from "../../../src/api/types";
import { title } from "../../../src/router.svelte";
import { LiveGame } from "../../../src/table/game.svelte";
import { announce, questionOf } from "../../../src/table/messages/announcements.svelte";
import { Toasts } from "../../../src/table/messages/toasts.svelte";
import { Advice } from "../../../src/table/turn/advice.svelte";
import { Turn } from "../../../src/table/turn/turn.svelte";
import { takeSeats } from "../../../src/api/seats";
import { FakeSocket, fakeSockets } from "../../fakes";
import { position, table } from "../../support";

const PLACE: Action = { type: "place", x: 1, y: 0, rotation: 0 };
const CITY: Action = { type: "follower", feature: "city", at: "N" };
const HINT = {
  action: PLACE,
  actions: [PLACE, CITY],
  reason: "",
  reasons: [{ key: "keep", values: {} }],
  margin: 1,
  win: 0.6,
};
let game: LiveGame;
let turn: Turn;
let messages: Toasts;

afterEach(() => game.close());

beforeEach(() => {
  localStorage.clear();
  takeSeats("g", { "0": "red" });
  vi.spyOn(api, "preview").mockResolvedValue({ events: [], position: position() });
  messages = new Toasts();
  fakeSockets();
  game = new LiveGame("g", () => undefined);
  turn = new Turn(game, (text) => messages.add(text));
  FakeSocket.last.say({ type: "table", table: table(), position: position([PLACE]) });
  turn.sync();
});

describe("a hint", () => {
  test("is shown on the board as if it had been chosen, and told in words", async () => {
    vi.spyOn(api, "hint").mockResolvedValue(HINT);
    const advice = new Advice(game, turn, messages);
    expect(advice.offered).toBe(true);
    const asked = advice.ask();
    expect(advice.given).toBe("asked");
    await asked;
    expect(turn.current).toEqual(PLACE);
    expect(advice.words).toBe("Keeps a follower.");
    turn.draft = [PLACE];
    advice.goOn();
    expect(turn.picked).toEqual(CITY);
    advice.drop();
    expect(advice.words).toBe("");
  });

  test("that is refused is told, and one that comes too late is dropped", async () => {
    const advice = new Advice(game, turn, messages);
    vi.spyOn(api, "hint").mockRejectedValueOnce(new api.Refusal({ code: "unavailable" }));
    await advice.ask();
    expect(messages.shown.at(-1)!.text).toBe("The server is busy: try again in a moment.");
    vi.mocked(api.hint).mockResolvedValue(HINT);
    const asked = advice.ask();
    advice.drop();
    await asked;
    expect(advice.given).toBeNull();
  });

  test("is not to be had at a table without hints", async () => {
    const asked = vi.spyOn(api, "hint");
    game.takeTable(table({ aids: { ...table().aids, hints: false } }));
    const advice = new Advice(game, turn, messages);
    await advice.ask();
    expect(asked).not.toHaveBeenCalled();
  });
});

describe("what is said aloud", () => {
  test("is the question, with the name where several sit at a device", () => {
    expect(questionOf(game, turn)).toBe("Place your tile");
    game.sit({ "1": "blue" });
    expect(questionOf(game, turn)).toBe("Anna: Place your tile");
    game.takeTable(table({ status: "over" }));
    expect(questionOf(game, turn)).toBe("");
  });

  test("goes into the title, and the place of the tile and a lost connection are told", () => {
    const spoken = vi.spyOn(messages, "speak");
    const stop = $effect.root(() => announce(game, turn, messages));
    flushSync();
    expect(title()).toBe("Place your tile");
    turn.choose({ x: 1, y: 0 });
    flushSync();
    expect(spoken).toHaveBeenLastCalledWith("East of the start tile");
    FakeSocket.last.open();
    FakeSocket.last.close();
    flushSync();
    dispatchEvent(new Event("online"));
    FakeSocket.last.open();
    flushSync();
    expect(messages.shown.at(-1)!.text).toBe("Connected again.");
    stop();
  });

  test("is a hint that somebody else took, but no hint of the past and none of one's own", () => {
    const hints = (...taken: number[]): void => {
      game.takeTable(table({ hints: taken }));
      flushSync();
    };
    const stop = $effect.root(() => announce(game, turn, messages));
    hints(1, 2);
    expect(messages.shown).toEqual([]);
    hints(2, 2);
    expect(messages.shown).toEqual([]);
    hints(2, 3);
    expect(messages.shown).toMatchObject([{ text: "Bram took a hint", seat: 1 }]);
    stop();
  });

  test("is in the title of a game played again, while others decide", () => {
    const first = { reason: "finished" as const, scores: [40, 50], winners: [1] };
    const origin = { id: "f", created: "2026-01-01T12:00:00Z", ply: 16, turn: 9, scores: [10, 20], result: first };
    const stop = $effect.root(() => announce(game, turn, messages));
    game.takeTable(table({ status: "over", origin }));
    flushSync();
    expect(title()).toMatch(/^Again from turn 9 /);
    stop();
  });
});
