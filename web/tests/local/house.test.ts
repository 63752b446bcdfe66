import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { answering } from "../../src/local/answering";
import { ANSWERED } from "../../src/local/downloads";
import { House } from "../../src/local/house";
import type { EngineState, FromTable, ToTable } from "../../src/local/messages";
import { fakeWindows, FakeWorker } from "./windows";

const settle = () => new Promise((done) => setTimeout(done, 0));
const READY: EngineState = { phase: "ready", keeps: "kept", damaged: [] };

interface Window {
  house: House;
  states: EngineState[];
  games: string[][];
}

function window(): Window {
  const [states, games]: [EngineState[], string[][]] = [[], []];
  const told = {
    state: (state: EngineState) => void states.push(state),
    here: (ids: string[]) => void games.push(ids),
  };
  const house = new House("http://here/club/", told);
  house.open();
  return { house, states, games };
}

const request = (target: string) => ({ ask: "request" as const, method: "GET", target, headers: {}, body: null });
/** The worker answers everything that it was asked, with what it was asked. */
function answerAll(worker = FakeWorker.last): void {
  for (const asked of worker.heard.splice(0) as ToTable[])
    if ("ask" in asked && asked.ask === "request") {
      const { window, id, target } = asked;
      worker.say({ window, id, answer: { status: 200, headers: {}, body: target } } satisfies FromTable);
    }
}

let windows: ReturnType<typeof fakeWindows>;
beforeEach(() => {
  windows = fakeWindows();
});
afterEach(() => vi.useRealTimers());

describe("one window", () => {
  test("starts a worker, tells it where the page lies, and is told how far it is", async () => {
    const { states } = window();
    await settle();
    expect(FakeWorker.last.begun).toMatchObject({ folder: "http://here/club/" });
    FakeWorker.last.say({ state: READY });
    expect(states).toEqual([READY]);
  });

  test("is answered, and hears its lines", async () => {
    const { house } = window();
    const answer = house.ask(request("/api/v1/presets"));
    const heard = { opened: vi.fn(), text: vi.fn(), closed: vi.fn() };
    const line = house.line("/api/v1/games/g/socket", heard);
    await settle();
    const opened = FakeWorker.last.heard.find((one) => "line" in (one as object)) as ToTable;
    answerAll();
    expect((await answer).body).toBe("/api/v1/presets");
    const { window: me, id } = opened;
    FakeWorker.last.say({ window: me, id, told: "opened" });
    FakeWorker.last.say({ window: me, id, text: "{}" });
    line.send("hello");
    expect(FakeWorker.last.heard).toContainEqual({ window: me, id, line: "send", text: "hello" });
    FakeWorker.last.say({ window: me, id, told: "closed" });
    expect([heard.opened, heard.text, heard.closed].map((one) => one.mock.calls.length)).toEqual([1, 1, 1]);
    line.close();
    expect(FakeWorker.last.heard).not.toContainEqual({ window: me, id, line: "close" });
  });

  test("starts the worker anew when it has died; what was asked of it is refused, lines are closed", async () => {
    const { house } = window();
    await settle();
    const first = FakeWorker.last;
    first.say({ state: READY });
    const heard = { opened: vi.fn(), text: vi.fn(), closed: vi.fn() };
    house.line("/api/v1/games/g/socket", heard);
    const answer = house.ask(request("/x"));
    first.die();
    await expect(answer).rejects.toThrow("died");
    expect(heard.closed).toHaveBeenCalledOnce();
    expect(FakeWorker.last).not.toBe(first);
    const again = house.ask(request("/x"));
    answerAll();
    expect((await again).status).toBe(200);
  });

  test("gives up on a worker that dies again and again, until somebody asks for it", async () => {
    const { house, states } = window();
    await settle();
    for (let died = 0; died < 4; died++) {
      FakeWorker.last.say({ state: { phase: "starting" } });
      FakeWorker.last.die();
      await settle();
    }
    expect(states.at(-1)).toEqual({ phase: "failed", fault: "died", detail: "" });
    await expect(house.ask(request("/x"))).rejects.toThrow();
    const made = FakeWorker.made.length;
    house.again();
    await settle();
    expect(FakeWorker.made.length).toBe(made + 1);
  });

  test.each([
    ["no_webassembly", "WebAssembly"],
    ["no_workers", "Worker"],
  ])("says %s where the browser has none", async (fault, name) => {
    vi.stubGlobal(name, undefined);
    const { house, states } = window();
    expect(states).toEqual([{ phase: "failed", fault, detail: "" }]);
    await expect(house.ask(request("/x"))).rejects.toThrow();
  });

  test("plays without locks, as at an address that is not secure", async () => {
    windows.insecure();
    const { house } = window();
    const answer = house.ask(request("/x"));
    answerAll();
    expect((await answer).body).toBe("/x");
  });
});

