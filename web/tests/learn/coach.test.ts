import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as api from "../../src/api/client";
import type { Event, LegalAction } from "../../src/api/types";
import { Coach } from "../../src/learn/coach.svelte";
import { offeredIn, settled, wordsOf } from "../../src/learn/course";
import { COURSES, courseOf } from "../../src/learn/courses";
import { known } from "../../src/words";
import { FakeSocket, fakeSockets } from "../fakes";
import { move, opening, position, scored, table } from "../support";

const skip = { type: "skip" } as const;
const end = (player: number): Event => ({ type: "turn_ended", player });
const place = (x: number, y: number, rotation: number): LegalAction => ({ type: "place", x, y, rotation });
const COURSE = courseOf("first");
let coach: Coach;

beforeEach(() => {
  vi.useFakeTimers();
  fakeSockets();
  coach = new Coach("g", COURSE, "robins");
  FakeSocket.last.say({ type: "table", table: table(), position: position() });
  FakeSocket.last.say(opening());
});
afterEach(() => {
  coach.close();
  vi.useRealTimers();
});

describe("the coach", () => {
  test("begins with the first step of the lesson", () => {
    expect(coach.lesson).toEqual(wordsOf("learn.first.1"));
    expect([coach.number, coach.of]).toEqual([1, 9]);
    expect(coach.happened()).toEqual([]);
  });

  test("offers what is taught and nothing else", () => {
    const taught = place(0, -1, 1);
    const legal = [place(0, -1, 3), taught, place(1, 0, 0)];
    expect(coach.offered(position(legal))).toEqual([taught]);
    expect(offeredIn({ offers: [] }, { legal })).toEqual(legal);
    expect(offeredIn({ offers: [{ type: "pass" }] }, { legal })).toEqual(legal);
    const open: LegalAction = { type: "bid", points: { min: 1, max: 9 } };
    const [bid] = offeredIn({ offers: [{ type: "bid", points: 2 }] }, { legal: [open] });
    expect(bid).toEqual({ type: "bid", points: { min: 2, max: 2 } });
    expect(settled(bid!)).toEqual({ type: "bid", points: 2 });
  });

  test("offers nothing at a turn of which only the table has heard", () => {
    const legal = [place(0, -1, 1), place(1, 0, 0)];
    const ahead = position(legal, { ply: 4, seq: 2 });
    expect(coach.offered(ahead)).toEqual([]);
    FakeSocket.last.say({ ...move(2, 0, skip, [end(0)]), seq: 1 });
    FakeSocket.last.say({ ...move(4, 1, skip, [end(1)]), seq: 2, position: ahead });
    expect(coach.offered(ahead)).not.toEqual([]);
  });

  test("says what the turns have brought, and plays Robin as planned", async () => {
    const played = vi.spyOn(api, "move").mockResolvedValue({} as never);
    const placed: Event = { type: "follower_placed", player: 0, feature: "city", at: "N", x: 0, y: -1 };
    const planned = place(0, 1, 2);
    FakeSocket.last.say({
      ...move(2, 0, skip, [placed, end(0)]),
      seq: 1,
      position: position([place(3, 3, 0), planned], { ply: 2 }, { to_act: 1 }),
    });
    expect(coach.happened()[1]).toContain("Your knight holds the city");
    await vi.advanceTimersByTimeAsync(2000);
    expect(played).toHaveBeenCalledWith("g", "robins", expect.objectContaining({ ply: 2 }), [planned]);
    FakeSocket.last.say({ ...move(4, 1, skip, [scored(1, 2, "road"), end(1)]), seq: 2, position: position() });
    expect(coach.lesson).toEqual(wordsOf("learn.first.2"));
    expect(coach.happened().at(-1)).toBe("Bram got 2 points: Road completed: 1 tile × 2.");
  });

  test("goes on after a reload with the turns before heard, also where Robin is to play", async () => {
    const played = vi.spyOn(api, "move").mockResolvedValue({} as never);
    const planned = place(0, 1, 2);
    const now = position([place(3, 3, 0), planned], { ply: 2, seq: 1 }, { to_act: 1 });
    const back = new Coach("g", COURSE, "robins");
    FakeSocket.last.say({ type: "table", table: table(), position: now });
    await vi.advanceTimersByTimeAsync(2000);
    expect(played).not.toHaveBeenCalled();
    FakeSocket.last.say(opening());
    FakeSocket.last.say({ ...move(2, 0, skip, [end(0)]), seq: 1 });
    await vi.advanceTimersByTimeAsync(2000);
    FakeSocket.last.say({ type: "table", table: table() });
    await vi.advanceTimersByTimeAsync(2000);
    expect(played.mock.calls).toEqual([["g", "robins", expect.objectContaining({ ply: 2 }), [planned]]]);
    back.close();
  });
});

describe.each(COURSES.map((course) => [course.id, course] as const))("the lesson %s", (id, course) => {
  test("has words for itself and for every turn of the learner", () => {
    const keys = [`learn.${id}.name`, `learn.${id}.line`];
    for (const { says } of course.steps) if (says) keys.push(...Object.values(wordsOf(says)));
    expect(keys.filter((key) => !known(key))).toEqual([]);
  });

  test("has a step for every tile", () => {
    expect(course.steps.length).toBeGreaterThanOrEqual(4);
    expect(course.draw.length).toBeGreaterThanOrEqual(course.steps.length);
  });
});
