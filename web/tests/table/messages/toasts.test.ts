import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Toasts } from "../../../src/table/messages/toasts.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
const shown = (toasts: Toasts): string[] => toasts.shown.map((toast) => toast.text);

test("three messages are shown at once, each for five seconds", () => {
  const toasts = new Toasts();
  for (const text of ["a", "b", "c", "d"]) toasts.add(text);
  expect(shown(toasts)).toEqual(["b", "c", "d"]);
  vi.advanceTimersByTime(5000);
  expect(shown(toasts)).toEqual([]);
});

test("a deed takes the place of the last one of the same player", () => {
  const toasts = new Toasts();
  toasts.add("Anna placed a tile", 0, true);
  toasts.add("Bram placed a tile", 1, true);
  toasts.add("Anna placed a knight", 0, true);
  expect(shown(toasts)).toEqual(["Bram placed a tile", "Anna placed a knight"]);
  toasts.clear();
  expect(shown(toasts)).toEqual([]);
});

test("what is said in quick succession is spoken as one", () => {
  const toasts = new Toasts();
  toasts.speak("one");
  toasts.add("two");
  vi.advanceTimersByTime(250);
  expect(toasts.spoken).toBe("one. two.");
});

test("what is said ends with one mark", () => {
  const toasts = new Toasts();
  for (const words of ["The game is over.", "Market day!", "Anna passes"]) toasts.speak(words);
  vi.advanceTimersByTime(250);
  expect(toasts.spoken).toBe("The game is over. Market day! Anna passes.");
});
