import { afterEach, describe, expect, test, vi } from "vitest";
import * as api from "../../src/api/client";
import { linksOf, seatsOf, takeSeats } from "../../src/api/seats";
import { forgetImported, importedGames, rememberImported } from "../../src/api/imported";
import { myGames, myTurn } from "../../src/pages/games/mine";
import { begin, names } from "../../src/pages/new/begin";
import { lastDraft } from "../../src/pages/new/draft";
import { page, setRoutes } from "../../src/router.svelte";
import { ROUTES } from "../../src/routes";
import { copy, share } from "../../src/look/share";
import { table } from "../support";

afterEach(() => localStorage.clear());

describe("my games", () => {
  test("are none for a device without seats, and nobody is asked", async () => {
    const asked = vi.spyOn(api, "findGames");
    expect(await myGames()).toEqual([]);
    expect(asked).not.toHaveBeenCalled();
  });

  test("are one entry a game, with all seats of this device", async () => {
    takeSeats("g", { "0": "red", "1": "blue" });
    const found = (seat: number) => ({ id: "g", seat, to_act: 1, table: table() });
    vi.spyOn(api, "findGames").mockResolvedValue({ games: [found(0), found(1)] });
    const [game] = await myGames();
    expect(game).toMatchObject({ id: "g", seats: [0, 1], toAct: 1 });
    expect(myTurn(game!)).toBe(true);
    expect(myTurn({ ...game!, seats: [0] })).toBe(false);
    expect(myTurn({ ...game!, table: table({ status: "over" }) })).toBe(false);
  });
});

describe("an imported game", () => {
  test("is among them, without a seat, until it is removed", async () => {
    rememberImported("old");
    rememberImported("new");
    rememberImported("old");
    expect(importedGames()).toEqual(["old", "new"]);
    const others = [{ id: "old", table: table({ status: "over" }) }];
    const asked = vi.spyOn(api, "findGames").mockResolvedValue({ games: [], others });
    expect(await myGames()).toMatchObject([{ id: "old", seats: [], toAct: null }]);
    expect(asked.mock.lastCall).toEqual([[], ["old", "new"]]);
    forgetImported("old");
    expect(importedGames()).toEqual(["new"]);
    localStorage.setItem("carcassonne.imported", "{");
    expect(importedGames()).toEqual([]);
  });
});

describe("a new game", () => {
  test("is made, its seats and links are kept, and the table opens", async () => {
    const made = { id: "n", tokens: { "0": "red" }, links: { "1": "/join/n#x" }, watch: "/g/n", table: table() };
    const asked = vi.spyOn(api, "newGame").mockResolvedValue(made);
    setRoutes(ROUTES);
    await begin(lastDraft());
    expect(asked.mock.calls[0]![0].seats).toEqual([
      { kind: "human", name: "Player" },
      { kind: "bot", level: 3 },
    ]);
    expect(seatsOf("n").get(0)).toBe("red");
    expect(linksOf("n").get(1)).toBe("/join/n#x");
    expect(page().props).toEqual({ id: "n" });
  });

  test("calls people by number where there are several, and unknown levels by theirs", () => {
    expect(names.human(2, false)).toBe("Player 2");
  });
});

describe("a link", () => {
  const told: string[] = [];
  const tell = (text: string): void => void told.push(text);
  afterEach(() => void told.splice(0));
  const clipboard = (writeText: () => Promise<void>): void =>
    void vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText }, share: () => Promise.reject(denied) });
  const denied = new DOMException("no", "NotAllowedError");

  test("is copied, or shown where that is forbidden", async () => {
    clipboard(() => Promise.resolve());
    await copy("/g/n", tell);
    clipboard(() => Promise.reject(denied));
    await copy("/g/n", tell);
    expect(told).toEqual(["Link copied", "Copying is not allowed here: /g/n"]);
  });

  test("is shared by the device, else copied; whoever thinks better of it is not bothered", async () => {
    clipboard(() => Promise.resolve());
    await share("/g/n", tell);
    expect(told).toEqual(["Link copied"]);
    vi.stubGlobal("navigator", { share: () => Promise.reject(new DOMException("no", "AbortError")) });
    await share("/g/n", tell);
    expect(told).toHaveLength(1);
  });
});
