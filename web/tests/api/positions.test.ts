import { expect, test } from "vitest";
import { applyChanges } from "../../src/api/positions";
import type { Position, PositionChanges } from "../../src/api/types";
import told from "./changes.json"; // a Python test compares it with what the server tells of these games

interface Told {
  opening: Position;
  steps: { changes: PositionChanges; preview: boolean }[];
  end: Position;
}

test.each(Object.entries(told as unknown as Record<string, Told>))("changes lead through a game of %s", (_, game) => {
  let position = game.opening;
  for (const { changes, preview } of game.steps) {
    const before = JSON.stringify(position);
    const next = applyChanges(position, changes);
    expect(JSON.stringify(position)).toBe(before); // what is drawn now stays as it is
    if (!preview) position = next;
  }
  expect(position).toEqual(game.end);
});

test("what a state has no more is gone", () => {
  const [{ opening }] = Object.values(told as unknown as Record<string, Told>) as [Told];
  const begun = applyChanges(opening, { since: 0, seq: 1, ply: 1, state: { second_part: true } });
  expect(begun.state.second_part).toBe(true);
  expect(applyChanges(begun, { since: 1, seq: 2, ply: 2, gone: ["second_part"] }).state).toEqual(opening.state);
});
