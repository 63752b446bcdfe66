import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as api from "../../src/api/client";
import { seatsOf } from "../../src/api/seats";
import { search } from "../../src/pages/lobby/search.svelte";
import { endSearch, goToFound, lobbyState, startSeeking, watchLobby } from "../../src/pages/lobby/seeking.svelte";
import { keepWish, lasted, lastWish, wantedBy } from "../../src/pages/lobby/wishes";
import { go, page, setRoutes } from "../../src/router.svelte";
import { ROUTES } from "../../src/routes";
import type { Frame, Seek } from "../../src/api/types";
import { FakeSocket, fakeSockets } from "../fakes";

const anna: Seek = { id: "a", name: "Anna", presets: ["modern"], players: [2], clocks: ["usual"], since: 1 };
const say = (frame: object) => FakeSocket.last.say(frame as unknown as Frame);
const seeks = () => lobbyState().seeks.map(({ id }) => id);

beforeEach(() => {
  fakeSockets();
  setRoutes(ROUTES);
  go("/");
  vi.spyOn(api, "seek").mockResolvedValue({ seek: anna, game: null, seat: null });
  vi.spyOn(api, "stopSeeking").mockResolvedValue({ seek: null, game: null, seat: null });
});
afterEach(async () => {
  await endSearch();
  localStorage.clear();
  vi.restoreAllMocks();
});

test("who is found goes to the table, with the seat that the token of the search opens", async () => {
  await startSeeking({ name: "Anna" });
  expect(search.on).toBe(true);
  FakeSocket.last.open();
  const token = lobbyState().wanted!.token;
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(JSON.parse(FakeSocket.last.sent[0]!)).toEqual({ type: "hello", tokens: [token] });
  say({ type: "seek", seek: anna, game: "Zl8fWtT0v2mXq3Rk", seat: 1 });
  expect(seatsOf("Zl8fWtT0v2mXq3Rk").get(1)).toBe(token);
  expect(location.pathname).toBe("/g/Zl8fWtT0v2mXq3Rk");
  expect(search.on).toBe(false);
});

test("who plays a bot meanwhile is called, and goes when they like", async () => {
  await startSeeking({ name: "Anna" });
  FakeSocket.last.open();
  go("/g/bot");
  expect(page().bare).toBe(true);
  say({ type: "seek", seek: anna, game: "found", seat: 0 });
  expect(location.pathname).toBe("/g/bot");
  expect(lobbyState().found).toEqual({ game: "found", seat: 0 });
  goToFound();
  expect(location.pathname).toBe("/g/found");
});

test("a search that the server has forgotten is asked again under the same token", async () => {
  await startSeeking({ name: "Anna" });
  FakeSocket.last.open();
  const token = lobbyState().wanted!.token;
  say({ type: "seek", seek: null, game: null, seat: null });
  await vi.waitFor(() => expect(api.seek).toHaveBeenCalledTimes(2));
  expect(vi.mocked(api.seek).mock.calls[1]![0].token).toBe(token);
});

test("who stops and was found meanwhile is at the table", async () => {
  await startSeeking({ name: "Anna" });
  vi.mocked(api.stopSeeking).mockResolvedValueOnce({ seek: anna, game: "late", seat: 0 });
  await endSearch();
  expect(location.pathname).toBe("/g/late");
});

test("whoever looks at the lobby sees others come and go", () => {
  const end = watchLobby();
  FakeSocket.last.open();
  say({ type: "lobby", seeks: [anna], open: 1 });
  say({ type: "changes", came: [{ ...anna, id: "b" }], gone: ["a"], open: 1 });
  expect(seeks()).toEqual(["b"]);
  end();
  expect(lobbyState().connected).toBe(false);
});

test("wishes are kept, and what was left open is not asked for", () => {
  keepWish({ name: " Anna ", preset: "", players: 2, clock: "fast", rated: false });
  expect(wantedBy(lastWish())).toEqual({ name: "Anna", players: [2], clocks: ["fast"] });
  expect(lasted(65)).toBe("1:05");
});

test("who is signed in says no name, and may ask for rated games alone", () => {
  const wish = { name: " ", preset: "", players: 2, clock: "", rated: true };
  expect(wantedBy(wish, true)).toEqual({ rated_only: true, players: [2] });
  expect(wantedBy({ ...wish, name: "Anna " })).toEqual({ name: "Anna", players: [2] });
});
