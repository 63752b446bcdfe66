// A tiny history router: an address becomes a page with its props; links inside the page do not reload it. Addresses of
// the page begin with a slash, `/g/ID?ply=3`. On a server they are those of the browser; in a folder of any web host,
// which knows one file, they stand behind a #.
import type { Component } from "svelte";
import { serverless } from "./api/home";
import { url } from "./api/transport";
import { addWords, type Key, type Part } from "./words";
import { withBoxes } from "./words/boxes";

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
  /** What must be there of the boxes: all that they bring, or nothing before the page asks. Their words, if unsaid. */
  boxes?: "all" | "asked";
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
  route.names?.forEach((name, index) => (props[name] = decoded(found[index + 1] ?? "")));
  const asked = new URLSearchParams(search);
  const ply = Number(asked.get("ply") ?? NaN);
  if (Number.isInteger(ply)) props.ply = ply;
  for (const name of ["options", "tab"]) if (asked.has(name)) props[name] = asked.get(name)!;
  return { name: route.name, title: route.title, bare: route.bare ?? false, props, load: () => loaded(route) };
}

/** A part of an address as it was before it was written there; one that nobody wrote so stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

async function loaded({ load, words, boxes }: Route): ReturnType<Page["load"]> {
  const [part] = await Promise.all([
    load(),
    words && addWords(words),
    boxes === "all" ? withBoxes() : boxes !== "asked" && addWords("boxes"),
  ]);
  return part;
}

/** Where the browser stands, as an address of the page. A server's page can be entered by a # as well. */
function standing(): URL {
  const behind = location.hash.startsWith("#/") ? location.hash.slice(1) : serverless() ? "/" : null;
  return new URL(behind ?? location.href, location.origin);
}

/** What the browser calls an address of the page. */
const written = (address: string): string => (serverless() ? `#${address}` : address);

/** A link to an address of the page, for others. */
export const linkTo = (address: string): string => new URL(written(address), location.href).href;

const here = $state({ pathname: "/", search: "", title: "", bare: null as boolean | null });
({ pathname: here.pathname, search: here.search } = standing());
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
  history[replace ? "replaceState" : "pushState"](null, "", written(address));
  arrive();
}

/** Stays on the page and says in its address what is shown of it, `?ply=3`. */
export function note(search: string): void {
  history.replaceState(history.state, "", written(standing().pathname + search));
}

/** Whether the page has the window to itself: as its route says, unless the page has said otherwise. */
export const bare = (): boolean => here.bare ?? current.bare;
export function setBare(on: boolean): void {
  here.bare = on;
}

function arrive(): void {
  if (serverless() && location.hash && !location.hash.startsWith("#/")) return; // a part of this page
  const { pathname, search } = standing();
  const moved = here.pathname !== pathname;
  here.pathname = pathname;
  here.search = search;
  if (!moved) return;
  here.title = "";
  here.bare = null;
}

/** The link that an event is about. */
const linkOf = (event: Event): HTMLAnchorElement | null => (event.target as Element | null)?.closest?.("a") ?? null;

/** The address of the page that a link means; null where it leads elsewhere, or to something that is no page. */
function meant(link: HTMLAnchorElement): string | null {
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return null;
  if (serverless()) {
    const to = link.getAttribute("href") ?? "";
    return /^#?\//.test(to) ? to.replace("#", "") : null;
  }
  if (link.pathname.startsWith(url("/api/"))) return null;
  if (link.pathname.includes(".") && !link.pathname.startsWith("/@")) return null; // a file; but names have dots
  if (link.hash && link.pathname === location.pathname) return null;
  return link.pathname + link.search + link.hash;
}

/** Goes to a part of this page, whose # is taken by the page's own address. */
function show(part: HTMLElement, event: Event): void {
  event.preventDefault();
  part.scrollIntoView();
  part.focus({ preventScroll: true });
}

/** Listen for the back button and for clicks on links of our own. */
export function listen(): void {
  if (!serverless() && location.hash.startsWith("#/")) history.replaceState(null, "", location.hash.slice(1));
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
    const link = linkOf(event);
    if (!link) return;
    const part = serverless() ? /^#([^/].*)/.exec(link.getAttribute("href") ?? "")?.[1] : undefined;
    const element = part ? document.getElementById(part) : null;
    if (element) return show(element, event);
    const address = meant(link);
    if (address === null) return;
    event.preventDefault();
    go(address);
    if (!link.hash || serverless()) scrollTo(0, 0);
  });
  if (serverless())
    for (const touched of ["pointerover", "focusin", "pointerdown"])
      document.addEventListener(touched, addressed, true);
}

/** A link is written as an address of the page; whoever opens it elsewhere, or copies it, needs the browser's. */
function addressed(event: Event): void {
  const link = linkOf(event);
  const to = link?.getAttribute("href");
  if (link && to?.startsWith("/") && !to.startsWith("//") && !link.hasAttribute("download")) link.href = written(to);
}
