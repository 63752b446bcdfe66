import { afterEach, describe, expect, test, vi } from "vitest";
import { allTokens, keepLinks, leaveSeats, linksOf, seatsOf, takeSeats } from "../../src/api/seats";
import { fullStorage } from "../fakes";

afterEach(() => localStorage.clear());

describe("the seats of this device", () => {
  test("are remembered by game, and more may be taken later", () => {
    takeSeats("g", { "0": "red" });
    takeSeats("g", { "2": "yellow" });
    takeSeats("h", { "1": "blue" });
    expect([...seatsOf("g")]).toEqual([
      [0, "red"],
      [2, "yellow"],
    ]);
    expect(allTokens()).toEqual(["red", "yellow", "blue"]);
  });

  test("are forgotten game by game", () => {
    takeSeats("g", { "0": "red" });
    takeSeats("h", { "0": "blue" });
    leaveSeats("g");
    expect(seatsOf("g").size).toBe(0);
    expect(allTokens()).toEqual(["blue"]);
  });

  test.each(["no json", "null", "3"])("are none where the browser kept %s", (kept) => {
    localStorage.setItem("carcassonne.seats", kept);
    expect(seatsOf("g").size).toBe(0);
  });

  test("last as long as the page where the browser keeps nothing", () => {
    fullStorage();
    takeSeats("private", { "0": "red" });
    takeSeats("second", { "1": "blue" });
    expect(seatsOf("private").get(0)).toBe("red");
    expect(allTokens()).toEqual(["red", "blue"]);
    leaveSeats("private");
    expect(allTokens()).toEqual(["blue"]);
    vi.unstubAllGlobals();
    leaveSeats("second");
    expect([allTokens(), localStorage.getItem("carcassonne.seats")]).toEqual([[], "{}"]);
  });
});

describe("the links of a game made here", () => {
  test("are kept by seat", () => {
    keepLinks("g", { "1": "/join/g#x" });
    keepLinks("h", {});
    expect([...linksOf("g")]).toEqual([[1, "/join/g#x"]]);
    expect(linksOf("h").size).toBe(0);
  });

  test("are none where what was kept cannot be read", () => {
    localStorage.setItem("carcassonne.links", "no json");
    expect(linksOf("g").size).toBe(0);
    keepLinks("g", { "1": "/join/g#x" });
    expect(linksOf("g").size).toBe(0);
  });
});
