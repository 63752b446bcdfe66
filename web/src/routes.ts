// The addresses of the page, and what is shown there.
import type { Route } from "./router.svelte";

const ID = "([\\w-]+)";
export const ROUTES: Route[] = [
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
  {
    path: /^\/lobby$/,
    name: "lobby",
    title: "title.lobby",
    words: "lobby",
    load: () => import("./pages/lobby/Lobby.svelte"),
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
  { path: /^/, name: "unknown", title: "title.unknown", load: () => import("./pages/home/Unknown.svelte") },
];
