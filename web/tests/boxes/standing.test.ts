// Where the pieces of the later boxes stand on the board.
import { describe, expect, test } from "vitest";
import type { Event, State } from "../../src/api/types";
import { figures, Layout } from "../../src/board/layout";
import { board as dragonBoard } from "../../src/boxes/princess_dragon/board";
import { fairyAt, wayOf } from "../../src/boxes/princess_dragon/dragon";
import { standing } from "../../src/boxes/mage_witch/magic";
import { footOf, storeys, topOf, towerAt } from "../../src/boxes/tower/places";
import { aheadOf } from "../../src/table/boxes";
import { ownDeed } from "../../src/replay/boxes";
import { position, state } from "../support";
import { art } from "../board/art";

const founded = { ...art, others: { ...art.others, towers: { D: [30, 40] } } } as typeof art;
const lay = (more: Partial<State> = {}): Layout => new Layout(founded, state(more), null);
const TOWERS: NonNullable<State["towers"]> = [
  { x: 0, y: 0, height: 6, player: 1 },
  { x: 1, y: 0, height: 1 },
];

describe("a tower", () => {
  test("stands on the foundation of its tile, however the tile lies", () => {
    expect(footOf(lay(), 0, 0)).toEqual([30, 40]);
    expect(footOf(lay({ board: [{ tile: "D", x: 2, y: 1, rotation: 2 }] }), 2, 1)).toEqual([270, 160]);
    expect(footOf(lay({ board: [{ tile: "B", x: 0, y: 0, rotation: 0 }] }), 0, 0)).toBeNull();
    expect(footOf(lay(), 7, 7)).toBeNull();
  });

  test("is drawn to four pieces, and bears whoever stands on it above them", () => {
    expect([0, 3, 6].map(storeys)).toEqual([0, 3, 4]);
    expect(topOf(lay(), 0, 0)).toEqual([30, 30]);
    expect(topOf(lay({ towers: TOWERS }), 0, 0)).toEqual([30, 2]);
    expect(towerAt(state({ towers: TOWERS }), 1, 0)?.height).toBe(1);
    expect(towerAt(state(), 1, 0)).toBeUndefined();
  });

  test("shows nobody where nobody stands", () => {
    const shown = figures(lay({ towers: TOWERS, followers: [] }));
    expect(shown.map(({ player, at }) => [player, at])).toEqual([[1, [30, 2]]]);
    expect(figures(lay({ followers: [] }))).toEqual([]);
  });
});

describe("dragon and fairy", () => {
  test("the fairy stands beside her follower, or alone on her tile", () => {
    expect(fairyAt(lay())).toBeNull();
    expect(fairyAt(lay({ fairy: { x: 1, y: 2 } } as Partial<State>))).toEqual([128, 254]);
    const beside = { x: 0, y: 0, feature: "road", at: "E" };
    expect(fairyAt(lay({ fairy: beside } as Partial<State>))).toEqual([28, 64]);
  });

  test("an arrow points over a side, a ring lies on a tile, and a dragon at rest has come no way", () => {
    const { dragon, fairy } = dragonBoard.standing!;
    expect(dragon!(lay(), { x: 0, y: 0, at: "W" } as never)).toEqual([-12, 50]);
    expect(dragon!(lay(), { x: 0, y: 0 } as never)).toEqual([50, 50]);
    expect(fairy!(lay(), { x: 1, y: 0 } as never)).toEqual([150, 50]);
    expect(wayOf(state({ dragon: { x: 0, y: 0 } } as Partial<State>))).toEqual([]);
  });

  test("it is said before a step whom it costs a figure", () => {
    const eaten = (player: number): Event => ({
      type: "follower_returned",
      player,
      x: 0,
      y: 0,
      feature: "road",
      at: "E",
      by: "dragon",
    });
    const told = (...events: Event[]) => aheadOf({ events, position: position() }, 0);
    expect(told(eaten(1), eaten(0))).toHaveLength(2);
    expect(told(eaten(1))).toHaveLength(1);
    expect(told()).toEqual([]);
  });

  test("a replay names what was done, and where", () => {
    const where = ({ x, y }: { x: number; y: number }): string => `${x}/${y}`;
    expect(ownDeed({ type: "fairy", x: 1, y: 0 }, where as never)).toContain("(1/0)");
    expect(ownDeed({ type: "princess", x: 0, y: 0, feature: "city", at: "N", player: 1 }, where as never)).toContain(
      "(0/0)",
    );
  });
});

test("mage and witch stand beside where a follower would; whoever is off the board, nowhere", () => {
  const mage = { x: 0, y: 0, feature: "city", at: "N" };
  expect(standing(lay({ mage } as Partial<State>)).map(({ who, at }) => [who, at])).toEqual([["mage", [68, 7]]]);
  expect(standing(lay())).toEqual([]);
});
