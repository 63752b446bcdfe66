import { afterEach, describe, expect, test, vi } from "vitest";
import * as api from "../../src/api/client";
import { accountsHost, askWhoIAm, bringGames, entered, left, signedInAs } from "../../src/api/me.svelte";
import { seatsOf, takeSeats } from "../../src/api/seats";

const SITE = { version: "1", notices: false, along: null, imprint: null, privacy: null };
const answer = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });

/** A server that answers so; what it is asked. */
function answering(accounts: string | null, answers: Record<string, () => Response> = {}): string[] {
  const asked: string[] = [];
  vi.spyOn(api, "site").mockResolvedValue({ ...SITE, accounts });
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path.replace("/api/v1", ""));
    return Promise.resolve(answers[asked.at(-1)!]?.() ?? answer({ code: "not_found" }, 404));
  });
  return asked;
}

afterEach(() => {
  left();
  localStorage.clear();
});

describe("who is signed in", () => {
  test("is nobody where the server has no accounts, and nobody is asked", async () => {
    entered("Anna");
    const asked = answering(null);
    await askWhoIAm(true);
    expect([accountsHost(), signedInAs(), asked]).toEqual([null, null, []]);
  });

  test("is asked where somebody was, and only there", async () => {
    let asked = answering("localhost");
    await askWhoIAm(true);
    expect([accountsHost(), signedInAs(), asked]).toEqual(["localhost", null, []]);
    entered("Anna");
    asked = answering("localhost", { "/me": () => answer({ name: "Annabella" }) });
    await askWhoIAm(true);
    expect([signedInAs(), localStorage.getItem("carcassonne.person"), asked.at(-1)]).toEqual([
      "Annabella",
      "Annabella",
      "/me",
    ]);
  });

  test("is nobody any more when the session is over", async () => {
    entered("Anna");
    answering("localhost", { "/me": () => answer({ code: "not_signed_in", status: 401 }, 401) });
    await askWhoIAm(true);
    expect([signedInAs(), localStorage.getItem("carcassonne.person")]).toEqual([null, null]);
  });
});

test("games of the person come to the device, and go when they sign out; its own stay", async () => {
  takeSeats("own", { 0: "guest" });
  const mine = [
    { id: "own", seat: 0, token: "theirs" },
    { id: "other", seat: 1, token: "theirs" },
  ];
  answering("localhost", {
    "/me": () => answer({ name: "Anna" }),
    "/me/games": () => answer({ games: mine }),
  });
  entered("Anna");
  await askWhoIAm(true);
  await bringGames();
  expect([seatsOf("own").get(0), seatsOf("other").get(1)]).toEqual(["guest", "theirs"]);
  left();
  expect([seatsOf("own").get(0), seatsOf("other").size]).toEqual(["guest", 0]);
});
