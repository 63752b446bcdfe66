// Fetches the engine, CPython and the game as WebAssembly, and starts it: in a worker, of which there may be several.
// Every file is compared with its hash before it is used, and kept, so that it is fetched once.
import type { Engine, EngineFile, Fault } from "./messages";

/** What the engine wants of a browser is not there, or did not come; said in words by the page. */
export class EngineFault extends Error {
  constructor(
    readonly fault: Fault,
    detail: unknown,
  ) {
    super(detail instanceof Error ? detail.message : String(detail));
  }
}
export interface Fetched {
  /** The address of the engine's folder. */
  base: string;
  files: Map<string, Blob>;
}

const TYPES: Record<string, string> = { wasm: "application/wasm", js: "text/javascript", mjs: "text/javascript" };
const KEPT = "engine-";
const LIST = "manifest.json";

/** What the engine is made of, as its host says; where it cannot be asked, what was kept last. */
export async function engineAt(folder: string): Promise<Engine | null> {
  const found = await fetch(`${folder}engine/${LIST}`, { cache: "no-cache" }).catch(() => null);
  if (found?.ok) return readEngine(await found.json());
  return keptEngine(folder);
}

/** The engine that was kept whole, where one was. */
export async function keptEngine(folder: string): Promise<Engine | null> {
  try {
    const list = await globalThis.caches?.match(`${folder}engine/kept/${LIST}`);
    return list ? readEngine(await list.json()) : null;
  } catch {
    return null;
  }
}

function readEngine(found: unknown): Engine {
  const engine = found as Engine & { engine: number };
  if (engine?.engine !== 1 || !/^[0-9a-f]+$/.test(engine.version) || !Array.isArray(engine.files))
    throw new EngineFault("not_whole", LIST);
  return engine;
}

/** Fetches all of the engine that is not kept yet; tells how many bytes have come, of how many, as hosts pack them. */
export async function fetchEngine(
  folder: string,
  tell: (loaded: number, total: number) => void = () => undefined,
): Promise<Fetched> {
  const engine = await engineAt(folder).catch(failed);
  if (!engine) throw new EngineFault("not_fetched", `${folder}engine/${LIST}`);
  const base = `${folder}engine/${engine.version}/`;
  const cache = await kept(engine.version);
  const all = engine.files.reduce((sum, { bytes }) => sum + bytes, 0);
  const packed = engine.gzip || all;
  let loaded = 0;
  const came = (bytes: number): void => tell(((loaded += bytes) * packed) / all, packed);
  const coming = engine.files.map((file) => fileOf(base, file, cache, came));
  await Promise.allSettled(coming); // what has come whole is kept, whatever the others do
  const blobs = await Promise.all(coming).catch(failed);
  const files = engine.files.map(({ name }, index) => [name, blobs[index]!] as const);
  await keepWhole(folder, engine, cache);
  return { base, files: new Map(files) };
}

function failed(problem: unknown): never {
  throw problem instanceof EngineFault ? problem : new EngineFault("not_fetched", problem);
}

/** Where the browser keeps an edition of the engine; null where it keeps nothing. */
async function kept(version: string): Promise<Cache | null> {
  try {
    return await globalThis.caches.open(KEPT + version);
  } catch {
    return null; // private mode, or an address that is not secure
  }
}

async function fileOf(
  base: string,
  file: EngineFile,
  cache: Cache | null,
  came: (bytes: number) => void,
): Promise<Blob> {
  const address = base + file.name;
  const found = await cache?.match(address);
  if (found) {
    came(file.bytes);
    return found.blob();
  }
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const part of bytesOf(await answerOf(address, file))) {
    parts.push(part);
    came(part.length);
  }
  const blob = new Blob(parts, { type: typeOf(file.name) });
  if (!(await isWhole(blob, file))) throw new EngineFault("not_whole", file.name);
  // Where storage is full the engine plays all the same, and is fetched anew the next time.
  await cache?.put(address, new Response(blob)).catch(() => undefined);
  return blob;
}

