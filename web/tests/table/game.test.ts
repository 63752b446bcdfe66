import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as api from "../../src/api/client";
import { takeSeats } from "../../src/api/seats";
import { LiveGame } from "../../src/table/game.svelte";
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
    expect(socket().url).toMatch(/socket\?after=-1&position=true$/);
    expect(socket().sent).toEqual(['{"type":"hello","tokens":["red"]}']);
    expect(fetched).not.toHaveBeenCalled();
  });

  test("is shown with its first frame", () => {
    socket().say({ type: "table", table: table({ seq: 2 }), position: position([], { seq: 2, ply: 2 }) });
    expect(game.position?.ply).toBe(2);
    expect(game.asked).toBe(0);
    expect(game.names).toEqual(["Anna", "Bram"]);
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
