import { afterEach, describe, expect, test } from "vitest";
import { seatsOf } from "../../src/api/seats";
import { linkWith, onlyHere, seatsIn, takeAll } from "../../src/pages/games/devices";

afterEach(() => localStorage.clear());
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
