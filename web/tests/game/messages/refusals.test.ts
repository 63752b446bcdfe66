import { expect, test } from "vitest";
import { Refusal } from "../../../src/api/client";
import { refusalWords } from "../../../src/game/messages/refusals";

test("a refusal that is known has words of its own", () => {
  expect(refusalWords(new Refusal({ code: "stale_ply" }))).toBe("The game has moved on meanwhile.");
  expect(refusalWords(new Refusal({ code: "illegal_action", detail: "occupied" }))).toBe(
    "The rules do not allow this: occupied",
  );
});

test("another is told in the server's sentence, or by its code", () => {
  expect(refusalWords(new Refusal({ code: "odd", detail: "because" }))).toBe("That did not work: because");
  expect(refusalWords(new Refusal({ code: "odd" }))).toBe("That did not work: odd");
});

test("our own mistakes are no refusals", () => {
  expect(() => refusalWords(new TypeError("x"))).toThrow(TypeError);
});
