import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as api from "../../src/api/client";
import { leaveNote, takeNotes } from "../../src/notices/notes";
import { called, callPlayer, chime, mark, ring } from "../../src/notices/turn.svelte";
import { wishes } from "../../src/notices/wishes.svelte";
import type { LiveGame } from "../../src/table/game.svelte";
import { settled } from "../support";

/** The part of a game by which a player is called. */
class Game {
  id = "g";
  names = ["Anna"];
  mine = new Map([[0, "red"]]);
  asked = $state<number | null>(null);
  table = $state<object | null>(null);
}
/** When the notes begin that were heard in a test. The page makes its sound once, so this is the one of all tests. */
const notes: number[] = [];
const parameter = { value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
const connect = (next: unknown): unknown => next;
class Audio {
  currentTime = 0;
  destination = {};
  resume = () => Promise.resolve();
  createGain = () => ({ connect, gain: parameter });
  createOscillator = () => ({ connect, frequency: parameter, start: (at: number) => notes.push(at), stop: vi.fn() });
}
const shown = vi.fn();
const usual = { ...wishes };
let game: Game;
let stop: () => void;
let now: number;

function look(hidden: boolean, focused: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  vi.spyOn(document, "hasFocus").mockReturnValue(focused);
}
function turn(seat: number | null, after = 0): void {
  now += after;
  game.asked = seat;
  flushSync();
}
beforeEach(() => {
  shown.mockReset();
  notes.length = 0;
  now = 1000;
  vi.stubGlobal("AudioContext", Audio);
  vi.spyOn(performance, "now").mockImplementation(() => now);
  vi.stubGlobal("Notification", Object.assign(shown, { permission: "granted" }));
  vi.stubGlobal("navigator", { languages: ["en"] });
  Object.assign(wishes, { sound: false, show: true, push: false });
  look(true, false);
  game = new Game();
  stop = $effect.root(() => callPlayer(game as unknown as LiveGame));
  flushSync();
  game.table = {};
  flushSync();
});
afterEach(() => {
  stop();
  mark(false);
  Object.assign(wishes, usual);
});

describe("a player is called", () => {
  test("when a turn comes back while they look elsewhere", async () => {
    turn(0);
    expect(called()).toBe(true);
    await settled();
    expect(shown).toHaveBeenCalledExactlyOnceWith("Your turn", { body: "", tag: "g" });
    turn(null);
    expect(called()).toBe(false);
    look(false, false);
    turn(0);
    await settled();
    expect(shown).toHaveBeenCalledTimes(2);
  });

  test("not by a notification while they look, nor against their wish", async () => {
    look(false, true);
    turn(0);
    turn(null);
    turn(0, 6000);
    look(true, false);
    wishes.show = false;
    turn(null);
    turn(0);
    await settled();
    expect(shown).not.toHaveBeenCalled();
    expect(called()).toBe(true);
  });

  test("by a sound when they have waited long, or look elsewhere", () => {
    wishes.sound = true;
    look(false, true);
    turn(0, 1000);
    expect(notes).toHaveLength(0);
    turn(null);
    turn(0, 6000);
    expect(notes).toHaveLength(2);
    turn(null);
    look(false, false);
    turn(0);
    expect(notes).toHaveLength(4);
  });

  test("not for a turn that was theirs when the page was opened", async () => {
    stop();
    game = new Game();
    game.asked = 0;
    game.table = {};
    stop = $effect.root(() => callPlayer(game as unknown as LiveGame));
    flushSync();
    await settled();
    expect(called()).toBe(true);
    expect(shown).not.toHaveBeenCalled();
  });

  test("no more once the table is left", () => {
    turn(0);
    stop();
    expect(called()).toBe(false);
  });

  test("by the server too, which hears of the seat as the table is opened", async () => {
    const asked = vi.spyOn(api, "pushKey").mockRejectedValue(new api.Refusal({ code: "offline" }));
    vi.stubGlobal("isSecureContext", true);
    vi.stubGlobal("PushManager", class {});
    vi.stubGlobal("navigator", { languages: ["en"], serviceWorker: { ready: Promise.resolve({}) } });
    wishes.push = true;
    const end = $effect.root(() => callPlayer(game as unknown as LiveGame));
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
    end();
  });
});

describe("the icon of an installed page", () => {
  test("is marked and cleared, and a browser that refuses does no harm", async () => {
    const badge = { setAppBadge: vi.fn().mockRejectedValue(new Error("no")), clearAppBadge: vi.fn() };
    badge.clearAppBadge.mockResolvedValue(undefined);
    vi.stubGlobal("navigator", { languages: ["en"], ...badge });
    mark(true);
    await settled();
    expect([badge.setAppBadge.mock.calls, badge.clearAppBadge.mock.calls]).toEqual([[[1]], []]);
    mark(false);
    expect(badge.clearAppBadge).toHaveBeenCalledOnce();
  });
});

test("a chime is two notes, one after the other", () => {
  chime();
  expect(notes).toHaveLength(2);
  expect(notes[1]!).toBeGreaterThan(notes[0]!);
});

test("nothing chimes where nobody has touched the page", () => {
  vi.stubGlobal("navigator", { languages: ["en"], userActivation: { hasBeenActive: false } });
  chime();
  expect(notes).toHaveLength(0);
});

test("the final scoring rings once a step, but not before somebody has touched the page", () => {
  vi.stubGlobal("navigator", { languages: ["en"], userActivation: { hasBeenActive: false } });
  ring(0);
  expect(notes).toHaveLength(0);
  vi.stubGlobal("navigator", { languages: ["en"], userActivation: { hasBeenActive: true } });
  ring(7);
  expect(notes).toHaveLength(1);
  expect(parameter.value).toBe(659.25);
});

test("a note for a table is told there once, after those before it", () => {
  leaveNote("g", "one");
  leaveNote("g", "two");
  expect(takeNotes("h")).toEqual([]);
  expect(takeNotes("g")).toEqual(["one", "two"]);
  expect(takeNotes("g")).toEqual([]);
});
