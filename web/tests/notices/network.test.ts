import { expect, test, vi } from "vitest";
import { away, install, lookForServer } from "../../src/notices/network.svelte";

test("the page tells a network that is away from a server that is", async () => {
  vi.useFakeTimers();
  install();
  expect(away()).toBe(null);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("refused")));
  await lookForServer();
  expect(away()).toBe("server");
  dispatchEvent(new Event("offline"));
  expect(away()).toBe("network");
  dispatchEvent(new Event("online"));
  expect(away()).toBe("server");
  vi.stubGlobal("fetch", () => Promise.resolve({ ok: true }));
  await vi.advanceTimersByTimeAsync(6000);
  expect(away()).toBe(null);
  vi.useRealTimers();
});
