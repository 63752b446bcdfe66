import { beforeEach, describe, expect, test } from "vitest";
import { bare, go, listen, page, pageAt, setBare, setRoutes, setTitle, title } from "../../src/router.svelte";
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