export const typeOf = (name: string): string => TYPES[name.split(".").at(-1) ?? ""] ?? "application/octet-stream";

/** The body of a file; its packed neighbour's where the host does not pack by itself. */
async function answerOf(address: string, file: EngineFile): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const plain = await fetch(address);
  const packs = plain.headers.has("Content-Encoding") || !file.gzip || file.gzip > 0.9 * file.bytes;
  if (plain.ok && !packs && typeof DecompressionStream === "function") {
    const packed = await fetch(`${address}.gz`).catch(() => null);
    if (packed?.ok && packed.body && !packed.headers.has("Content-Encoding")) {
      void plain.body?.cancel();
      return packed.body.pipeThrough(new DecompressionStream("gzip"));
    }
    void packed?.body?.cancel();
  }
  if (!plain.ok || !plain.body) throw new EngineFault("not_fetched", `${file.name}: ${plain.status}`);
  return plain.body;
}

async function* bytesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    yield value;
  }
}

/** Whether a file is what it should be; where the browser cannot count a hash, whether it is as long. */
async function isWhole(blob: Blob, { bytes, sha256 }: EngineFile): Promise<boolean> {
  if (blob.size !== bytes) return false;
  if (!globalThis.crypto?.subtle) return true;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await blob.arrayBuffer()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("") === sha256;
}

/** Notes that an edition is here whole, and forgets those before it. */
async function keepWhole(folder: string, engine: Engine, cache: Cache | null): Promise<void> {
  if (!cache) return;
  try {
    const there = await cache.keys();
    if (there.length < engine.files.length) return;
    const list = { engine: 1, ...engine };
    await forgetEngines((name) => name !== KEPT + engine.version);
    await cache.put(`${folder}engine/kept/${LIST}`, new Response(JSON.stringify(list)));
  } catch {
    // It is asked for anew the next time.
  }
}

/** Gives the room back that the engine takes. */
export async function forgetEngines(which: (name: string) => boolean = () => true): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(KEPT) && which(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

interface Loader {
  loadPyodide: (settings: { indexURL: string; env: Record<string, string> }) => Promise<Python>;
}
/** As much of Pyodide as is used. */
export interface Python {
  unpackArchive(archive: ArrayBuffer, format: "zip", options: { extractDir: string }): void;
  FS: { writeFile(path: string, content: Uint8Array): void };
  runPython(code: string): unknown;
  pyimport(name: string): unknown;
}

/** Starts Python with the game; what Pyodide fetches is given to it from what has been fetched. */
export async function startPython({ base, files }: Fetched): Promise<Python> {
  const part = async (name: string): Promise<ArrayBuffer> => {
    const file = files.get(name);
    if (!file) throw new EngineFault("not_whole", name);
    return file.arrayBuffer();
  };
  const fromNetwork = globalThis.fetch;
  globalThis.fetch = (input, options) => {
    const address = input instanceof Request ? input.url : String(input);
    const file = address.startsWith(base) ? files.get(address.slice(base.length)) : undefined;
    if (!file) return fromNetwork(input, options);
    return Promise.resolve(new Response(file, { headers: { "Content-Type": typeOf(address) } }));
  };
  try {
    const { loadPyodide } = (await import(/* @vite-ignore */ `${base}pyodide.mjs`)) as Loader;
    const python = await loadPyodide({ indexURL: base, env: { HOME: "/home/pyodide" } });
    python.unpackArchive(await part("carcassonne.zip"), "zip", { extractDir: "/carcassonne" });
    python.FS.writeFile("/engine.so", new Uint8Array(await part("engine.so")));
    python.runPython(START);
    return python;
  } catch (problem) {
    throw problem instanceof EngineFault ? problem : new EngineFault("not_started", problem);
  } finally {
    globalThis.fetch = fromNetwork;
  }
}

const START = `
import sys
sys.path.insert(0, "/carcassonne")
import carcassonne.side_module
carcassonne.side_module.install("/engine.so")
`;