describe("two windows", () => {
  test("have one worker: the second is answered by way of the first, and told how far it is", async () => {
    const first = window();
    await settle();
    FakeWorker.last.say({ state: READY });
    FakeWorker.last.say({ here: ["g"] });
    const second = window();
    await settle();
    expect(FakeWorker.made.length).toBe(1);
    expect([second.states, second.games]).toEqual([[READY], [["g"]]]);
    const answer = second.house.ask(request("/mine"));
    await settle();
    answerAll();
    expect((await answer).body).toBe("/mine");
    expect(first.games).toEqual([["g"]]);
  });

  test("the second takes over when the first is closed", async () => {
    window();
    await settle();
    const first = FakeWorker.last;
    const { house } = window();
    await settle();
    const heard = { opened: vi.fn(), text: vi.fn(), closed: vi.fn() };
    house.line("/api/v1/games/g/socket", heard);
    await settle();
    windows.close(first);
    await settle();
    expect(FakeWorker.made.length).toBe(2);
    expect(heard.closed).toHaveBeenCalledOnce();
    const answer = house.ask(request("/x"));
    answerAll();
    expect((await answer).body).toBe("/x");
  });

  test("the second takes the lock from a first that sleeps, and asks again what nobody heard", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const first = window();
    await vi.advanceTimersByTimeAsync(0);
    const { house } = window();
    await vi.advanceTimersByTimeAsync(0);
    windows.sleep(0);
    const answer = house.ask(request("/x"));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(FakeWorker.made.length).toBe(2);
    answerAll();
    expect((await answer).body).toBe("/x");
    windows.wake();
    const own = first.house.ask(request("/y")); // it follows now
    await vi.advanceTimersByTimeAsync(0);
    answerAll();
    expect((await own).body).toBe("/y");
  });

  test("the second is told when the first starts its worker anew", async () => {
    window();
    await settle();
    FakeWorker.last.say({ state: READY });
    const { house } = window();
    await settle();
    const answer = house.ask(request("/x"));
    await settle();
    FakeWorker.last.die();
    await expect(answer).rejects.toThrow("died");
  });
});

describe("the transport", () => {
  test("asks the worker what a server would be asked, and fetches files from where the page lies", async () => {
    const ask = vi.fn(() =>
      Promise.resolve({ status: 200, headers: { "content-type": "application/json" }, body: "{}" }),
    );
    const line = vi.fn();
    const transport = answering({ ask, line });
    const answer = await transport.fetch("/api/v1/games", { method: "POST", body: "{}", headers: { Accept: "a/b" } });
    expect(await answer.json()).toEqual({});
    const asked = { ask: "request", method: "POST", target: "/api/v1/games", headers: { accept: "a/b" }, body: "{}" };
    expect(ask).toHaveBeenCalledWith(asked);
    await expect(transport.fetch("/art/art.json")).rejects.toThrow("no network");
    expect(transport.url("/art/icon.svg")).toBe("/art/icon.svg");
    expect(transport.url("/api/v1/games/g/record")).toBe(`${ANSWERED}/api/v1/games/g/record`);
    transport.open("/api/v1/games/g/socket", { opened: vi.fn(), text: vi.fn(), closed: vi.fn() });
    expect(line).toHaveBeenCalledOnce();
  });

  test("does not wait for what is wanted no more", async () => {
    const transport = answering({ ask: () => new Promise(() => undefined), line: vi.fn() });
    const going = new AbortController();
    const answer = transport.fetch("/api/v1/presets", { signal: going.signal });
    going.abort();
    await expect(answer).rejects.toThrow();
    await expect(transport.fetch("/api/v1/presets", { signal: AbortSignal.abort() })).rejects.toThrow();
  });
});
