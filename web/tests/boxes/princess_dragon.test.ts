import { describe, expect, test } from "vitest";
import type { Event, LegalAction } from "../../src/api/types";
import { ownDeed } from "../../src/replay/boxes";
import { explained } from "../../src/game/messages/points";
import { told } from "../../src/game/messages/telling";
import { choicesOf } from "../../src/game/choices/choices";
import { arrowAt, preyOf, wayOf } from "../../src/boxes/princess_dragon/dragon";
import { move, position, scored, state, table } from "../support";

const DRAGON = { x: 0, y: 0, left: 5, path: [[0, 1]] as [number, number][] };

describe("dragon and fairy", () => {
  test("the dragon's steps are arrows beside him, and say whom he would eat", () => {
    const legal: LegalAction[] = [
      { type: "dragon", side: "E" },
      { type: "dragon", side: "N" },
    ];
    const followers = [{ player: 1, x: 1, y: 0, feature: "road", at: "E" } as const];
    const asked = position(legal, {}, { phase: "dragon", dragon: DRAGON, followers: [...followers] });
    const choices = choicesOf(asked, 0);
    expect(choices.map(({ id, detail, spot }) => [id, detail, spot?.manner, spot?.at])).toEqual([
      ["dragon E", "eats 1 figure", "arrow", "E"],
      ["dragon N", "", "arrow", "N"],
    ]);
    expect(preyOf(asked.state, "W")).toBe(0);
    expect(arrowAt(0, 0, "E")[0]).toBeGreaterThan(100);
    expect(wayOf(asked.state)).toEqual([
      [50, 150],
      [50, 50],
    ]);
  });

  test("the fairy is chosen by followers, a knight by the princess", () => {
    const legal: LegalAction[] = [
      { type: "fairy", x: 0, y: 0, feature: "road", at: "E" },
      { type: "fairy", x: 1, y: 0 },
      { type: "princess", x: 0, y: 0, feature: "city", at: "N", player: 1 },
    ];
    const choices = choicesOf(position(legal), 0);
    expect(choices.map(({ id, spot }) => [id, spot?.manner])).toEqual([
      ["fairy road:E@0,0", "ring"],
      ["fairy@1,0", "ring"],
      ["princess city:N@0,0", "disc"],
    ]);
  });

  test("who is eaten or sent away is told, and what the fairy pays", () => {
    const eaten: Event = { type: "follower_returned", player: 0, feature: "road", at: "E", x: 0, y: 0, by: "dragon" };
    const texts = told(move(1, 1, { type: "skip" }, [eaten]), table()).map((one) => one.text);
    expect(texts).toContain("The dragon eats a figure of Anna");
    expect(explained(scored(0, 3, "fairy", [["fairy", 3]]))).toBe("Fairy: 3 for the fairy");
    expect(ownDeed({ type: "dragon", side: "E" }, () => "")).toBe("moves the dragon");
    expect(wayOf(state())).toEqual([]);
  });
});
