import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  bare,
  go,
  linkTo,
  listen,
  note,
  page,
  pageAt,
  setBare,
  setRoutes,
  setTitle,
  title,
} from "../../src/router.svelte";
import { ROUTES } from "../../src/routes";

beforeEach(() => {
  setRoutes(ROUTES);
  go("/");
});

describe("an address", () => {
  test.each([
    ["/", "home", {}],
    ["/new", "new", {}],
    ["/g/abc-1", "table", { id: "abc-1" }],
    ["/g/abc-1/", "table", { id: "abc-1" }],
    ["/g/abc/replay", "replay", { id: "abc" }],
    ["/join/abc", "join", { id: "abc" }],
    ["/games", "games", {}],
    ["/rules", "rules", {}],
    ["/rules/modern", "rules", { preset: "modern" }],
    ["/learn", "learn", {}],
    ["/import", "import", {}],
    ["/@Bram.K", "person", { id: "Bram.K" }],
    ["/@J%C3%B6rg", "person", { id: "Jörg" }],
    ["/@100%", "person", { id: "100%" }],
    ["/top", "top", {}],
    ["/top/boxes-many", "top", { pool: "boxes-many" }],
    ["/top/puzzle", "unknown", {}],
    ["/nowhere/at/all", "unknown", {}],
  ])("%s is the page %s", (address, name, props) => {
    const found = pageAt(address, "");
    expect(found.name).toBe(name);
    expect(found.props).toEqual(props);
  });

  test("may name a ply; nonsense is none", () => {
    expect(pageAt("/g/abc/replay", "?ply=12").props).toEqual({ id: "abc", ply: 12 });
    expect(pageAt("/g/abc/replay", "?ply=x").props).toEqual({ id: "abc" });
  });

  test("tables and replays fill the window, other pages do not", () => {
    expect(pageAt("/g/abc", "").bare).toBe(true);
    expect(pageAt("/rules", "").bare).toBe(false);
  });

  test("has a page that can be loaded, with its words", async () => {
    const part = await pageAt("/nowhere", "").load();
    expect(part.default).toBeTypeOf("function");
  });
});

describe("going somewhere", () => {
  test("changes the address and the page", () => {
    go("/games");
    expect(location.pathname).toBe("/games");
    expect(page().name).toBe("games");
  });

  test("forgets what the last page said of the window, but not on the same page", () => {
    go("/learn");
    setTitle("mine");
    setBare(true);
    go("/learn?ply=1", true);
    expect([title(), bare()]).toEqual(["mine", true]);
    go("/games");
    expect([title(), bare()]).toEqual(["", false]);
  });
});

describe("a click", () => {
  listen();

  function click(markup: string, more: MouseEventInit = {}): boolean {
    document.body.innerHTML = markup;
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...more });
    let taken = false;
    const after = (): void => {
      taken = event.defaultPrevented;
      event.preventDefault(); // the browser of the tests would go there
    };
    addEventListener("click", after, { once: true });
    document.body.firstElementChild!.dispatchEvent(event);
    return taken;
  }

  test("on a link of ours goes there without a reload", () => {
    expect(click('<a href="/rules?x=1">rules</a>')).toBe(true);
    expect(page().name).toBe("rules");
    expect(location.search).toBe("?x=1");
  });

  test.each([
    ['<a href="/rules" target="_blank">new window</a>', {}],
    ['<a href="/rules">with a key</a>', { ctrlKey: true }],
    ['<a href="/api/v1/games/g/record">the API</a>', {}],
    ['<a href="/art/sprite.svg">a file</a>', {}],
    ['<a href="/rules" download>a download</a>', {}],
    ['<a href="https://elsewhere.example/rules">elsewhere</a>', {}],
    ['<a href="/#main">on this page</a>', {}],
    ["<p>no link</p>", {}],
  ])("on %s is left to the browser", (markup, more) => {
    expect(click(markup, more)).toBe(false);
    expect(page().name).toBe("home");
  });
});

describe("in a folder of any web host", () => {
  beforeEach(() => {
    document.documentElement.dataset.home = "browser";
    go("/");
  });
  afterEach(() => {
    delete document.documentElement.dataset.home;
    history.replaceState(null, "", "/");
  });

  test("addresses stand behind a #, and the folder stays what it is", () => {
    go("/g/abc?ply=3");
    expect([location.pathname, location.hash]).toEqual(["/", "#/g/abc?ply=3"]);
    expect([page().name, page().props]).toEqual(["table", { id: "abc", ply: 3 }]);
    note("?ply=4");
    expect(location.hash).toBe("#/g/abc?ply=4");
    expect(linkTo("/games")).toBe(`${location.origin}/#/games`);
  });

  test("a link is followed as it is written, and is the browser's own where it is touched", () => {
    listen();
    document.body.innerHTML = '<a href="/rules/modern">rules</a>';
    const link = document.querySelector("a")!;
    link.dispatchEvent(new Event("focusin", { bubbles: true }));
    expect(link.getAttribute("href")).toBe("#/rules/modern");
    link.click();
    expect([page().name, page().props.preset]).toEqual(["rules", "modern"]);
  });

  test("a part of the page is shown without leaving it", () => {
    go("/rules");
    document.body.innerHTML = '<a href="#part">part</a><h2 id="part" tabindex="-1">Part</h2>';
    document.querySelector("a")!.click();
    expect(document.activeElement?.id).toBe("part");
    expect(page().name).toBe("rules");
    location.hash = "#elsewhere";
    dispatchEvent(new PopStateEvent("popstate"));
    expect(page().name).toBe("rules");
  });
});
