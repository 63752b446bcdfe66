// A bracket as it is drawn: every place of it is there from the first round on.
import { expect, test } from "vitest";
import type { EventDocument } from "../../../src/api/types";
import { lanesOf } from "../../../src/pages/meet/bracket";

const pair = (id: string, group = 0) => ({ id, a: 0, b: 1, group, result: null });
const event = (kind: string, entrants: number, rounds: unknown[][]) =>
  ({
    setup: { stages: [{ kind }] },
    stages: [{ entrants: Array.from({ length: entrants }), rounds: rounds.map((pairs) => ({ pairs })) }],
  }) as unknown as EventDocument;
const shape = (found: EventDocument) =>
  lanesOf(found, 0).map(({ kind, columns }) => [kind, columns.map((one) => one.map((each) => each?.id ?? "").join())]);

test("a knockout halves until its final, beside which the match for the third place stands", () => {
  const first = ["1", "2", "3", "4"].map((id) => pair(id));
  expect(shape(event("knockout", 7, [first]))).toEqual([["main", ["1,2,3,4", ",", ""]]]);
  const all = [first, [pair("5"), pair("6")], [pair("7"), pair("8")]];
  expect(shape(event("knockout", 7, all))).toEqual([
    ["main", ["1,2,3,4", "5,6", "7"]],
    ["third", ["8"]],
  ]);
  expect(shape(event("swiss", 7, all))).toEqual([]);
});

test("in double elimination a round has pairs of both brackets, and the final may be played again", () => {
  const rounds = [[pair("1"), pair("2")], [pair("3"), pair("4", 1)], [pair("5", 1)], [pair("6", 2)], [pair("7", 2)]];
  expect(shape(event("double", 4, rounds))).toEqual([
    ["winners", ["1,2", "3"]],
    ["losers", ["4", "5"]],
    ["final", ["6", "7"]],
  ]);
  expect(shape(event("double", 2, [[pair("1")]]))).toEqual([
    ["winners", ["1"]],
    ["final", [""]],
  ]);
});
