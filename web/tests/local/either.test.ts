import { beforeEach, expect, test } from "vitest";
import type { Heard, Line, Transport } from "../../src/api/transport";
import { either } from "../../src/local/either";

/** Who was asked what. */
let asked: string[];
/** What the server answers; null while it cannot be reached. */
let served: (() => Response) | null;
let ids: Set<string>;
/** What another window has begun meanwhile. */
let others: string[];
let both: Transport;

const line: Line = { send: (text) => void asked.push(`said ${text}`), close: () => void asked.push("closed") };
const heard: Heard = { opened: () => undefined, text: () => undefined, closed: () => undefined };

function answering(name: string, fetch: () => Promise<Response>): Transport {
  return {
    url: (path) => `${name}:${path}`,
    fetch: (path) => (asked.push(`${name} ${path}`), fetch()),
    open: (path) => (asked.push(`${name} ${path}`), line),
  };
}

beforeEach(() => {
  [asked, ids, others] = [[], new Set(["mine"]), []];
  served = () => Response.json({ games: [{ id: "theirs" }], even: "3.4" });
  const server = answering("server", () =>
    served ? Promise.resolve(served()) : Promise.reject(new TypeError("no network")),
  );
  const here = answering("here", () => Promise.resolve(Response.json({ games: [{ id: "mine" }], others: [] })));
  both = either(server, here, {
    ids: () => ids,
    look: () => (others.forEach((id) => ids.add(id)), Promise.resolve()),
  });
});

const game = (id: string) => `/api/v1/games/${id}/legal`;
const create = (kind: string) => ({ method: "POST", body: `{"seats":[{"kind":"human"},{"kind":"${kind}"}]}` });

test("a game is answered where it was begun, with the server there or not", async () => {
  await both.fetch(game("mine"));
  await both.fetch(game("theirs"));
  served = null;
  await both.fetch(game("mine"));
  await expect(both.fetch(game("theirs"))).rejects.toThrow("no network");
  expect(asked).toEqual(
    ["here", "server", "here", "server"].map((who, n) => `${who} ${game(n % 2 ? "theirs" : "mine")}`),
  );
  expect([both.url(game("mine")), both.url("/art/icon.svg")]).toEqual([`here:${game("mine")}`, "server:/art/icon.svg"]);
  expect([both.alone!("mine"), both.alone!("theirs")]).toEqual([true, false]);
});

test("a game that another window has begun here is found", async () => {
  others = ["second"];
  await both.fetch(game("second"));
  expect(asked).toEqual([`here ${game("second")}`]);
});

test.each([
  ["no network", null],
  ["a host without its server", () => new Response("", { status: 502 })],
])("with %s what needs nobody else is answered here", async (_, away) => {
  served = away;
  for (const path of ["/api/v1/games", "/api/v1/puzzles/today", "/api/v1/rules/modern"]) await both.fetch(path);
  expect(asked.filter((one) => one.startsWith("here"))).toHaveLength(3);
});

test("nobody comes to an open seat without a server, and a refusal of the server's stands", async () => {
  served = () => Response.json({ code: "bad_request" }, { status: 400 });
  expect((await both.fetch("/api/v1/games", create("bot"))).status).toBe(400);
  served = null;
  await expect(both.fetch("/api/v1/games", create("open"))).rejects.toThrow("no network");
  await expect(both.fetch("/api/v1/seeks", create("bot"))).rejects.toThrow("no network");
  expect(asked.filter((one) => one.startsWith("here"))).toEqual([]);
});

test("my games are those of both, or of the one that answers", async () => {
  const found = async () => (await (await both.fetch("/api/v1/games/find")).json()) as { games: { id: string }[] };
  expect(await found()).toEqual({ games: [{ id: "theirs" }, { id: "mine" }], others: [], even: "3.4" });
  served = null;
  expect((await found()).games).toEqual([{ id: "mine" }]);
  ids.clear();
  await expect(found()).rejects.toThrow("no network");
});

test("a line goes to where the game is, and may be given up before that is known", async () => {
  const kept = both.open("/api/v1/games/mine/socket", heard);
  both.open("/api/v1/games/theirs/socket", heard).close();
  await new Promise((done) => setTimeout(done, 0));
  kept.send("hello");
  kept.close();
  expect(asked).toEqual(["here /api/v1/games/mine/socket", "said hello", "closed"]);
});
