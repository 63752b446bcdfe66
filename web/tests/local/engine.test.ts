import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { engineAt, fetchEngine, forgetEngines, keptEngine } from "../../src/local/engine";

const FOLDER = "http://here/club/";
const CONTENT: Record<string, string> = { "engine.so": "wasm ".repeat(400), "carcassonne.zip": "python ".repeat(300) };
const bytesOf = (text: string) => new TextEncoder().encode(text);

const packed = new Map<string, Uint8Array<ArrayBuffer>>();
const hashes = new Map<string, string>();
beforeAll(async () => {
  for (const [name, text] of Object.entries(CONTENT)) {
    const stream = new Response(bytesOf(text)).body!.pipeThrough(new CompressionStream("gzip"));
    packed.set(name, new Uint8Array(await new Response(stream).arrayBuffer()));
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytesOf(text)));
    hashes.set(name, Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join(""));
  }
});

function manifest(version = "abc123") {
  const files = Object.entries(CONTENT).map(([name, text]) => ({
    name,
    bytes: text.length,
    gzip: packed.get(name)!.length,
    sha256: hashes.get(name)!,
  }));
  return { engine: 1, version, bytes: 4100, gzip: 410, files };
}

/** A host with files by address; what it has not is a 404. */
let host: Map<string, () => Response>;
let asked: string[];
/** The browser's caches. */
let caches: Map<string, Map<string, Response>>;

function put(version = "abc123", packs = true): void {
  host.set(`${FOLDER}engine/manifest.json`, () => Response.json(manifest(version)));
  for (const [name, text] of Object.entries(CONTENT)) {
    const headers = packs ? { "Content-Encoding": "gzip" } : undefined;
    host.set(`${FOLDER}engine/${version}/${name}`, () => new Response(bytesOf(text), { headers }));
    host.set(`${FOLDER}engine/${version}/${name}.gz`, () => new Response(packed.get(name)));
  }
}

beforeEach(() => {
  [host, asked, caches] = [new Map(), [], new Map()];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address.slice(FOLDER.length));
    if (!host.size) return Promise.reject(new TypeError("no network"));
    return Promise.resolve(host.get(address)?.() ?? new Response("", { status: 404 }));
  });
  const open = (name: string) => {
    const there = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, there);
    return Promise.resolve({
      match: (address: string) => Promise.resolve(there.get(address)?.clone()),
      put: (address: string, answer: Response) => Promise.resolve(there.set(address, answer)),
      keys: () => Promise.resolve([...there.keys()]),
    });
  };
  vi.stubGlobal("caches", {
    open,
    match: (address: string) =>
      Promise.resolve(
        [...caches.values()]
          .map((one) => one.get(address))
          .find(Boolean)
          ?.clone(),
      ),
    keys: () => Promise.resolve([...caches.keys()]),
    delete: (name: string) => Promise.resolve(caches.delete(name)),
  });
});

test("the engine is fetched file by file, compared, and its bytes are told", async () => {
  put();
  const told: [number, number][] = [];
  const { base, files } = await fetchEngine(FOLDER, (loaded, total) => told.push([loaded, total]));
  expect(base).toBe(`${FOLDER}engine/abc123/`);
  expect(await files.get("engine.so")!.text()).toBe(CONTENT["engine.so"]);
  expect(told.at(-1)).toEqual([410, 410]); // as the manifest says that hosts pack it
});

test("what was fetched once is not asked for again, and there without a network", async () => {
  put();
  await fetchEngine(FOLDER);
  asked = [];
  await fetchEngine(FOLDER);
  expect(asked).toEqual(["engine/manifest.json"]);
  host.clear();
  expect((await fetchEngine(FOLDER)).files.size).toBe(2);
  expect((await engineAt(FOLDER))?.version).toBe("abc123");
});

test("a host that does not pack is asked for the packed file beside", async () => {
  put("abc123", false);
  const { files } = await fetchEngine(FOLDER);
  expect(asked).toContain("engine/abc123/engine.so.gz");
  expect(await files.get("carcassonne.zip")!.text()).toBe(CONTENT["carcassonne.zip"]);
});

test("a host without packed files sends the plain ones", async () => {
  put("abc123", false);
  for (const name of Object.keys(CONTENT)) host.delete(`${FOLDER}engine/abc123/${name}.gz`);
  const { files } = await fetchEngine(FOLDER);
  expect(await files.get("engine.so")!.text()).toBe(CONTENT["engine.so"]);
});

test("half an engine is refused, and what came whole is kept for the next time", async () => {
  put();
  host.set(`${FOLDER}engine/abc123/engine.so`, () => new Response("half", { headers: { "Content-Encoding": "br" } }));
  await expect(fetchEngine(FOLDER)).rejects.toMatchObject({ fault: "not_whole", message: "engine.so" });
  expect(await keptEngine(FOLDER)).toBe(null);
  put();
  asked = [];
  await fetchEngine(FOLDER);
  expect(asked).not.toContain("engine/abc123/carcassonne.zip");
});

test.each([
  ["a missing file", () => host.delete(`${FOLDER}engine/abc123/engine.so`), "not_fetched"],
  ["no network", () => host.clear(), "not_fetched"],
  ["no engine", () => host.delete(`${FOLDER}engine/manifest.json`), "not_fetched"],
  ["another list", () => host.set(`${FOLDER}engine/manifest.json`, () => Response.json({ a: 1 })), "not_whole"],
])("%s is said as what it is", async (_, spoil, fault) => {
  put();
  spoil();
  await expect(fetchEngine(FOLDER)).rejects.toMatchObject({ fault });
});

test("a new edition takes the place of the old, and all can be forgotten", async () => {
  put();
  await fetchEngine(FOLDER);
  put("def456");
  await fetchEngine(FOLDER);
  expect([...caches.keys()]).toEqual(["engine-def456"]);
  await forgetEngines();
  expect(caches.size).toBe(0);
  expect(await keptEngine(FOLDER)).toBe(null);
});

test("a browser that keeps nothing fetches it all the same", async () => {
  vi.stubGlobal("caches", undefined);
  put();
  expect((await fetchEngine(FOLDER)).files.size).toBe(2);
});
