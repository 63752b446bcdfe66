import { afterEach, expect, test, vi } from "vitest";
import { Refusal } from "../../src/api/client";
import { takeSeats } from "../../src/api/seats";
import { refusalWords } from "../../src/pages/me/refusals";
import { claimSeats, endSession, forget, hasPasskeys, makeToken, newCodes } from "../../src/pages/me/requests";
import { addWords } from "../../src/words";

afterEach(() => localStorage.clear());

test.each([
  [new Refusal({ code: "name_taken" }), "Somebody has this name already, or one that looks like it."],
  [new Refusal({ code: "of_tomorrow" }), "That did not work. Is the network there? Please try again."],
  [new DOMException("", "NotAllowedError"), "Nothing has changed: no passkey was used."],
  [new DOMException("", "InvalidStateError"), "This device has a passkey for your account already."],
  ["?", "That did not work. Is the network there? Please try again."],
])("%s is said in words", async (problem, words) => {
  await addWords("me");
  expect(refusalWords(problem)).toBe(words);
});

test("what is asked about one's account", async () => {
  const asked: [string, string, unknown][] = [];
  vi.stubGlobal("fetch", (path: string, { method, body }: { method: string; body: string }) => {
    asked.push([method, path.replace("/api/v1", ""), JSON.parse(body)]);
    const told = { games: ["g"], codes: ["c"], token: "ct_", id: "t", done: true };
    return Promise.resolve(new Response(JSON.stringify(told), { headers: { "Content-Type": "application/json" } }));
  });
  expect(await claimSeats()).toBe(0);
  takeSeats("g", { 0: "mine" });
  expect(await claimSeats()).toBe(1);
  expect(await newCodes()).toEqual(["c"]);
  await endSession("a/b");
  await forget("blocks", "Bram");
  expect((await makeToken("bot", ["bot"])).token).toBe("ct_");
  expect(asked.slice(0, 4)).toEqual([
    ["POST", "/me/claim", { tokens: ["mine"] }],
    ["POST", "/me/recovery", {}],
    ["DELETE", "/sessions/a%2Fb", {}],
    ["DELETE", "/me/blocks/Bram", {}],
  ]);
  expect(hasPasskeys()).toBe(false);
});
