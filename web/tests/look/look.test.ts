import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { SeatAtTable } from "../../src/api/types";
import { colourOf, coloursHeld, wear } from "../../src/look/colours.svelte";
import { readArt } from "../../src/look/art";
import { drop, easeOut, goHome, land, lasting, rise } from "../../src/look/motion";
import { hold, partOf, symbolOf } from "../../src/look/sprite";
import { setTheme, startTheme, theme } from "../../src/look/theme";
import { fullStorage } from "../fakes";

afterEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
});

describe("the artwork", () => {
  test("is read into kinds of tiles; what boxes print stays as it is", () => {
    const art = readArt({
      anchors: {
        B: {
          cloister: [50, 50],
          _at: { NL: "field:f0" },
          _towers: [],
          _second: true,
          _bridge_NS: { cloister: [1, 2] },
        },
        D: { "city:c0": [1, 2], _at: {}, _towers: [[0, 0]], _number: 3 },
        _steps: { cloister: [8, 3] },
        _roles: { city: "knight" },
        _castles: { NS: [1, 1] },
      },
      regions: {},
    });
    expect(Object.keys(art.kinds)).toEqual(["B", "D"]);
    expect(art.kinds["B"]).toMatchObject({
      anchors: { cloister: [50, 50] },
      second: true,
      spanned: { bridge_NS: { cloister: [1, 2] } },
    });
    expect(art.kinds["D"]).toMatchObject({ second: false, towers: [[0, 0]], printed: { number: 3 } });
    expect(art.others["castles"]).toEqual({ NS: [1, 1] });
    expect([art.steps["cloister"], art.roles["city"]]).toEqual([[8, 3], "knight"]);
  });

  test("puts symbols into the page when they are first drawn, with all that they use", () => {
    hold(
      '<svg xmlns="http://www.w3.org/2000/svg"><defs><g id="peg"/><symbol id="t-D"><use href="#tree"/></symbol>' +
        '<symbol id="tree"><path/></symbol></defs></svg>',
    );
    expect(document.querySelectorAll("#art symbol")).toHaveLength(0);
    expect(partOf("tree").localName).toBe("symbol");
    expect(symbolOf("t-D")).toBe("#t-D");
    expect(document.querySelectorAll("#art symbol")).toHaveLength(2);
    expect(symbolOf("t-D")).toBe("#t-D");
    expect(symbolOf("unknown")).toBe("#unknown");
  });
});

describe("motion", () => {
  const asks = (less: boolean): void => void vi.stubGlobal("matchMedia", () => ({ matches: less }));

  test("lasts as long as it should, or not at all for who asks for less", () => {
    asks(false);
    expect([lasting(200), lasting(200, false)]).toEqual([200, 0]);
    asks(true);
    expect(lasting(200)).toBe(0);
  });

  test("comes to rest at the end of every move", () => {
    asks(false);
    const node = document.createElement("g");
    expect(easeOut(1)).toBe(1);
    for (const move of [land, drop, rise, goHome]) {
      const shown = move(node, { animate: true });
      expect(shown.duration).toBeGreaterThan(0);
      expect(shown.css(1, 0)).toMatch(/scale\(1\)|translateY\(-?0px\)/);
      expect(shown.css(1, 0)).toContain("opacity: 1");
      expect(shown.easing(1)).toBe(1);
      expect(move(node, { animate: false }).duration).toBe(0);
    }
  });
});

describe("the theme", () => {
  beforeEach(() => setTheme("system"));

  test("is the device's own until one is chosen", () => {
    expect(theme()).toBe("system");
    setTheme("dark");
    expect(document.documentElement.dataset["theme"]).toBe("dark");
    expect(theme()).toBe("dark");
  });

  test("is shown when the page starts", () => {
    localStorage.setItem("carcassonne.theme", "light");
    startTheme();
    expect(document.documentElement.dataset["theme"]).toBe("light");
    localStorage.setItem("carcassonne.theme", "nonsense");
    startTheme();
    expect(document.documentElement.dataset["theme"]).toBeUndefined();
  });

  test("needs no storage", () => {
    fullStorage();
    setTheme("dark");
    expect(document.documentElement.dataset["theme"]).toBe("dark");
  });
});

describe("the colour of a seat", () => {
  test("is the table's, and that of its number where no table is shown", () => {
    const shown = () => [0, 1, 2, 3].map(colourOf);
    const at = (kind: SeatAtTable["kind"], colour?: number) => ({ kind, colour }) as SeatAtTable;
    expect(shown()).toEqual([0, 1, 2, 3]);
    const seats = [at("human", 3), at("bot", 0), at("human", 5)];
    wear(seats);
    expect(shown()).toEqual([3, 0, 5, 3]);
    expect([...coloursHeld(seats, (seat) => seat === 0)]).toEqual([5]);
    wear();
    expect(shown()).toEqual([0, 1, 2, 3]);
  });
});
