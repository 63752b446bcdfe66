import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Event } from "../../../src/api/types";
import * as sounds from "../../../src/notices/turn.svelte";
import { wishes } from "../../../src/notices/wishes.svelte";
import { endWords, FinalScoring, finalSteps } from "../../../src/table/end/final.svelte";
import { feature, move, scored, table } from "../../support";

const NAMES = ["Anna", "Bram"];
const TWO: [number, number][] = [
  [0, 0],
  [1, 0],
];
const final = (...given: Parameters<typeof scored>): Event => ({ ...scored(...given), final: true });
const entry = move(9, 0, { type: "skip" }, [
  scored(0, 4),
  { type: "turn_ended", player: 0 },
  final(0, 3, "city", [["tiles", 3]], TWO),
  final(1, 3, "city", [["tiles", 3]], TWO),
  final(1, 6, "field", [["cities", 6]], [[0, 0]]),
  { type: "game_ended", scores: [7, 9], winners: [1] },
]);

describe("the final scoring", () => {
  test("goes feature by feature, shared ones at once, and leaves out what came before", () => {
    expect(finalSteps([entry], NAMES).map(({ lines }) => lines.map((line) => [line.player, line.points]))).toEqual([
      [
        [0, 3],
        [1, 3],
      ],
      [[1, 6]],
    ]);
    expect(finalSteps([], NAMES)).toEqual([]);
  });

  test("is heard at once, in one piece", () => {
    expect(endWords(entry, table(), [0])).toBe("You lost. Bram won by 2 points. Final scoring: Anna 3 and Bram 9.");
    expect(endWords(move(1, 0, { type: "skip" }), table(), [0])).toBe("");
  });
});

describe("its show", () => {
  const show = new FinalScoring();
  const open = (runs: boolean): void => show.open(finalSteps([entry], NAMES), [7, 9], runs);
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    show.close();
    vi.useRealTimers();
    wishes.sound = false;
  });

  test("runs by itself, counts up and ends at the scores of the game", () => {
    wishes.sound = true;
    const rung = vi.spyOn(sounds, "ring").mockImplementation(() => undefined);
    open(true);
    expect(show.scores).toEqual([4, 0]);
    expect(show.gains.map((gain) => gain.points)).toEqual([0, 0]);
    const seen: number[] = [];
    for (let time = 0; show.on && time < 20_000; time += 50) {
      seen.push(show.scores![1]!);
      vi.advanceTimersByTime(50);
    }
    expect([...new Set(seen)]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(show.scores).toBeNull();
    expect(rung.mock.calls).toEqual([[0], [1]]);
  });

  test("can be ended at once, and nothing goes on behind it", () => {
    open(true);
    show.close();
    expect([show.on, show.scores, vi.getTimerCount()]).toEqual([false, null, 0]);
  });

  test("can be gone through instead: nothing moves by itself", () => {
    open(false);
    vi.advanceTimersByTime(60_000);
    expect([show.at, show.scores]).toEqual([0, [7, 3]]);
    show.to(1);
    expect([show.marked, show.scores]).toEqual([[[0, 0]], [7, 9]]);
    show.to(-1);
    expect(show.at).toBe(0);
    show.to(2);
    expect(show.on).toBe(false);
  });

  test("lights the feature that pays, of several the one that is held", () => {
    open(false);
    const city = feature("city", [[0, 0, "E"], [1, 0, "W"]], { owners: [0, 1] }); // prettier-ignore
    const free = feature("city", [[0, 0, "N"], [1, 0, "N"]]); // prettier-ignore
    expect(show.lit([feature("city", [[0, 0, "S"]]), free, city])).toBe(city);
    expect(show.lit([free])).toBe(free);
    expect(show.lit(undefined)).toBeNull();
  });

  test("does not open where nothing was left to score", () => {
    show.open([], [7, 9], true);
    expect(show.on).toBe(false);
  });
});
