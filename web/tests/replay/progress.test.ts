import { beforeEach, expect, test, vi } from "vitest";
import type { Analysis } from "../../src/api/types";
import { played, remember } from "../../src/replay/analysis/progress";
import { table } from "../support";

const KEPT = "carcassonne.progress";
const analysis = (accuracy: number, luck = 0): Analysis =>
  ({ summaries: [{ seat: 0, accuracy: 1, luck: 1 }, { seat: 1, accuracy, luck }] }) as Analysis; // prettier-ignore
const day = (n: number) => table({ created: new Date(Date.UTC(2026, 0, n)).toISOString() });

beforeEach(() => localStorage.clear());

test("the games of this device's seat are remembered, the oldest first", () => {
  expect(played()).toEqual([]);
  remember("b", day(2), analysis(80, -3), new Set([1]));
  remember("a", day(1), analysis(70), new Set([1]));
  expect(played()).toEqual([
    { game: "a", at: "2026-01-01T00:00:00.000Z", accuracy: 70, luck: 0 },
    { game: "b", at: "2026-01-02T00:00:00.000Z", accuracy: 80, luck: -3 },
  ]);
});

test("a game that is analysed again counts once, as it is seen now", () => {
  remember("a", day(1), analysis(70), new Set([1]));
  remember("a", day(1), analysis(75), new Set([1]));
  expect(played().map(({ game, accuracy }) => [game, accuracy])).toEqual([["a", 75]]);
});

test("what one watched, or played with others at one device, is nobody's progress", () => {
  remember("a", day(1), analysis(70), new Set());
  remember("b", day(1), analysis(70), new Set([0, 1]));
  remember("c", day(1), analysis(70), new Set([4]));
  expect(played()).toEqual([]);
});

test("only the newest games are kept", () => {
  for (let n = 1; n <= 201; n++) remember(`g${n}`, day(n), analysis(n), new Set([1]));
  expect([played().length, played()[0]!.game, played().at(-1)!.game]).toEqual([200, "g2", "g201"]);
});

test("what is kept may be spoilt, or keeping be forbidden", () => {
  localStorage.setItem(KEPT, "{");
  expect(played()).toEqual([]);
  localStorage.setItem(KEPT, '{"a": 1}');
  expect(played()).toEqual([]);
  const full = {
    getItem: () => null,
    setItem: vi.fn().mockImplementation(() => {
      throw new Error("full");
    }),
  };
  vi.stubGlobal("localStorage", full);
  remember("a", day(1), analysis(70), new Set([1]));
  expect(full.setItem).toHaveBeenCalledOnce();
  expect(played()).toEqual([]);
});
