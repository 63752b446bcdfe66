// What is said of matches and events.
import { beforeAll, describe, expect, test, vi } from "vitest";
import { Refusal } from "../../../src/api/client";
import { meetings } from "../../../src/api/meetings";
import { answeredBy } from "../../../src/api/transport";
import type { EventDocument, Match } from "../../../src/api/types";
import * as telling from "../../../src/pages/meet/telling";
import { addWords, speak } from "../../../src/words";

const MATCH = {
  people: ["Anna", null],
  best_of: 3,
  clock: { kind: "bank", seconds: 900, increment: 0 },
  rated: true,
  state: "over",
  end: "played",
  wins: [1, 2],
  time: null,
} as unknown as Match;
const EVENT = {
  entrants: [
    { number: 0, name: "Anna" },
    { number: 1, name: "Bram" },
    { number: 2, name: null },
  ],
  stages: [{ rounds: [{ pairs: [{ id: "1.1.1", a: 0, b: 1 }] }] }],
} as unknown as EventDocument;

beforeAll(async () => {
  await speak("en");
  await addWords("meet");
});

test.each([
  [{}, "somebody has won 2:1"],
  [{ wins: [2, 0], end: "absent" }, "Anna has won 2:0 (the other did not come)"],
  [{ wins: [1, 1] }, "Equal, 1:1"],
  [{ end: "void" }, "nobody came"],
  [{ state: "proposed", end: null }, "A time is wanted"],
  [{ state: "open", end: null }, "It is on"],
])("a match %o is told as %s", (change, said) => {
  expect(telling.stateWords({ ...MATCH, ...change } as Match)).toBe(said);
});

test("a time that is agreed on is said in the words of the place", () => {
  expect(telling.stateWords({ ...MATCH, state: "agreed", time: "2026-11-20T19:00:00Z" })).toMatch(/Nov/);
  expect(telling.hour("2026-11-20T19:00:00Z")).toMatch(/\d:\d\d/);
});

test("the form of a match and of an event is said in a line", () => {
  expect(telling.formWords(MATCH)).toBe("Best of 3 · 15 minutes each · rated");
  expect(telling.formWords({ ...MATCH, best_of: 1, rated: false })).toBe("One game · 15 minutes each · unrated");
  const setup = { stages: [{ kind: "swiss" }, { kind: "knockout" }], match: MATCH, boards: 5, pace: "agreed", days: 7 };
  expect(telling.setupWords(setup as never)).toBe(
    "Swiss system → knockout · teams, 5 boards · Best of 3 · 15 minutes each · rated · pairs agree on a time, 7 days a round",
  );
});

test("entrants are called by their names, whoever has left by none", () => {
  const name = telling.namesOf(EVENT);
  expect([0, 2, -1, null, 9].map(name)).toEqual(["Anna", "somebody", "–", "–", "somebody"]);
  expect(telling.pairWords(EVENT, "1.1.1")).toBe("Anna – Bram");
  expect(telling.pairWords(EVENT, "9.9.9")).toBe("9.9.9");
});

test.each([
  [{ what: "entered", words: { numbers: [0, 1] } }, "Entered: Anna and Bram"],
  [{ what: "withdrawn", words: { number: 1 } }, "Withdrawn: Bram"],
  [
    { what: "set", words: { slot: "1.1.1", wins: [2, 0], reason: "rules" } },
    "Anna – Bram: set to 2:0, because: a ruling",
  ],
  [{ what: "round", words: { stage: 1, round: 2 } }, "Round 2 of stage 1 was paired."],
  [{ what: "of another version", words: {} }, "of another version"],
])("a line of the log %o", (act, said) => {
  expect(telling.actWords(EVENT, act)).toBe(said);
});

describe("refusals", () => {
  test("say what is missing", () => {
    expect(telling.missingOf(new Refusal({ code: "not_signed_in" }))).toBe("sign_in");
    expect(telling.missingOf(new Refusal({ code: "no_accounts" }))).toBe("no_accounts");
    expect(telling.missingOf(new Refusal({ code: "no_match" }))).toBe("");
    expect(telling.missingOf(new TypeError())).toBe("");
  });
  test("are said in words of the page, else in the server's", () => {
    expect(telling.refused(new Refusal({ code: "double_booked" }))).toBe(
      "One of you plays another match at that time.",
    );
    expect(telling.refused(new Refusal({ code: "bad_request", detail: "times lie ahead" }))).toContain(
      "times lie ahead",
    );
  });
});

test("times are full quarters of an hour of this device, and are sent in UTC", () => {
  const local = telling.quarterAhead(1, new Date(2026, 10, 20, 19, 7));
  expect(local).toBe("2026-11-20T20:15");
  expect(telling.inUtc(local)).toBe(new Date(2026, 10, 20, 20, 15).toISOString());
});

test("every request goes to its address, by its method", async () => {
  const asked: [string, string][] = [];
  const fetch = vi.fn((path: string, options?: RequestInit) => {
    asked.push([options?.method ?? "GET", path.replace("/api/v1", "")]);
    return Promise.resolve(new Response("{}", { headers: { "Content-Type": "application/json" } }));
  });
  answeredBy({ url: (path) => path, fetch, open: () => ({ send: () => undefined, close: () => undefined }) });
  await meetings.challenge({ opponent: "Bram", times: ["2026-11-20T19:00Z"] } as never);
  await meetings.myMatches();
  await meetings.match("m");
  await meetings.proposeTimes("m", []);
  await meetings.agree("m", "t");
  await meetings.decline("m");
  await meetings.come("m");
  await meetings.events();
  await meetings.event("e");
  await meetings.announce("Autumn", {}, null);
  await meetings.change("e", { state: "cancelled" });
  await meetings.enter("e");
  await meetings.withdraw("e", 3);
  await meetings.substitute("e", 3, "Carla");
  await meetings.begin("e");
  await meetings.extend("e", "t");
  await meetings.setResult("e", { slot: "1.1.1", wins: [1, 0], reason: "agreed" });
  await meetings.giveLineup("e", "1.1.1", [1]);
  await meetings.log("e");
  answeredBy();
  expect(asked.map((one) => one.join(" "))).toEqual([
    "POST /matches",
    "GET /matches",
    "GET /matches/m",
    "POST /matches/m/times",
    "POST /matches/m/answer",
    "POST /matches/m/answer",
    "POST /matches/m/ready",
    "GET /events",
    "GET /events/e",
    "POST /events",
    "PATCH /events/e",
    "POST /events/e/entrants",
    "PATCH /events/e/entrants/3",
    "PATCH /events/e/entrants/3",
    "POST /events/e/rounds",
    "POST /events/e/rounds",
    "POST /events/e/results",
    "POST /events/e/lineups",
    "GET /events/e/log",
  ]);
  expect(meetings.calendarOf("m")).toBe("/api/v1/matches/m/calendar");
  expect([meetings.documentOf("e"), meetings.tableOf("e")]).toEqual(["/api/v1/events/e", "/api/v1/events/e/standing"]);
});
