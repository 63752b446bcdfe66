// A tiny history router: an address becomes a page with its props; links inside the page do not reload it.
import type { Component } from "svelte";
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
interface Route {
  path: RegExp;
  name: string;
  title: Key;
  bare?: boolean;
  load: Page["load"];
  names?: string[];
  words?: Part;
}

const ID = "([\\w-]+)";
const ROUTES: Route[] = [
  { path: /^\/$/, name: "home", title: "title.home", load: () => import("./pages/home/Home.svelte") },
  { path: /^\/new$/, name: "new", title: "title.new", load: () => import("./pages/new/NewGame.svelte") },
  {
    path: new RegExp(`^/g/${ID}$`),
    name: "table",
    title: "title.table",
    bare: true,
    names: ["id"],
    load: () => import("./table/TableScreen.svelte"),
  },
  {
    path: new RegExp(`^/g/${ID}/replay$`),
    name: "replay",
    title: "title.replay",
    bare: true,
    names: ["id"],
    words: "replay",
    load: () => import("./replay/Replay.svelte"),
  },
  {
    path: new RegExp(`^/join/${ID}$`),
    name: "join",
    title: "title.join",
    names: ["id"],
    load: () => import("./pages/games/Join.svelte"),
  },
  {
    path: /^\/devices$/,
    name: "devices",
    title: "title.games",
    load: () => import("./pages/games/FromDevice.svelte"),
  },
  { path: /^\/games$/, name: "games", title: "title.games", load: () => import("./pages/games/Games.svelte") },
  {
    path: /^\/rules$/,
    name: "rules",
    title: "title.rules",
    words: "rules",
    load: () => import("./pages/rules/Rules.svelte"),
  },
  {
    path: new RegExp(`^/rules/${ID}$`),
    name: "rules",
    title: "title.rules",
    names: ["preset"],
    words: "rules",
    load: () => import("./pages/rules/Rules.svelte"),
  },
  {
    path: /^\/learn$/,
    name: "learn",
    title: "title.learn",
    words: "learn",
    load: () => import("./learn/Learn.svelte"),
  },
  {
    path: new RegExp(`^/learn/${ID}$`),
    name: "learn",
    title: "title.learn",
    names: ["course"],
    words: "learn",
    load: () => import("./learn/Learn.svelte"),
  },
  { path: /^\/import$/, name: "import", title: "title.import", load: () => import("./pages/games/Import.svelte") },
];
const UNKNOWN: Route = {
  path: /^/,
  name: "unknown",
  title: "title.unknown",
  load: () => import("./pages/home/Unknown.svelte"),
};

/** The page an address stands for; `?ply=N`, `?tab=…` and `?options=…` become props of these names. */
export function pageAt(pathname: string, search: string): Page {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname;
  const route = ROUTES.find((one) => one.path.test(path)) ?? UNKNOWN;
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
    if (link.pathname.startsWith("/api/") || link.pathname.includes(".")) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
    if (!link.hash) scrollTo(0, 0);
  });
}
