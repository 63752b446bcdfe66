import { describe, expect, test, vi } from "vitest";
import * as api from "../../src/api/client";
import type { Action, AnalysedDecision, AnalysedOption, Analysis } from "../../src/api/types";
import { curves, decisionAt, erred, lastPly, lossOf, turningPoints } from "../../src/replay/analysis/analysis";
import { betterMove, neighbourhood } from "../../src/replay/analysis/better";
import { hintWords, reasonWords } from "../../src/replay/analysis/reasons";
import { Study } from "../../src/replay/analysis/study.svelte";
import { position, settled } from "../support";

function decision(ply: number, actions: Action[], more: Partial<AnalysedDecision> = {}): AnalysedDecision {
  const option: AnalysedOption = { actions, text: "", margin: 0, win: 0.5, expected: [], reason: "", reasons: [] };
  const after = { margin: ply, win: 0.5, margins: [ply, -ply], chances: [0.5, 0.5] };
  const measured = { loss: 0, win_loss: 0, doubt: 0, left: 0, legal: 1, size: "", mark: "", reason: "" } as const;
  const told = { ply, seat: 0, phase: "place", tile: "V", before: { margin: 0, win: 0.5 }, after };
  return { ...told, ...measured, options: [], played: option, best: option, reasons: [], ...more };
}
const place: Action = { type: "place", x: 1, y: 0, rotation: 2 };
const first = decision(1, [place, { type: "skip" }]);
const second = decision(3, [place], { size: "blunder" });
const analysis = { players: 2, decisions: [first, second] } as Analysis;

