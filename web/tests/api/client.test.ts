import { afterEach, describe, expect, test, vi } from "vitest";
import * as api from "../../src/api/client";
import { Refusal } from "../../src/api/client";
import { position } from "../support";

function answers(...given: (Response | Error)[]): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(() => {
    const next = given.length > 1 ? given.shift()! : given[0]!;
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next.clone());
  });
  vi.stubGlobal("fetch", fetched);
  return fetched;
}
const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });

afterEach(() => vi.useRealTimers());

test("an answer is read as JSON, and anything else as text", async () => {
  answers(json({ levels: [], bots: ["x"] }));
  expect(await api.players()).toEqual({ levels: [], bots: ["x"] });
  answers(new Response("plain", { headers: { "Content-Type": "text/plain" } }));
  expect(await api.players()).toBe("plain");
});

test("a token is shown in a header, and never in the address", async () => {
  const fetched = answers(json({ seat: 1, table: {} }));
  await api.invitation("a b", "secret");
  const [address, options] = fetched.mock.calls[0] as [string, RequestInit];
  expect(address).toBe("/api/v1/games/a%20b/invitation");
  expect((options.headers as Record<string, string>)["Authorization"]).toBe("Bearer secret");
});

const AFTER = position([], { seq: 1, ply: 1 });

describe("a refusal", () => {
  test("has the server's code, sentence and the member that is meant", async () => {
    answers(json({ code: "bad_request", detail: "no such level", field: "seats.1.level", ply: 3 }, 422));
    const refused = await api.presets().catch((error: unknown) => error as Refusal);
    expect(refused).toBeInstanceOf(Refusal);
    expect(refused).toMatchObject({ status: 422, code: "bad_request", detail: "no such level", ply: 3 });
    expect((refused as Refusal).field).toBe("seats.1.level");
  });

  test("that cannot be read is told by its status", async () => {
    answers(new Response("<html>", { status: 502, statusText: "Bad Gateway" }));
    await expect(api.presets()).rejects.toMatchObject({ status: 502, code: "unreadable", detail: "Bad Gateway" });
  });

  test("is `offline` where the server cannot be reached", async () => {
    answers(new TypeError("failed"));
    await expect(api.presets()).rejects.toMatchObject({ status: 0, code: "offline" });
  });
});

describe("a move", () => {
  test("is sent again under the same name after the connection broke", async () => {
    vi.useFakeTimers();
    const fetched = answers(new TypeError("failed"), json({}, 503), json({ seq: 1, ply: 1, position: AFTER }));
    const moved = api.move("g", "secret", position(), [{ type: "skip" }]);
    await vi.advanceTimersByTimeAsync(300 + 800);
    expect(await moved).toEqual({ seq: 1, ply: 1, position: AFTER });
    const ids = fetched.mock.calls.map(([, options]) => {
      return (JSON.parse((options as RequestInit).body as string) as { move_id: string }).move_id;
    });
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  test("is given up after five attempts", async () => {
    vi.useFakeTimers();
    const fetched = answers(new TypeError("failed"));
    const refused = api.move("g", "secret", position(), []).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await refused).toMatchObject({ code: "offline" });
    const moves = fetched.mock.calls.filter((call: unknown[]) => String(call[0]).includes("/moves")); // not /healthz
    expect(moves).toHaveLength(5);
  });

  test("that the rules forbid is not sent again", async () => {
    const fetched = answers(json({ code: "illegal_action" }, 409));
    await expect(api.move("g", "secret", position(), [])).rejects.toMatchObject({ code: "illegal_action" });
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

describe("what every turn asks", () => {
  const HAVE = position([], { seq: 7, ply: 5 });
  const changes = { since: 7, seq: 8, ply: 6, state: { tile: "U" } };
  const now = { ...HAVE, seq: 8, ply: 6, state: { ...HAVE.state, tile: "U" } };

  test("says which position the page has, and makes a whole one of what has changed", async () => {
    const fetched = answers(json({ seq: 8, ply: 6, events: [], changes }));
    expect(await api.move("g", "secret", HAVE, [])).toEqual({ seq: 8, ply: 6, events: [], position: now });
    expect(fetched.mock.calls[0]![0]).toBe("/api/v1/games/g/moves?have=7");
    answers(json({ events: [], changes, next: [[], null] }));
    expect(await api.preview("g", "secret", HAVE, [])).toEqual({ events: [], position: now, next: [[], null] });
  });

  test("is answered with a whole position where the server knows no other way", async () => {
    answers(json({ events: [], position: AFTER }));
    expect(await api.preview("g", "secret", HAVE, [])).toEqual({ events: [], position: AFTER });
  });
});

test("whoever breaks a request off hears of it as such", async () => {
  const stop = new AbortController();
  stop.abort();
  answers(new DOMException("aborted", "AbortError"));
  await expect(api.position("g", 3, stop.signal)).rejects.toBeInstanceOf(DOMException);
});
