import { afterEach, describe, expect, test, vi } from "vitest";
import * as api from "../../src/api/client";
import { seatsOf, takeSeats } from "../../src/api/seats";
import type { GamesFound } from "../../src/api/types";
import { checked, linkWith, MOST, onlyHere, seatsIn, takeAll } from "../../src/pages/games/devices";

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});
const TOKEN = "p3nJm0bq2o4v8Jw7tB1xq6sYzQk5dR9uHcE0aLfXgMI";
const HELD = { Zl8fWtT0v2mXq3Rk: { "0": TOKEN, "2": TOKEN }, "Al8fWtT0v2mXq3R-": { "1": TOKEN } };

describe("a link to another device", () => {
  test("carries every seat behind its #, and brings them back", () => {
    const link = new URL(linkWith(HELD, "https://example.org"));
    expect(link.pathname).toBe("/devices");
    expect(link.search).toBe("");
    expect(seatsIn(link.hash)).toEqual(HELD);
  });

  test("that is cut short brings nothing", () => {
    const { hash } = new URL(linkWith(HELD, "https://example.org"));
    expect(seatsIn(hash.slice(0, -1))).toBeNull();
    expect(seatsIn("#")).toBeNull();
    expect(seatsIn("#<script>")).toBeNull();
  });

  test("of an endless list is refused at once", () => {
    const entry = `Zl8fWtT0v2mXq3Rk.0.${TOKEN}`;
    expect(seatsIn(`#${Array(MOST).fill(entry).join(",")}`)).not.toBeNull();
    expect(
      seatsIn(
        `#${Array(MOST + 1)
          .fill(entry)
          .join(",")}`,
      ),
    ).toBeNull();
    expect(seatsIn(`#${Array(20_000).fill(entry).join(",")}`)).toBeNull();
  });

  test("brings only what the server confirms, and no key in the place of one's own", async () => {
    const games = [
      { id: "Zl8fWtT0v2mXq3Rk", seat: 0 },
      { id: "Zl8fWtT0v2mXq3Rk", seat: 2 },
      { id: "somebodyelse1234", seat: 0 },
    ] as GamesFound["games"];
    const asked = vi.spyOn(api, "findGames").mockResolvedValue({ games });
    const own = "o".repeat(43);
    takeSeats("Zl8fWtT0v2mXq3Rk", { "0": own });
    const found = await checked(HELD);
    expect(asked).toHaveBeenCalledWith([TOKEN]);
    expect(found).toEqual({ fresh: { Zl8fWtT0v2mXq3Rk: { "2": TOKEN } }, known: true });
    takeAll(HELD);
    expect(seatsOf("Zl8fWtT0v2mXq3Rk").get(0)).toBe(own);
    expect(seatsOf("Zl8fWtT0v2mXq3Rk").get(2)).toBe(TOKEN);
  });

  test("seats this device too", () => {
    takeAll(HELD);
    expect(seatsOf("Zl8fWtT0v2mXq3Rk").get(2)).toBe(TOKEN);
  });
});

test.each([
  ["127.0.0.1", true],
  ["localhost", true],
  ["[::1]", true],
  ["192.168.1.5", false],
  ["example.org", false],
])("%s works on this computer only: %s", (host, only) => {
  expect(onlyHere(host)).toBe(only);
});
