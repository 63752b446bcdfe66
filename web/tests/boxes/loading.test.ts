import { describe, expect, test } from "vitest";
import { BOXES, loadBoxes, Parts } from "../../src/boxes";
import { board as tower } from "../../src/boxes/tower/board";
import { board as wheel } from "../../src/boxes/wheel/board";

interface Part {
  roles?: Record<string, unknown>;
}

describe("what boxes bring to a room", () => {
  test("is there of those that are loaded, also for a room that comes later, in the order of the list", async () => {
    // As when the page opens: no box is there.
    const fresh = (await import("../../src/boxes.ts?fresh" as string)) as typeof import("../../src/boxes");
    const board = new fresh.Parts<Part>("board");
    const roles = board.named((part) => part.roles);
    expect(board.all).toEqual([]);
    await fresh.loadBoxes(["tower", "unknown"]);
    expect(board.all).toEqual([tower]);
    await fresh.loadBoxes(["wheel", "tower"]);
    expect(board.all).toEqual([wheel, tower]);
    expect(Object.keys(roles)).toEqual(board.all.flatMap((part) => Object.keys(part.roles ?? {})));
    expect(new fresh.Parts<Part>("board").all).toEqual([wheel, tower]);
    expect(new fresh.Parts("layers").all).toHaveLength(2);
  });

  test("is whole once every box is there", async () => {
    await loadBoxes(BOXES);
    expect(new Parts("messages").all.length).toBeGreaterThan(8);
  });
});
