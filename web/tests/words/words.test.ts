import { afterEach, describe, expect, test, vi } from "vitest";
import {
  about,
  addWords,
  date,
  known,
  list,
  number,
  percent,
  preferred,
  say,
  setBook,
  signed,
  speak,
  t,
} from "../../src/words";

afterEach(async () => {
  setBook("");
  localStorage.clear();
  await speak("en");
});

describe("a text", () => {
  test("is looked up, with its values in place", () => {
    expect(t("table.seat", { n: 2 })).toBe("Seat 2");
    expect(about("Anna", "place your tile")).toBe("Anna: place your tile");
  });

  test("keeps a gap for which there is no value", () => {
    expect(t("table.seat")).toBe("Seat {n}");
  });

  test("that is put together at run time may be missing", () => {
    expect(known("level.3")).toBe(true);
    expect(say("level.99", "other")).toBe("other");
    expect(say("level.1", "other")).toBe("Beginner");
    expect(t("no.such.key" as "table.seat")).toBe("no.such.key");
  });

  test("of a box is found like any other", () => {
    expect(t("table.bridges_left", { n: 1 })).toBe("1 bridge left");
    expect(t("table.segment.tax")).toBe("Tax");
  });
});

describe("a plural", () => {
  test.each([
    ["en", 0, "0 points"],
    ["en", 1, "1 point"],
    ["en", 2, "2 points"],
    ["fr", 0, "0 point"],
    ["fr", 1, "1 point"],
    ["fr", 2, "2 points"],
    ["de", 1, "1 Punkt"],
    ["nl", 3, "3 punten"],
    ["da", 1, "1 point"],
  ] as const)("in %s of %d is %s", async (language, n, words) => {
    await speak(language);
    expect(t("table.points", { n })).toBe(words);
  });
});

describe("the rule book's words", () => {
  test("follow the edition that is played", async () => {
    await speak("nl");
    expect(t("table.no_follower")).toBe("Geen horige");
    setBook("first-edition-nl");
    expect(t("table.no_follower")).toBe("Geen volgeling");
    expect(t("table.fields")).not.toContain("{");
  });

  test("begin with a capital where the text says so", async () => {
    await speak("nl");
    expect(t("rules.followers.h")).toBe("Horigen");
  });
});

describe("numbers, dates and lists", () => {
  test("are rounded once, and have one minus in every language", async () => {
    expect([percent(2 / 52, 1), percent(2 / 46, 1)]).toEqual(["3.8%", "4.3%"]);
    for (const each of ["en", "nl", "da", "de", "fr"] as const) {
      await speak(each);
      expect([number(-3), signed(-1), signed(2), signed(0)]).toEqual(["−3", "−1", "+2", "0"]);
      expect(signed(-0.5, 1)).toMatch(/^−0[.,]5$/);
    }
    await speak("en");
  });

  test("a day is written as where the browser is at home", () => {
    for (const [tags, day] of [
      [["en-GB"], "04/03/2026"],
      [["de-DE", "en-US"], "03/04/2026"],
      [["de-DE"], "03/04/2026"],
    ] as const) {
      vi.stubGlobal("navigator", { languages: tags });
      expect(date("2026-03-04T12:00:00Z", { day: "2-digit", month: "2-digit", year: "numeric" })).toBe(day);
    }
  });

  test("are written as the language writes them", async () => {
    expect(number(1234.5)).toBe("1,234.5");
    expect(percent(0.256, 1)).toBe("25.6%");
    expect(list(["Anna", "Bram", "Cleo"])).toBe("Anna, Bram, and Cleo");
    await speak("de");
    expect(number(1234.5)).toBe("1.234,5");
    expect(list(["Anna", "Bram"])).toBe("Anna und Bram");
    expect(date("2026-03-04T12:00:00Z", { year: "numeric" })).toBe("2026");
  });
});

describe("the language", () => {
  test("is the one chosen before, else the first of the browser's that we have", () => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(["it-IT", "da-DK", "en"]);
    expect(preferred()).toBe("da");
    localStorage.setItem("carcassonne.language", "fr");
    expect(preferred()).toBe("fr");
  });

  test("is English for who speaks none of ours", () => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(["it"]);
    expect(preferred()).toBe("en");
  });

  test("is remembered on request and told to the document", async () => {
    await speak("nl", true);
    expect(localStorage.getItem("carcassonne.language")).toBe("nl");
    expect(document.documentElement.lang).toBe("nl");
  });

  test("brings the words of pages that have been opened, and those that boxes add to them", async () => {
    await addWords("rules");
    await speak("da");
    expect(known("rules.wheel.h")).toBe(true);
    expect(t("rules.wheel.h")).not.toBe("rules.wheel.h");
  });
});
