import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import type { LiveGame } from "../../../src/table/game.svelte";
import Players from "../../../src/table/panels/Players.svelte";
import { position, table } from "../../support";

test("the table tells who took back decisions after seeing tiles", () => {
  const shown = { ...table(), takebacks: [0, 2] };
  const game = { table: shown, position: position([]), mine: new Map(), asked: null } as unknown as LiveGame;
  const players = mount(Players, { target: document.body, props: { game } });
  flushSync();
  const said = [...document.querySelectorAll(".looked")].map((note) => [
    note.closest("li")?.dataset.seat,
    note.textContent,
  ]);
  expect(said).toEqual([["1", "2 takebacks after seeing a tile"]]);
  void unmount(players);
});
