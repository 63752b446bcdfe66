import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Event } from "../../src/api/types";
import { Coach } from "../../src/learn/coach.svelte";
import { DRAW, LESSONS } from "../../src/learn/lessons";
import { known } from "../../src/words";
import { FakeSocket, fakeSockets } from "../fakes";
import { feature, move, opening, position, scored, table } from "../support";

const skip = { type: "skip" } as const;
const end = (player: number): Event => ({ type: "turn_ended", player });
const placed = (player: number, on: string): Event => ({
  type: "follower_placed",
  player,
  feature: on,
  at: "N",
  x: 0,
  y: 0,
});
let coach: Coach;
let seq = 0;

beforeEach(() => {
  fakeSockets();
  seq = 0;
  coach = new Coach("g");
  FakeSocket.last.say({ type: "table", table: table(), position: position() });
  FakeSocket.last.say(opening());
});

afterEach(() => coach.close());

/** The learner's turn, and the bot's after it. */
function turn(mine: Event[], theirs: Event[] = [], features = [feature("city", [[0, 0, "N"]])]): void {
  FakeSocket.last.say({ ...move(1, 0, skip, [...mine, end(0)]), seq: ++seq });
  const seen = position([], { features }, { to_act: 0 });
  FakeSocket.last.say({ ...move(2, 1, skip, [...theirs, end(1)]), seq: ++seq, position: seen });
}

describe("the coach", () => {
  test("begins with the first lesson", () => {
    expect(coach.asked).toBe(true);
    expect(coach.lesson).toBe(LESSONS[0]);
    expect([coach.number, coach.task]).toEqual([1, "learn.1.do"]);
    expect(coach.happened()).toEqual([]);
  });

  test("praises what the lesson was about, and says what the bot did", () => {
    turn([placed(0, "city")], [placed(1, "road"), scored(1, 2, "road")]);
    expect(coach.turns).toBe(1);
    expect(coach.happened()).toEqual([
      "Well done!",
      "Your knight holds the city. Nobody else may enter it as long as he stands there.",
      "Bram got 2 points: Road finished: 1 tile × 2.",
      "Bram placed a follower: thief.",
    ]);
  });

  test("lets one do something else", () => {
    turn([scored(0, 4), { type: "follower_returned", player: 0, feature: "city", at: "N" }]);
    expect(coach.happened().slice(0, 2)).toEqual([
      "That is allowed too. Every landscape grows differently.",
      expect.stringContaining("You kept your followers"),
    ]);
    expect(coach.happened().slice(2)).toEqual([
      "You got 4 points: City finished: 1 tile × 4.",
      expect.stringContaining("your follower came home"),
    ]);
  });

  test("gives other advice where the landscape does not offer the task", () => {
    turn([placed(0, "city")]);
    expect(coach.task).toBe("learn.2.else");
    turn([], [], [feature("city", [[0, 0, "N"]], { owners: [0] })]);
    expect(coach.lesson).toBe(LESSONS[2]);
  });

  test("forgets what was taken back", () => {
    FakeSocket.last.say(move(++seq, 0, skip, [placed(0, "city")]));
    FakeSocket.last.say({ type: "undo", seq: ++seq, ply: 0, seat: 0, at: "" });
    turn([]);
    expect(coach.happened()[1]).toContain("You kept your followers");
  });

  test("counts the end by itself", () => {
    const over: Event = { type: "game_ended", scores: [3, 0], winners: [0] };
    FakeSocket.last.say(move(1, 0, skip, [end(0), scored(0, 3, "field", [["cities", 3]]), over]));
    FakeSocket.last.say({ type: "table", table: table({ status: "over" }) });
    expect(coach.over).toBe(true);
    expect(coach.lesson).toBeNull();
    expect(coach.task).toBeNull();
    expect(coach.final()).toEqual([{ seat: 0, points: 3, what: "Field: 3 for cities" }]);
  });
});

test("every lesson has its words, and there is a tile for every turn of both", () => {
  expect(DRAW).toHaveLength(2 * LESSONS.length);
  for (const lesson of LESSONS) {
    for (const key of [lesson.title, lesson.why, lesson.task, lesson.otherwise ?? lesson.task])
      expect(known(key)).toBe(true);
  }
});

test("a lesson knows whether it was done and whether it can be", () => {
  const [first, second, , fourth, fifth] = LESSONS;
  expect(first!.done([placed(1, "city")])).toBe(false);
  expect(second!.done([scored(0, 4)])).toBe(true);
  expect(fourth!.offered!([feature("road", [[0, 0, "N"]], { owners: [1] })])).toBe(false);
  expect(fourth!.offered!([feature("road", [[0, 0, "N"]])])).toBe(true);
  expect(fifth!.offered!([feature("road", [[0, 0, "N"]], { owners: [0] })])).toBe(true);
  expect(LESSONS.at(-1)!.done([])).toBe(true);
});