describe("an analysis", () => {
  test("makes curves in which a value holds until the next decision", () => {
    expect(curves(analysis, 4, (one) => one.after.margins)).toEqual([
      [1, 1, 1, 3, 3],
      [-1, -1, -1, -3, -3],
    ]);
    expect(curves({ ...analysis, decisions: [] }, 1, (one) => one.after.margins)).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  test("knows which decision led to a position, the follower with its tile", () => {
    expect([0, 1, 2, 3, 4].map((ply) => decisionAt(analysis, ply)?.ply)).toEqual([undefined, 1, 1, 3, undefined]);
  });

  test("says what was lost in one number", () => {
    expect(lossOf({ ...second, loss: 19.84 })).toBe(19.8);
  });

  test("knows the mistakes", () => {
    expect(erred(analysis)).toEqual([second]);
  });

  test("finds the mistakes that cost most, as they came", () => {
    const mistake = (ply: number, seat: number, win_loss: number, loss = 1): AnalysedDecision =>
      decision(ply, [place], { seat, size: "mistake", win_loss, loss });
    const decisions = [first, mistake(3, 0, 0.1), mistake(5, 1, 0.3), mistake(7, 0, 0.2), mistake(9, 1, 0.1, 2)];
    const found = (...seats: number[]): number[] =>
      turningPoints({ ...analysis, decisions }, new Set(seats)).map(({ ply }) => ply);
    expect(found()).toEqual([5, 7, 9]);
    expect(found(0)).toEqual([3, 7]);
    expect(found(2)).toEqual([]);
  });
});

describe("a better move", () => {
  test("is drawn as the tile and the follower that goes with it", () => {
    const best = { ...first.best, actions: [place, { type: "follower", feature: "city", at: "N" } as Action] };
    const shown = betterMove({ ...first, best }, position());
    expect(shown.ghost).toEqual({ tile: "V", x: 1, y: 0, rotation: 2, firm: true, with: null, sign: "✓" });
    expect(shown.spots).toMatchObject([{ x: 1, y: 0, feature: "city", at: "N", chosen: true }]);
  });

  test("is shown with what was played, each with a sign of its own", () => {
    const played = {
      ...first.played,
      actions: [
        { ...place, x: 2 },
        { type: "follower", feature: "city", at: "S" },
      ],
    };
    const { other } = betterMove({ ...first, mark: "??", played: played as AnalysedOption }, position());
    expect(other.ghost).toMatchObject({ x: 2, y: 0, firm: false });
    expect([other.sign, other.spots.map((spot) => spot.at)]).toEqual(["??", ["S"]]);
    const both = { ...betterMove(first, position()), other };
    expect(neighbourhood(both)).toEqual([[0, -1], [2, 1], [1, -1], [3, 1]]); // prettier-ignore
    const far = { ...other, ghost: { ...other.ghost!, x: 4 } };
    expect(neighbourhood({ ...both, other: far })).toEqual([[1, 0], [1, 0], [4, 0], [4, 0]]); // prettier-ignore
    expect(neighbourhood({ ...both, ghost: null, other: { ...other, ghost: null } })).toBeNull();
    expect(lastPly({ ...first, played: played as AnalysedOption })).toBe(2);
  });

  test("may stand on a bridge that is not built yet", () => {
    const bridge = { x: 0, y: 0, axis: "NS" } as const;
    const actions: Action[] = [
      { ...place, bridge },
      { type: "follower", feature: "bridge" },
    ];
    const shown = betterMove({ ...first, best: { ...first.best, actions } }, position([], {}, { bridges: [] }));
    expect(shown.ghost?.with).toEqual({ bridge });
    expect(shown.spots).toMatchObject([{ x: 0, y: 0, feature: "bridge" }]);
    expect(shown.position.state.bridges).toEqual([]);
  });

  test("without a tile is shown by itself", () => {
    const actions: Action[] = [{ type: "bid", points: 3 }];
    expect(betterMove({ ...first, best: { ...first.best, actions } }, position())).toMatchObject({
      ghost: null,
      spots: [],
    });
  });
});

describe("a study", () => {
  test("takes an analysis that is there, and starts none", async () => {
    const started = vi.spyOn(api, "analysis");
    vi.spyOn(api, "findAnalysis").mockResolvedValueOnce({ status: "none" });
    const study = new Study("g");
    await study.look();
    expect([study.looked, study.analysis]).toEqual([true, null]);
    vi.spyOn(api, "findAnalysis").mockResolvedValueOnce({ status: "done", analysis });
    await study.look();
    expect(study.analysis).toBe(analysis);
    expect(started).not.toHaveBeenCalled();
  });

  test("waits for one that is being made, and bears a server that is away", async () => {
    vi.spyOn(api, "analysis").mockResolvedValue({ status: "done", analysis });
    vi.spyOn(api, "findAnalysis").mockResolvedValueOnce({ status: "running", done: 1, of: 2 });
    const study = new Study("g");
    await study.look();
    await settled();
    expect(study.analysis).toBe(analysis);
    vi.spyOn(api, "findAnalysis").mockRejectedValueOnce(new Error("away"));
    const other = new Study("h");
    await other.look();
    expect([other.looked, other.analysis]).toEqual([true, null]);
  });
});

describe("reasons", () => {
  const NAMES = ["Anna", "Bram"];

  test.each([
    [{ key: "keep", values: {} }, "keeps a follower"],
    [{ key: "closes", values: { feature: "city", points: 8 } },
     "own city completed for 8 points, and the follower comes home"],
    [{ key: "majority", values: { feature: "road", whose: "shared", worth: 3 } },
     "takes the majority in shared road, worth 3"],
    [{ key: "raises", values: { feature: "city", whose: "rivals", owners: [1], from: 2, points: 4 } },
     "Bram’s city grows from 2 to 4 points"],
    [{ key: "blocks", values: { feature: "road", whose: "own" } }, "own road is blocked: no tile left fits"],
    [{ key: "crown", values: { segment: "tax" } }, "takes a crown space: Tax"],
    [{ key: "plague", values: { feature: "city", worth: 2, other_feature: "castle", other_worth: 5 } },
     "gives up the city (2), not the castle (5)"],
    [{ key: "auction", values: { tile: "E" } }, "puts up the tile that gains most here: E"],
  ])("%j", (reason, words) => {
    expect(reasonWords(reason, NAMES)).toBe(words);
  }); // prettier-ignore

  test("of a hint are one sentence", () => {
    const hint = { action: place, actions: [place], reason: "in English", margin: 0, win: 0.5 };
    const reasons = [
      { key: "keep", values: {} },
      { key: "keep_last", values: {} },
    ];
    expect(hintWords({ ...hint, reasons }, NAMES)).toBe("Keeps a follower; keeps the last follower.");
    expect(hintWords({ ...hint, reasons: [] }, NAMES)).toBe("Nothing else promises more.");
  });
});
