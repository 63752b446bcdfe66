import { describe, expect, test } from "vitest";
import type { Table } from "../../../src/api/types";
import { againWords, compared, differenceWords, originAddress } from "../../../src/game/messages/again";
import { resultWords, whyWords } from "../../../src/game/messages/result";
import { speak } from "../../../src/words";
import { table } from "../../support";

type Reason = NonNullable<Table["result"]>["reason"];
const seats = table().seats;
function over(scores: number[], winners: number[], reason: Reason = "finished", left: number[] = []): Table {
  const names = ["Anna", "Bram", "Clara"].slice(0, scores.length);
  const gone = reason === "timeout" ? "timeout" : "resigned";
  const sitting = names.map((name, seat) => ({ ...seats[0]!, name, left: left.includes(seat) ? gone : null }) as const);
  return table({ status: "over", seats: sitting, result: { reason, scores, winners } });
}

describe("a result says who won and how", () => {
  test.each([
    [over([30, 18], [0]), [0], "You won by 12 points!"],
    [over([30, 18], [0]), [1], "You lost. Anna won by 12 points."],
    [over([30, 18], [0]), [], "Anna won by 12 points"],
    [over([30, 18], [0]), [0, 1], "Anna won by 12 points"],
    [over([0, 0], [0], "resigned", [1]), [0], "You won by resignation"],
    [over([0, 0], [0], "resigned", [1]), [1], "You lost by resignation. Anna won."],
    [over([0, 0], [0], "resigned", [1]), [], "Anna won by resignation"],
    [over([5, 9], [0], "timeout", [1]), [0], "You won on time"],
    [over([5, 9], [0], "timeout", [1]), [1], "You lost on time. Anna won."],
    [over([9, 9, 4], [0, 1]), [0], "You share the victory with Bram"],
    [over([9, 9, 4], [0, 1]), [2], "You lost. Anna and Bram share the victory."],
    [over([9, 7, 40], [0], "finished", [2]), [2], "You lost by resignation. Anna won by 2 points."],
    [over([9, 7], [], "imported"), [], "This game was not played to its end"],
    [over([0, 0], [], "cancelled"), [0], "The game was called off"],
    [table(), [0], ""],
  ] as const)("%#", (ended, mine, words) => {
    expect(resultWords(ended as Table, mine)).toBe(words);
  });

  test("and who it was that left", () => {
    expect(whyWords(over([0, 0], [0], "resigned", [1]))).toBe("Bram has resigned.");
    expect([whyWords(table()), whyWords(over([0, 0], [], "cancelled"))]).toEqual(["", ""]);
  });

  test("in every language, to the loser too", async () => {
    const said: string[] = [];
    for (const language of ["nl", "da", "de", "fr"] as const) {
      await speak(language);
      said.push(resultWords(over([30, 18], [0]), [1]));
    }
    await speak("en");
    expect(said).toEqual([
      "Je hebt verloren. Anna wint met 12 punten verschil.",
      "Du tabte. Anna vandt med 12 point.",
      "Du hast verloren. Anna hat mit 12 Punkten Vorsprung gewonnen.",
      "Vous avez perdu. Anna gagne avec 12 points d’avance.",
    ]);
  });
});

describe("a game that is played again", () => {
  const first = { reason: "finished" as const, scores: [40, 50], winners: [1] };
  const origin = { id: "first", created: "2026-01-01T12:00:00Z", ply: 16, turn: 9, scores: [10, 20], result: first };
  const second = { ...over([48, 44], [0]), origin };

  test("says from which turn of which game, and leads there", () => {
    expect(againWords(second)).toMatch(/^Again from turn 9 of the game of .*2026/);
    expect(originAddress(second)).toBe("/g/first/replay?ply=16");
    expect([againWords(table()), originAddress(table())]).toEqual(["", ""]);
  });

  test("is compared with the first from that turn on", () => {
    expect(compared(second)).toEqual({ first: [30, 30], now: [38, 24], cut: false });
    expect([0, 1].map((seat) => differenceWords(second, seat))).toEqual([
      "8 points more for you than the first time.",
      "6 points fewer for you than the first time.",
    ]);
    expect(differenceWords({ ...second, result: first }, 0)).toBe("As many points for you as the first time.");
    expect(compared({ ...second, origin: { ...origin, result: { ...first, reason: "resigned" } } })?.cut).toBe(true);
    expect([compared(table({ origin })), compared(table()), differenceWords(table(), 0)]).toEqual([null, null, ""]);
  });
});
