// The service worker: the page opens without a network, and notices come when it is closed. The build puts before it
// `VERSION` and every script and style of the page (vite.config.ts): `MEETING`, those of pages that need a server, and
// `FILES`, all others. It is the same in both homes of the page; who registers it says whether a server answers.
/* global VERSION, FILES, MEETING */
const HOME = new URL(self.registration.scope);
const SERVED = !new URL(self.location.href).searchParams.has("serverless");
/** What this page keeps is told from what another keeps that lies on the same host. */
const OURS = HOME.pathname.slice(1);
const PAGE = `page-${VERSION}${OURS}`;
const SEEN = `seen${OURS}`;
/** What is not part of the build: the artwork, what can be played, the first page of the rules. */
const BESIDES = [
  "art/theme.css",
  "art/sprite.svg",
  "art/art.json",
  "art/icon.svg",
  "art/icon-192.png",
  "manifest.webmanifest",
  ...(SERVED ? ["api/v1/presets", "api/v1/players", "api/v1/examples/modern?position=true"] : []),
];
/** Answers that stay true without a network: what can be played, and the rules' examples. */
const LASTING = /^(art\/|manifest\.webmanifest|engine\/manifest\.json|api\/v1\/(presets|players|examples\/))/;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(PAGE).then(async (page) => {
      await page.addAll(["", ...FILES, ...(SERVED ? MEETING : [])].map(at));
      await Promise.allSettled(BESIDES.map((one) => page.add(at(one))));
    }),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter((name) => name !== PAGE && isPage(name));
      await Promise.all(old.map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

/** The address of a file of ours. */
function at(path) {
  return new URL(path, HOME).href;
}

function isPage(name) {
  return name.startsWith("page-") && name.slice("page-".length + VERSION.length) === OURS;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(HOME.href)) return;
  const path = new URL(request.url).pathname.slice(HOME.pathname.length);
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => index(request)));
  else if (path.startsWith("assets/")) event.respondWith(kept(request));
  else if (LASTING.test(path)) event.respondWith(newest(request));
  else if (path.startsWith("engine/")) event.respondWith(found(request));
});

/** The index, which is the same for all addresses of the page; files have none. */
async function index(request) {
  const page = new URL(request.url).pathname.split("/").pop().includes(".") ? null : await caches.match(HOME.href);
  return page ?? Response.error();
}

/** A file whose name holds its hash: once here, it is right for ever. */
async function kept(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(PAGE)).put(request, answer.clone());
  return answer;
}

/** A file of the engine: whoever loads the engine keeps it (local/engine.ts), and is told how much has come. */
async function found(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** What the server says now; without it, what it said last. */
async function newest(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(SEEN)).put(request, answer.clone());
    return answer;
  } catch (problem) {
    const found = await caches.match(request);
    if (found) return found;
    throw problem;
  }
}

// --- notices ---------------------------------------------------------------------------------------------------------
self.addEventListener("push", (event) => {
  event.waitUntil(call(event.data?.json() ?? {}));
});

async function call({ game = "", names = [], seek = "" }) {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.some((one) => one.visibilityState === "visible" && one.url.split("?")[0] === table(game));
  if (there) return; // whoever sits at the table sees it
  const words = await caches.match("/notice-words.json").then((found) => found?.json());
  if (seek) {
    return self.registration.showNotification((words?.looks ?? "{name}").replace("{name}", seek), {
      body: words?.play ?? "",
      tag: "seek",
      icon: at("art/icon-192.png"),
      badge: at("art/icon-192.png"),
      data: { lobby: true },
    });
  }
  const body = (words?.against ?? "{names}").replace("{names}", names.join(", "));
  await self.registration.showNotification(words?.title ?? "Carcassonne", {
    body,
    tag: game,
    icon: at("art/icon-192.png"),
    badge: at("art/icon-192.png"),
    data: { game },
  });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { lobby = false, game = "" } = event.notification.data ?? {};
  event.waitUntil(open(lobby ? at(SERVED ? "lobby" : "#/lobby") : table(game)));
});

/** The address of a table. */
function table(game) {
  return at(SERVED ? `g/${game}` : `#/g/${game}`);
}

/** Brings the table to the front, in the window that has it, or in a new one. */
async function open(address) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => one.url.split("?")[0] === address);
  return there ? there.focus() : self.clients.openWindow(address);
}
