import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as api from "../../src/api/client";
import { takeSeats } from "../../src/api/seats";
import type { ChangesFrame } from "../../src/api/types";
import { LiveGame } from "../../src/table/game.svelte";
import * as boxes from "../../src/words/boxes";
import { FakeSocket, fakeSockets } from "../fakes";
import { move, opening, position, settled, table } from "../support";

const heard: number[] = [];
let game: LiveGame;
const socket = () => FakeSocket.last;
const skip = { type: "skip" } as const;

beforeEach(() => {
  fakeSockets();
  heard.length = 0;
  takeSeats("g", { "0": "red" });
  game = new LiveGame("g", (entry) => heard.push(entry.seq));
});
afterEach(() => {
  game.close();
  localStorage.clear();
});

describe("a game that is opened", () => {
  test("is asked for by one stream and nothing else", () => {
    const fetched = vi.fn();
    vi.stubGlobal("fetch", fetched);
    socket().open();
    expect(FakeSocket.made).toHaveLength(1);
    expect(socket().url).toMatch(/socket\?after=-1&have=-1$/);
    expect(socket().sent).toEqual(['{"type":"hello","tokens":["red"]}']);
    expect(fetched).not.toHaveBeenCalled();
  });

  test("is shown with its first frame", () => {
    socket().say({ type: "table", table: table({ seq: 2 }), position: position([], { seq: 2, ply: 2 }) });
    expect(game.position?.ply).toBe(2);
    expect(game.asked).toBe(0);
    expect(game.names).toEqual(["Anna", "Bram"]);
  });

  test("waits for the boxes that it is played with, and misses nothing meanwhile", async () => {
    let come = () => undefined as void;
    vi.spyOn(boxes, "areReady").mockReturnValue(false);
    const load = vi.spyOn(boxes, "withBoxes").mockReturnValue(new Promise((done) => (come = done)));
    const left = { kind: "box", box: "wheel", added: false } as const;
    const shown = table({ seq: 0, boxes: ["base", "tower"], differences: [left] });
    socket().say({ type: "table", table: shown, position: position([], { seq: 0 }) });
    socket().say(opening());
    expect(load).toHaveBeenCalledExactlyOnceWith(["base", "tower", "wheel"]);
    expect([game.table, game.position, game.entries]).toEqual([null, null, []]);
    come();
    await settled();
    expect(game.table).toEqual(shown);
    expect(game.entries).toHaveLength(1);
  });

  test("gets its history in one go, and nobody is told of it", () => {
    socket().say({ type: "table", table: table({ seq: 2 }), position: position([], { seq: 2 }) });
    socket().say(opening());
    socket().say(move(1, 0, skip));
    expect(game.entries).toEqual([]);
    socket().say(move(2, 1, skip));
    expect(game.entries.map((entry) => entry.seq)).toEqual([0, 1, 2]);
    socket().say({ ...move(3, 0, skip), position: position([], { seq: 3, ply: 3 }) });
    expect(game.entries).toHaveLength(4);
    expect(game.entries[3]).not.toHaveProperty("position");
    expect(heard).toEqual([3]);
    expect(game.ply).toBe(3);
  });

  test("is not there where the server says so", async () => {
    vi.spyOn(api, "gameOf").mockRejectedValue(new api.Refusal({ status: 404, code: "no_game" }));
    socket().close();
    await settled();
    expect(game.failed).toBe("no_game");
    expect(game.connection).toBe("closed");
  });

  test("is waited for where the server cannot be reached", async () => {
    vi.spyOn(api, "gameOf").mockRejectedValue(new api.Refusal({ status: 0, code: "offline" }));
    socket().close();
    await settled();
    expect(game.failed).toBeNull();
    expect(game.connection).toBe("waiting");
  });

  test("that is known is not asked for again when its stream breaks", () => {
    const asked = vi.spyOn(api, "gameOf");
    socket().say({ type: "table", table: table() });
    socket().close();
    expect(asked).not.toHaveBeenCalled();
  });
});

