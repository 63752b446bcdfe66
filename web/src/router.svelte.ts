// A tiny history router: an address becomes a page with its props; links inside the page do not reload it.
import type { Component } from "svelte";
import { url } from "./api/transport";
import { addWords, type Key, type Part } from "./words";

/** A page's component takes those of the props of its address that it names. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type PageComponent = Component<any>;
export interface Page {
  name: string;
  title: Key;
  /** Bare pages fill the window: no header, no footer. */
  bare: boolean;
  props: Record<string, string | number | undefined>;
  load: () => Promise<{ default: PageComponent }>;
}
export interface Route {
  path: RegExp;
  name: string;
  title: Key;
  bare?: boolean;
  load: Page["load"];
  names?: string[];
  words?: Part;
}

/**
 * The addresses that there are, of which the first that fits is meant; the last fits everything. Told by main.ts: pages
 * ask the router where to go, so it must not import them.
 */
let routes = $state.raw<readonly Route[]>([]);
export function setRoutes(all: readonly Route[]): void {
  routes = all;
}

/** The page an address stands for; `?ply=N`, `?tab=…` and `?options=…` become props of these names. */
export function pageAt(pathname: string, search: string): Page {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname;
  const route = routes.find((one) => one.path.test(path))!;
  const found = route.path.exec(path) ?? [];
  const props: Page["props"] = {};
  route.names?.forEach((name, index) => (props[name] = found[index + 1]));
  const asked = new URLSearchParams(search);
  const ply = Number(asked.get("ply") ?? NaN);
  if (Number.isInteger(ply)) props.ply = ply;
  for (const name of ["options", "tab"]) if (asked.has(name)) props[name] = asked.get(name)!;
  return { name: route.name, title: route.title, bare: route.bare ?? false, props, load: () => loaded(route) };
}

async function loaded({ load, words }: Route): ReturnType<Page["load"]> {
  const [part] = await Promise.all([load(), words && addWords(words)]);
  return part;
}

const here = $state({ pathname: location.pathname, search: location.search, title: "", bare: null as boolean | null });
const current = $derived.by(() => pageAt(here.pathname, here.search));

/** Where we are. */
export const page = (): Page => current;
/** What the window is called beside the page's own title, such as whose turn it is; "" for the page's own. */
export const title = (): string => here.title;
export function setTitle(text: string): void {
  here.title = text;
}

/** Go to an address of ours; `replace` keeps the back button where it was. */
export function go(address: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", address);
  arrive();
}

/** Whether the page has the window to itself: as its route says, unless the page has said otherwise. */
export const bare = (): boolean => here.bare ?? current.bare;
export function setBare(on: boolean): void {
  here.bare = on;
}

function arrive(): void {
  const moved = here.pathname !== location.pathname;
  here.pathname = location.pathname;
  here.search = location.search;
  if (!moved) return;
  here.title = "";
  here.bare = null;
}

/** Listen for the back button and for clicks on links of our own. */
export function listen(): void {
  addEventListener("popstate", arrive);
  document.addEventListener("click", (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith(url("/api/")) || link.pathname.includes(".")) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
    if (!link.hash) scrollTo(0, 0);
  });
}
