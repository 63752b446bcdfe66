import { describe, expect, test } from "vitest";
import type { Event, State } from "../../../src/api/types";
import { explained } from "../../../src/game/messages/points";
import { consequences, told } from "../../../src/game/messages/telling";
import { move, scored, table } from "../../support";

const texts = (...events: Event[]): string[] =>
  told(move(1, 0, { type: "skip" }, events), table()).map((one) => one.text);

describe("what happened", () => {
  test("is told in a sentence each", () => {
    expect(
      texts(
        { type: "placed", player: 0, tile: "V", x: 1, y: 2, rotation: 0 },
        { type: "follower_placed", player: 0, feature: "city", at: "N", x: 1, y: 2 },
        { type: "drawn", player: 1, tile: "U", market: false },
        { type: "discarded", player: 1, tile: "X" },
        { type: "game_ended", scores: [0, 0], winners: [0] },
      ),
    ).toEqual([
      "Anna placed a tile: V",
      "Anna placed a knight",
      "A tile fits nowhere and leaves the game: X",
      "The game is over",
    ]);
  });

  test("a tile laid is told with its place where the landscape is known", () => {
    const laid: Event = { type: "placed", player: 0, tile: "V", x: 1, y: 2, rotation: 0 };
    const landscape = { board: [] } as unknown as State;
    expect(told(move(1, 0, { type: "skip" }, [laid]), table(), landscape)[0]!.text).toBe(
      "Anna placed a tile 2 south, 1 east of the start tile: V",
    );
  });

  test("a tile laid shows its square; what concerns everybody is loud", () => {
    const [laid, gone] = told(
      move(1, 0, { type: "skip" }, [
        { type: "placed", player: 0, tile: "V", x: 1, y: 2, rotation: 0 },
        { type: "discarded", player: 1, tile: "X" },
      ]),
      table(),
    );
    expect(laid).toMatchObject({ seat: 0, tiles: [[1, 2]], loud: false });
    expect(gone).toMatchObject({ seat: null, loud: true });
  });

  test("points come last, with what they were for", () => {
    expect(texts(scored(1, 4), { type: "placed", player: 0, tile: "V", x: 0, y: 0, rotation: 0 })).toEqual([
      "Anna placed a tile: V",
      "Bram +4: City completed: 1 tile × 4",
    ]);
  });

  test("a turn taken back and a player who left are told too", () => {
    const at = "2026-01-01T00:00:00Z";
    expect(told({ type: "undo", seq: 1, ply: 0, seat: 1, at } as never, table())[0]!.text).toBe(
      "Bram took a turn back",
    );
    expect(told({ type: "left", seq: 1, ply: 0, seat: 0, reason: "timeout", at } as never, table())[0]!.text).toBe(
      "Anna ran out of time",
    );
  });
});

test("what follows from a draft is told as it would come", () => {
  const events: Event[] = [scored(0, 3, "road", [["tiles", 3]], [[0, 0], [1, 0], [2, 0]]), { type: "turn_ended", player: 0 }]; // prettier-ignore
  expect(consequences(events, ["Anna"], (one) => explained(one))).toEqual([
    "Then Anna gets 3 points: Road completed: 3 tiles",
  ]);
});