describe("the position", () => {
  test("is the newest of frames and answers, in whatever order they come", () => {
    game.take(position([], { seq: 4, ply: 4 }));
    game.take(position([], { seq: 3, ply: 3 }));
    expect(game.ply).toBe(4);
    game.takeAnswer({ table: table({ status: "over" }), position: position([], { seq: 5, ply: 2 }) });
    expect(game.ply).toBe(2);
    expect(game.table?.status).toBe("over");
  });

  test("that comes again changes nothing", () => {
    const first = position([], { seq: 4 });
    game.take(first);
    game.take(position([], { seq: 4 }));
    expect(game.position).toBe(first);
  });
});

describe("what has changed", () => {
  const told = (seq: number, since: number, more: Partial<ChangesFrame> = {}): ChangesFrame => ({
    type: "changes",
    entries: Array.from({ length: seq - since }, (_, index) => move(since + 1 + index, 0, skip)),
    table: { seq, ply: seq },
    changes: { since, seq, ply: seq, state: { tile: `T${seq}` } },
    ...more,
  });
  beforeEach(() => {
    socket().open();
    socket().say({ type: "table", table: table({ seq: 2 }), position: position([], { seq: 2, ply: 2 }) });
    for (const entry of [opening(), move(1, 0, skip), move(2, 0, skip)]) socket().say(entry);
  });
  const tile = () => game.position?.state.tile;

  test("is applied to the position that the page has, and to the table", () => {
    socket().say(told(4, 2, { table: { seq: 4, ply: 4, watching: 3 } }));
    expect([game.ply, tile(), game.position?.state.board.length]).toEqual([4, "T4", 1]);
    expect([game.table?.watching, game.table?.preset]).toEqual([3, "modern"]);
    expect(heard).toEqual([3, 4]);
    socket().say(told(4, 4, { entries: [], table: { watching: 1 } }));
    expect([game.table?.watching, game.ply]).toEqual([1, 4]);
  });

  test("is nothing new where the answer was faster", () => {
    game.take(position([], { seq: 3, ply: 3 }, { tile: "answered" }));
    socket().say(told(3, 2));
    expect(tile()).toBe("answered");
    expect(heard).toEqual([3]);
    socket().say(told(4, 3));
    expect([game.ply, tile()]).toEqual([4, "T4"]);
    game.take(position([], { seq: 3, ply: 3 }, { tile: "late" }));
    expect([game.ply, tile(), FakeSocket.made.length]).toEqual([4, "T4", 1]);
  });

  test("since a position that the page lacks makes it connect anew and say what it has", () => {
    socket().say(told(4, 3, { entries: [move(3, 0, skip), move(4, 0, skip)] }));
    expect(game.ply).toBe(2);
    expect(FakeSocket.made).toHaveLength(2);
    expect(socket().url).toMatch(/socket\?after=2&have=2$/);
    socket().say({ type: "table", table: table({ seq: 4 }), position: position([], { seq: 4, ply: 4 }) });
    for (const entry of [move(3, 0, skip), move(4, 0, skip)]) socket().say(entry);
    expect(game.ply).toBe(4);
    expect(heard).toEqual([3, 4]);
  });

  test("in part only, as where two answers came by another way, is missed too", () => {
    game.take(position([], { seq: 3, ply: 3 }));
    socket().say(told(5, 2));
    expect(FakeSocket.made).toHaveLength(2);
    expect(socket().url).toMatch(/have=3$/);
  });
});

describe("who is asked", () => {
  const shown = (to_act: number | null, more = {}): void => {
    game.takeTable(table(more));
    game.take(position([], { seq: 9 }, { to_act }));
  };

  test("is this device only for a seat of its own", () => {
    shown(1);
    expect(game.asked).toBeNull();
  });

  test("is nobody when the game is over, or the seat was left", () => {
    shown(0, { status: "over" });
    expect(game.asked).toBeNull();
    const [anna, bram] = table().seats;
    game.takeTable(table({ seats: [{ ...anna!, left: "resigned" }, bram!] }));
    expect(game.asked).toBeNull();
  });

  test("may sit down later", () => {
    shown(1);
    game.sit({ "1": "blue" });
    expect(game.asked).toBe(1);
    expect(game.token(1)).toBe("blue");
    expect(game.token()).toBe("red");
    expect(game.token(5)).toBeNull();
    expect(FakeSocket.made).toHaveLength(2);
  });
});

test("a game that is left closes its stream", () => {
  game.close();
  expect(game.connection).toBe("closed");
});
