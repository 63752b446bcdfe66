// What the page's modules talk to, in the hands of a test. Modules are shared by all tests, so nothing is mocked but
// what the browser gives.
import { vi } from "vitest";
import type { Frame } from "../src/api/types";

/** A socket that opens, speaks and breaks when the test says so. */
export class FakeSocket {
  static made: FakeSocket[] = [];
  static readonly OPEN = 1;
  static get last(): FakeSocket {
    return FakeSocket.made.at(-1)!;
  }
  readyState = 0;
  sent: string[] = [];
  onopen: () => void = () => undefined;
  onmessage: (message: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }

  send(text: string): void {
    this.sent.push(text);
  }

  say(frame: Frame): void {
    this.onmessage({ data: JSON.stringify(frame) });
  }

  close(): void {
    this.readyState = 3;
    this.onclose();
  }
}

/** From now on sockets are fake ones. */
export function fakeSockets(): void {
  FakeSocket.made = [];
  vi.stubGlobal("WebSocket", FakeSocket);
}

/** From now on the browser keeps nothing, as in private mode. (A spy on `Storage.prototype` is not asked here.) */
export function fullStorage(): void {
  const kept = localStorage;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.getItem(key),
    removeItem: (key: string) => kept.removeItem(key),
    clear: () => kept.clear(),
    setItem() {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
}
