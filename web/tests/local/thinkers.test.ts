import { beforeEach, expect, test, vi } from "vitest";
import { Thinker } from "../../src/local/thinkers";
import { fakeWindows, FakeWorker } from "./windows";

beforeEach(() => void fakeWindows());
const engine = () => ({ base: "http://here/engine/abc/", files: new Map() });

test("a question is answered, and progress told meanwhile", async () => {
  const thinker = new Thinker(engine());
  const told = vi.fn();
  const answer = thinker.ask("question", told);
  const worker = FakeWorker.last;
  expect(worker.heard).toEqual([{ id: 1, line: "question" }]);
  worker.say({ lives: true });
  worker.say({ id: 1, told: "half" });
  worker.say({ id: 1, answer: "done" });
  worker.say({ id: 1, answer: "twice" });
  expect(await answer).toBe("done");
  expect(told).toHaveBeenCalledExactlyOnceWith("half");
});

test("what cannot be answered is refused; the worker goes on", async () => {
  const thinker = new Thinker(engine());
  const answer = thinker.ask("nonsense", vi.fn());
  FakeWorker.last.say({ id: 1, failed: "no such question" });
  await expect(answer).rejects.toThrow("no such question");
  void thinker.ask("next", vi.fn());
  expect(FakeWorker.made.length).toBe(1);
});

test("a worker that dies refuses what it was asked, and the next question starts another", async () => {
  const thinker = new Thinker(engine());
  const answer = thinker.ask("question", vi.fn());
  FakeWorker.last.die();
  await expect(answer).rejects.toThrow("died");
  const again = thinker.ask("question", vi.fn());
  expect(FakeWorker.made.length).toBe(2);
  FakeWorker.last.say({ failed: "it did not start" });
  await expect(again).rejects.toThrow("it did not start");
});
