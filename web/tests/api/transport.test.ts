import { afterEach, expect, test, vi } from "vitest";
import * as api from "../../src/api/client";
import { Stream } from "../../src/api/stream";
import { answeredBy, type Heard, type Transport } from "../../src/api/transport";
import { loadArt } from "../../src/look/art";
import { away, lookForServer } from "../../src/notices/network.svelte";
import { opening } from "../support";

/** Something in the server's place, as a worker would be: it answers without a network, and links lead to itself. */
class StandIn implements Transport {
  asked: string[] = [];
  heard: Heard | null = null;
  sent: string[] = [];
  url = (path: string) => `blob:here${path}`;
  fetch = (path: string): Promise<Response> => {
    this.asked.push(path);
    return Promise.resolve(Response.json({ levels: [], bots: [] }));
  };
  open = (path: string, heard: Heard) => {
    this.asked.push(path);
    this.heard = heard;
    return { send: (text: string) => void this.sent.push(text), close: () => undefined };
  };
}

afterEach(() => answeredBy());

test("whatever is asked is asked of what stands in the server's place", async () => {
  const there = new StandIn();
  answeredBy(there);
  expect(await api.players()).toEqual({ levels: [], bots: [] });
  await lookForServer();
  expect(away()).toBe(null);
  await api.fetchPicture("g", 3);
  await loadArt().catch(() => undefined); // its answer is no artwork
  expect(there.asked).toEqual([
    "/api/v1/players",
    "/healthz",
    "/api/v1/games/g/picture.png?ply=3",
    "/art/sprite.svg",
    "/art/art.json",
  ]);
});

test("a game is heard on a line of its own", () => {
  const there = new StandIn();
  answeredBy(there);
  const entry = vi.fn();
  const connection = vi.fn();
  const stream = new Stream("g", () => ["secret"], { entry, table: vi.fn(), connection });
  there.heard!.opened();
  there.heard!.text(JSON.stringify(opening()));
  stream.close();
  expect(there.asked[0]).toMatch(/^\/api\/v1\/games\/g\/socket\?after=-1/);
  expect(there.sent).toEqual(['{"type":"hello","tokens":["secret"]}']);
  expect(entry).toHaveBeenCalledOnce();
  expect(connection.mock.calls.flat()).toEqual(["connecting", "open", "closed"]);
});

test("links, pictures and downloads lead there, too", async () => {
  expect(api.recordOf("a b")).toBe("/api/v1/games/a%20b/record");
  answeredBy(new StandIn());
  expect([await api.landscapeOf("g", 7), api.pictureOf("g"), api.pictureOf("g", 2), api.animationOf("g")]).toEqual([
    "blob:here/api/v1/games/g/landscape.svg?seq=7",
    "blob:here/api/v1/games/g/picture.png",
    "blob:here/api/v1/games/g/picture.png?ply=2",
    "blob:here/api/v1/games/g/animation.svg",
  ]);
});
