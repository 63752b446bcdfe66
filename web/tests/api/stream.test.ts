import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Stream, type Connection, type Listener } from "../../src/api/stream";
import { FakeSocket, fakeSockets } from "../fakes";
import { move, opening, settled, table } from "../support";

const heard: { entries: number[]; tables: number; connections: Connection[] } = {
  entries: [],
  tables: 0,
  connections: [],
};
const listener: Listener = {
  entry: (entry) => heard.entries.push(entry.seq),
  table: () => (heard.tables += 1),
  connection: (status) => heard.connections.push(status),
};
const streams: Stream[] = [];
function listen(after = -1, tokens: string[] = []): Stream {
  const stream = new Stream("g", () => tokens, listener, after);
  streams.push(stream);
  return stream;
}
const last = (): FakeSocket => FakeSocket.last;
const skip = { type: "skip" } as const;

beforeEach(() => {
  vi.useFakeTimers();
  fakeSockets();
  Object.assign(heard, { entries: [], tables: 0, connections: [] });
});
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
  vi.useRealTimers();
});

describe("a socket that holds", () => {
  test("asks for what comes after the last entry, and shows the tokens when it opens", () => {
    listen(4, ["secret"]);
    expect(last().url).toMatch(/^ws:\/\/.*\/api\/v1\/games\/g\/socket\?after=4/);
    expect(last().sent).toEqual([]);
    last().open();
    expect(JSON.parse(last().sent[0]!)).toEqual({ type: "hello", tokens: ["secret"] });
    expect(heard.connections).toEqual(["connecting", "open"]);
  });

  test("says hello without a token, too: then it watches", () => {
    listen();
    last().open();
    expect(JSON.parse(last().sent[0]!)).toEqual({ type: "hello", tokens: [] });
  });

  test("tells what somebody says to the others, which is no entry", () => {
    const emote = vi.fn();
    const stream = new Stream("g", () => [], { entry: vi.fn(), table: vi.fn(), connection: vi.fn(), emote });
    last().open();
    last().say({ type: "emote", seat: 1, emote: "hello" });
    expect(emote).toHaveBeenCalledWith({ type: "emote", seat: 1, emote: "hello" });
    stream.close();
  });

  test("delivers each entry once, in order; a ping and a repetition are not told", () => {
    listen();
    last().open();
    last().say(opening());
    last().say({ type: "ping" });
    last().say(move(1, 0, skip));
    last().say(move(1, 0, skip));
    last().say({ type: "table", table: table() });
    expect(heard.entries).toEqual([0, 1]);
    expect(heard.tables).toBe(1);
  });
});

describe("a socket that breaks", () => {
  test("is made anew after a while, and asks for what was missed", () => {
    listen();
    last().open();
    last().say(opening());
    last().close();
    expect(heard.connections.at(-1)).toBe("waiting");
    vi.advanceTimersByTime(400);
    expect(FakeSocket.made).toHaveLength(2);
    expect(last().url).toContain("after=0");
  });

  test("is waited for longer and longer, up to fifteen seconds", () => {
    vi.spyOn(Math, "random").mockReturnValue(1);
    listen();
    for (const wait of [400, 800, 1600, 3200, 6400, 12_800, 15_000, 15_000]) {
      const made = FakeSocket.made.length;
      last().open();
      last().close();
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.made).toHaveLength(made);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.made).toHaveLength(made + 1);
    }
  });

  test("is not waited for when the device comes back online", () => {
    listen();
    last().open();
    last().close();
    dispatchEvent(new Event("online"));
    expect(FakeSocket.made).toHaveLength(2);
  });

  test("that skips an entry is made anew from the last one that was heard", () => {
    listen();
    last().open();
    last().say(opening());
    last().say(move(2, 0, skip));
    expect(heard.entries).toEqual([0]);
    expect(FakeSocket.made).toHaveLength(2);
    expect(last().url).toContain("after=0");
  });

  test("by falling silent for a minute is made anew", () => {
    listen();
    last().open();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(2);
  });

  test("of itself after it was given up tells nothing", () => {
    const stream = listen();
    const first = last();
    first.open();
    stream.again();
    first.onclose();
    expect(heard.connections).toEqual(["connecting", "open", "connecting"]);
  });

  test("and was closed is not made again", () => {
    const stream = listen();
    last().open();
    stream.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
    expect(heard.connections.at(-1)).toBe("closed");
  });
});

describe("where sockets are blocked", () => {
  function blocked(): void {
    listen();
    last().close();
    vi.advanceTimersByTime(400);
    last().close();
  }

  test("lines are read instead, from the third attempt on", async () => {
    const lines = `${JSON.stringify(opening())}\n${JSON.stringify(move(1, 0, skip))}\n`;
    const [one, two] = [lines.slice(0, 70), lines.slice(70)];
    const asked = vi.fn((_address: string) => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(one));
          controller.enqueue(new TextEncoder().encode(`${two}\n`));
        },
      });
      return Promise.resolve({ ok: true, body });
    });
    vi.stubGlobal("fetch", asked);
    blocked();
    vi.advanceTimersByTime(800);
    vi.useRealTimers();
    await settled();
    await settled();
    expect(asked.mock.calls[0]![0]).toMatch(/^\/api\/v1\/games\/g\/stream\?after=-1/);
    expect(heard.entries).toEqual([0, 1]);
    expect(heard.connections.at(-1)).toBe("open");
  });

  test("and lines too, both are tried in turn", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("blocked")));
    blocked();
    for (let i = 0; i < 4; i++) await vi.advanceTimersByTimeAsync(15_000);
    expect(FakeSocket.made.length).toBeGreaterThan(2);
    expect(heard.connections.at(-1)).toBe("connecting");
  });
});
