import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answeredBy, ask } from "../../src/api/transport";
import * as home from "../../src/local/home.svelte";
import type { ToTable } from "../../src/local/messages";
import { fakeWindows, FakeWorker } from "./windows";

const settle = () => new Promise((done) => setTimeout(done, 0));

/** The worker's answer to what it is asked next. */
async function answer(body: string, status = 200): Promise<ToTable> {
  await settle();
  const asked = FakeWorker.last.heard.splice(0).find((one) => "ask" in (one as object)) as ToTable;
  FakeWorker.last.say({ window: asked.window, id: asked.id, answer: { status, headers: {}, body } });
  return asked;
}

beforeEach(() => {
  if (!FakeWorker.made.length) fakeWindows();
  home.answerPage();
});
afterEach(() => {
  answeredBy();
  localStorage.clear();
});

test("this browser answers the page, says how far it is, and which games it keeps", async () => {
  const presets = ask("/api/v1/presets");
  await answer("{}");
  expect((await presets).ok).toBe(true);
  FakeWorker.last.say({ state: { phase: "ready", keeps: "kept", damaged: [] } });
  FakeWorker.last.say({ here: ["g", "h"] });
  expect([home.engine().phase, [...home.kept()]]).toEqual(["ready", ["g", "h"]]);
});

test("everything is one file: the games, and what the page keeps besides", async () => {
  localStorage.setItem("carcassonne.seats", '{"g":{"0":"key"}}');
  localStorage.setItem("another", "page");
  const file = home.everything();
  expect(await answer('{"schema":1,"games":{"g":{}}}')).toMatchObject({ ask: "export" });
  const saved = JSON.parse(await (await file).text()) as unknown;
  expect(saved).toEqual({ schema: 1, games: { g: {} }, device: { "carcassonne.seats": '{"g":{"0":"key"}}' } });
});

test("a file is taken in: what is here stays, and what is not comes to it", async () => {
  localStorage.setItem("carcassonne.seats", '{"g":{"0":"mine"}}');
  localStorage.setItem("carcassonne.imported", '["a"]');
  localStorage.setItem("carcassonne.language", "de");
  const device = {
    "carcassonne.seats": '{"g":{"0":"theirs"},"h":{"1":"key"}}',
    "carcassonne.imported": '["a","b"]',
    "carcassonne.language": "fr",
    "carcassonne.table": '{"confirm":false}',
    another: "page",
  };
  const taken = home.takeIn(JSON.stringify({ schema: 1, games: {}, device }));
  await answer('{"games":["h"],"known":1}');
  expect(await taken).toEqual({ games: ["h"], known: 1 });
  expect({ ...localStorage }).toEqual({
    "carcassonne.seats": '{"g":{"0":"mine"},"h":{"1":"key"}}',
    "carcassonne.imported": '["a","b"]',
    "carcassonne.language": "de",
    "carcassonne.table": '{"confirm":false}',
  });
});

test("a foreign file is refused with the engine's sentence, and nothing changes", async () => {
  const taken = home.takeIn("{}");
  const problem = JSON.stringify({ status: 503, code: "unavailable", detail: "this is no file of games" });
  void answer(problem, 503);
  await expect(taken).rejects.toThrow("this is no file of games");
  expect(localStorage.length).toBe(0);
});

test("everything can be deleted", async () => {
  localStorage.setItem("carcassonne.seats", "{}");
  localStorage.setItem("another", "page");
  FakeWorker.last.say({ here: ["g"] });
  const cleared = home.clear();
  expect(await answer("")).toMatchObject({ ask: "remove", games: ["g"] });
  await cleared;
  expect({ ...localStorage }).toEqual({ another: "page" });
});

test("a failure is tried again when somebody asks", async () => {
  vi.stubGlobal("Worker", FakeWorker);
  FakeWorker.last.say({ state: { phase: "failed", fault: "not_fetched", detail: "" } });
  home.tryAgain();
  await settle();
  expect([home.engine().phase, FakeWorker.made.length]).toEqual(["waiting", 2]);
});

test("whether the browser stays with its games is asked of it", async () => {
  vi.stubGlobal("navigator", { ...navigator, storage: { persisted: () => Promise.resolve(true) } });
  expect(await home.stays()).toBe(true);
});
