import { afterEach, describe, expect, test } from "vitest";
import {
  againstBots,
  aidsOf,
  called,
  coloursOf,
  evened,
  keepDraft,
  lastDraft,
  seat,
  wanted,
  type Draft,
  type Names,
} from "../../src/pages/new/draft";
import { fullStorage } from "../fakes";

const names: Names = {
  human: (number, alone) => (alone ? "Player" : `Player ${number}`),
};
const draft = (seats: Draft["seats"]): Draft => ({ ...lastDraft(), seats });

afterEach(() => localStorage.clear());

describe("the choices of last time", () => {
  test("are modern rules against one bot for who never played here", () => {
    expect(lastDraft()).toMatchObject({ preset: "modern", options: {}, clock: { kind: "none" } });
    expect(lastDraft().seats.map((one) => one.kind)).toEqual(["human", "bot"]);
  });

  test("come back as they were kept", () => {
    const kept = { ...draft([seat("human"), seat("open"), seat("bot", 5)]), preset: "wheel-of-fortune" };
    keepDraft(kept);
    expect(lastDraft()).toEqual(kept);
  });

  test.each(["no json", '{"seats":[1]}', '{"preset":3,"seats":"x"}'])(
    "are the plain ones where %s was kept",
    (kept) => {
      localStorage.setItem("carcassonne.draft", kept);
      expect(lastDraft()).toMatchObject({ preset: "modern" });
      expect(lastDraft().seats).toHaveLength(2);
    },
  );

  test("have six seats at most", () => {
    localStorage.setItem("carcassonne.draft", JSON.stringify({ seats: Array(9).fill({ kind: "bot" }) }));
    expect(lastDraft().seats).toHaveLength(6);
  });

  test("need no storage", () => {
    fullStorage();
    expect(() => keepDraft(lastDraft())).not.toThrow();
  });
});

describe("what the server is asked for", () => {
  test("names every seat, and no two alike", () => {
    const asked = wanted(draft([seat("human"), seat("bot"), seat("bot"), seat("open")]), names);
    expect(asked.seats).toEqual([
      { kind: "human", name: "Player 1" },
      { kind: "bot", level: 3 },
      { kind: "bot", level: 3 },
      { kind: "open" },
    ]);
  });

  test("calls who plays alone by no number, and everybody by the name they gave", () => {
    expect(wanted(draft([seat("human"), seat("bot")]), names).seats[0]).toEqual({ kind: "human", name: "Player" });
    const anna = { ...seat("human"), name: " Anna " };
    expect(wanted(draft([anna, seat("human")]), names).seats).toEqual([
      { kind: "human", name: "Anna" },
      { kind: "human", name: "Player 2" },
    ]);
  });

  test("may be a bot of somebody else's", () => {
    const other = { ...seat("bot"), player: "their-bot" };
    expect(wanted(draft([seat("human"), other]), names).seats[1]).toEqual({
      kind: "bot",
      player: "their-bot",
    });
  });

  test.each([
    ["none", null],
    ["move", { kind: "move", seconds: 60, grace: 120 }],
    ["days", { kind: "days", days: 3, grace: 86400 }],
    ["bank", { kind: "bank", seconds: 1200, increment: 10 }],
  ] as const)("has the clock %s", (kind, clock) => {
    const plain = lastDraft();
    expect(wanted({ ...plain, clock: { ...plain.clock, kind } }, names).clock).toEqual(clock);
  });
});

test("a quick game is one person against bots, whoever was to play before", () => {
  const quick = againstBots(draft([seat("open"), { ...seat("human"), name: "Anna" }, seat("human")]));
  expect(quick.seats.map((one) => one.kind)).toEqual(["bot", "human", "bot"]);
  expect(againstBots(draft([seat("open"), seat("open")])).seats.map((one) => one.kind)).toEqual(["human", "bot"]);
});

test("a bot that is even with the player follows the player", () => {
  const even = { ...seat("bot", 5), player: "3.4" };
  const club = { ...seat("bot"), player: "club" };
  expect(evened([seat("human"), even, club], "3.6").map((one) => one.player)).toEqual(["", "3.6", "club"]);
  expect(wanted(draft(evened([seat("human"), even], "")), names).seats[1]).toEqual({ kind: "bot", level: 5 });
  expect(againstBots(draft([seat("human"), club]), "3.6").seats.map((one) => one.player)).toEqual(["", "3.6"]);
  expect(againstBots(draft([seat("human"), club])).seats.map((one) => one.player)).toEqual(["", "club"]);
});

test("hints are off where a friend plays by link, until somebody chooses", () => {
  expect(aidsOf(draft([seat("human"), seat("bot")])).hints).toBe(true);
  const friends = draft([seat("human"), seat("open")]);
  expect(aidsOf(friends)).toMatchObject({ hints: false, fields: true });
  expect(aidsOf({ ...friends, hintsChosen: true }).hints).toBe(true);
});

test("rules are called as the server calls them, as long as they are the same", () => {
  const told = { of: "modern river=true", preset: "big-box", options: { abbots: false }, differences: [] };
  const river = { ...draft([seat("human"), seat("bot")]), options: { river: true }, called: told };
  expect(wanted(river, names)).toMatchObject({ preset: "big-box", options: { abbots: false } });
  expect(called({ ...river, options: {} })).toEqual({ preset: "modern", options: {}, differences: [] });
  expect(wanted({ ...river, begins: "lot" }, names).options).toEqual({ abbots: false, first_player: "random" });
});

test("colours are those chosen, then those of the seats, then the rest", () => {
  const in_ = (colour: number) => ({ ...seat("human"), colour });
  expect(coloursOf([in_(1), seat("bot"), in_(1), seat("open")])).toEqual([1, 0, 2, 3]);
});
