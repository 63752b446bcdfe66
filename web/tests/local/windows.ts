// Windows of one browser: locks, channels and workers in the hands of a test.
import { vi } from "vitest";
import type { Begin } from "../../src/local/messages";

/** A worker that says what the test makes it say, and dies when the test wants. */
export class FakeWorker {
  static made: FakeWorker[] = [];
  static get last(): FakeWorker {
    return FakeWorker.made.at(-1)!;
  }
  begun: Begin["begin"] | null = null;
  heard: unknown[] = [];
  gone = false;
  onmessage: (event: { data: unknown }) => void = () => undefined;
  onerror: (event: ErrorEvent) => void = () => undefined;

  constructor() {
    FakeWorker.made.push(this);
  }
  postMessage(message: unknown): void {
    if (typeof message === "object" && message && "begin" in message) this.begun = (message as Begin).begin;
    else this.heard.push(message);
  }
  say(message: unknown): void {
    if (!this.gone) this.onmessage({ data: message });
  }
  die(): void {
    this.gone = true;
    this.onerror({ message: "died", preventDefault: () => undefined } as ErrorEvent);
  }
  terminate(): void {
    this.gone = true;
  }
}

interface Held {
  name: string;
  release: () => void;
  rob: (problem: Error) => void;
}
type Give = (lock: object | null) => unknown;

/** From now on there are as many windows as a test opens, which share locks and channels. */
export function fakeWindows() {
  FakeWorker.made = [];
  const held = new Map<string, Held>();
  const queue: { name: string; take: () => void }[] = [];
  const channels: FakeChannel[] = [];
  const asleep = new Set<FakeChannel>();

  class FakeChannel {
    onmessage: (event: { data: unknown }) => void = () => undefined;
    constructor() {
      channels.push(this);
    }
    postMessage(message: unknown): void {
      if (asleep.has(this)) return;
      const data: unknown = JSON.parse(JSON.stringify(message));
      for (const other of channels)
        if (other !== this) queueMicrotask(() => !asleep.has(other) && other.onmessage({ data }));
    }
  }

  function next(name: string): void {
    held.delete(name);
    const index = queue.findIndex((one) => one.name === name);
    if (index >= 0) queue.splice(index, 1)[0]!.take();
  }

  function request(name: string, options: LockOptions | Give, give?: Give): Promise<unknown> {
    const [wanted, call] = typeof options === "function" ? [{}, options] : [options, give!];
    if (/table\.|thinker/.test(name)) return new Promise(() => undefined); // a worker's life: its test says when it ends
    return new Promise((resolve, reject) => {
      const take = (): void => {
        held.set(name, { name, release: () => next(name), rob: reject });
        void Promise.resolve(call({})).then((value) => {
          next(name);
          resolve(value);
        });
      };
      const holder = held.get(name);
      if (holder && wanted.steal) {
        take();
        holder.rob(new DOMException("stolen", "AbortError"));
      } else if (!holder) take();
      else if (wanted.ifAvailable) void Promise.resolve(call(null)).then(resolve);
      else queue.push({ name, take });
    });
  }

  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("BroadcastChannel", FakeChannel);
  const locks = vi.spyOn(navigator as { locks: unknown }, "locks", "get");
  locks.mockReturnValue({ request });
  return {
    /** The window that has a worker is closed. */
    close(worker: FakeWorker): void {
      worker.terminate();
      asleep.add(channels[FakeWorker.made.indexOf(worker)]!);
      for (const one of [...held.values()]) one.release();
    },
    sleep: (index: number): void => void asleep.add(channels[index]!),
    wake: (): void => asleep.clear(),
    insecure: (): void => void locks.mockReturnValue(undefined),
  };
}
