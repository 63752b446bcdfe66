// What is said aloud, and in the window's title, while a game goes on.
import { untrack } from "svelte";
import { calledIn } from "../../boxes/table";
import { setTitle } from "../../router.svelte";
import { about, t, type Key } from "../../words";
import type { LiveGame } from "../game.svelte";
import { rotationsOf } from "../turn/placing";
import type { Toasts } from "./toasts.svelte";
import type { Turn } from "../turn/turn.svelte";

/** What this device is asked, with the name of who is meant where several sit at it; "" while others decide. */
export function questionOf(game: LiveGame, turn: Turn): string {
  if (game.table?.status !== "playing" || !turn.phase) return "";
  const asked = t(`table.ask.${calledIn(turn.view?.state, turn.phase)}` as Key);
  return game.mine.size > 1 ? about(game.names[game.asked ?? 0] ?? "", asked) : asked;
}

/** Speaks as long as the component that calls this lives. */
export function announce(game: LiveGame, turn: Turn, messages: Toasts): void {
  const question = $derived(questionOf(game, turn));
  $effect(() => {
    const asked = question;
    setTitle(asked);
    if (asked) untrack(() => messages.speak(asked));
  });
  // Who listens hears where the tile is and how it lies.
  $effect(() => {
    const { cell, here, rotation } = turn.laying;
    if (!cell) return;
    const rotations = rotationsOf(here);
    if (!rotations.length) return; // on its way to the server: it has been said
    untrack(() =>
      messages.speak(t("table.chosen_square", { ...cell, n: rotations.indexOf(rotation) + 1, of: rotations.length })),
    );
  });
  // Messages lie over the board: they make room as soon as the player acts.
  $effect(() => {
    if (turn.touched) untrack(() => messages.clear());
  });
  let lost = false;
  $effect(() => {
    if (game.connection === "waiting") lost = true;
    else if (game.connection === "open" && lost) {
      lost = false;
      untrack(() => messages.add(t("table.online")));
    }
  });
}
