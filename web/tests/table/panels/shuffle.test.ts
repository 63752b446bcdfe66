import { expect, test, vi } from "vitest";
import { check, drawnIn } from "../../../src/table/panels/shuffle";
import { move, opening } from "../../support";

const drawn = (tile: string) => ({ type: "drawn", tile, player: 0, market: false }) as const;
const LOG = [opening([drawn("U")]), move(1, 0, { type: "skip" }, [drawn("V")])];
/** The SHA-256 of "carcassonne shuffle 7", as the server's own doctest has it. */
const PROMISE = /^de0e1a2b1e7d1264/;

test("a shuffle is checked by its promise and draw by draw", async () => {
  expect(drawnIn(LOG)).toEqual(["U", "V"]);
  const { hash } = await check({ seed: "7", stack: ["U", "V", "E"] }, null, LOG);
  expect(hash).toMatch(PROMISE);
  expect(await check({ seed: "7", stack: ["U", "V", "E"] }, hash, LOG)).toEqual({
    promised: true,
    hash,
    draws: 2,
    wrong: null,
  });
  const wrong = await check({ seed: "8", stack: ["U", "E"] }, hash, LOG);
  expect([wrong.promised, wrong.wrong]).toEqual([false, { n: 2, drawn: "V", dealt: "E" }]);
});

test("a browser without the means says so", async () => {
  vi.stubGlobal("crypto", {});
  expect((await check({ seed: "7", stack: [] }, "x", [])).promised).toBe(null);
});
