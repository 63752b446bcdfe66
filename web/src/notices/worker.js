// The service worker: the page opens without a network, and notices come when it is closed. The build puts before it
// `VERSION` and `FILES`, every script and style of the page (vite.config.ts).
/* global VERSION, FILES */
const PAGE = `page-${VERSION}`;
const SEEN = "seen";
/** What is not part of the build: the artwork, what can be played, the first page of the rules. */
const BESIDES = [
  "/art/theme.css",
  "/art/sprite.svg",
  "/art/art.json",
  "/art/icon.svg",
  "/manifest.webmanifest",
  "/api/v1/presets",
  "/api/v1/players",
  "/api/v1/examples/modern?position=true",
];
/** Answers of the API that stay true without a network: what can be played, and the rules' examples. */
const LASTING = /^\/(art\/|manifest\.webmanifest|api\/v1\/(presets|players|examples\/))/;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(PAGE).then(async (page) => {
      await page.addAll(["/", ...FILES]);
      await Promise.allSettled(BESIDES.map((one) => page.add(one)));
    }),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter((name) => name.startsWith("page-") && name !== PAGE);
      await Promise.all(old.map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => index(request)));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(kept(request));
  else if (LASTING.test(url.pathname)) event.respondWith(newest(request));
});

/** The index, which is the same for all addresses of the page; files have none. */
async function index(request) {
  const page = new URL(request.url).pathname.split("/").pop().includes(".") ? null : await caches.match("/");
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

async function call({ game = "", names = [] }) {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.some((one) => one.visibilityState === "visible" && new URL(one.url).pathname === `/g/${game}`);
  if (there) return; // whoever sits at the table sees it
  const words = await caches.match("/notice-words.json").then((found) => found?.json());
  const body = (words?.against ?? "{names}").replace("{names}", names.join(", "));
  await self.registration.showNotification(words?.title ?? "Carcassonne", {
    body,
    tag: game,
    icon: "/art/icon-192.png",
    badge: "/art/icon-192.png",
    data: { game },
  });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(`/g/${event.notification.data?.game ?? ""}`));
});

/** Brings the table to the front, in the window that has it, or in a new one. */
async function open(address) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === address);
  return there ? there.focus() : self.clients.openWindow(address);
}
