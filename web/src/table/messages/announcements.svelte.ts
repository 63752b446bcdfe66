// What is said aloud, and in the window's title, while a game goes on.
import { untrack } from "svelte";
import { calledIn } from "../boxes";
import { setTitle } from "../../router.svelte";
import { about, sentence, t, type Key } from "../../words";
import { describeSides } from "../../board/words/tiles.svelte";
import type { LiveGame, Playable } from "../game.svelte";
import { againWords } from "../../game/messages/again";
import { rotationsOf } from "../../game/choices/placing";
import type { Toasts } from "./toasts.svelte";
import type { Turn } from "../turn/turn.svelte";

/** What this device is asked, with the name of who is meant where several sit at it; "" while others decide. */
export function questionOf(game: Playable, turn: Turn): string {
  if (game.table?.status !== "playing" || !turn.phase) return "";
  const asked = t(`table.ask.${calledIn(turn.view?.state, turn.phase)}` as Key);
  return game.mine.size > 1 ? about(game.names[game.asked ?? 0] ?? "", asked) : asked;
}

/** Speaks as long as the component that calls this lives. */
export function announce(game: LiveGame, turn: Turn, messages: Toasts): void {
  const question = $derived(questionOf(game, turn));
  const again = $derived(game.table ? againWords(game.table) : "");
  $effect(() => setTitle(question || again));
  $effect(() => {
    const asked = question;
    if (asked) untrack(() => messages.speak(asked));
  });
  // Who listens hears where the tile is and how it lies.
  $effect(() => {
    const { cell, ghost, here, where } = turn.laying;
    if (!cell || !ghost || !rotationsOf(here).length) return; // on its way to the server: it has been said
    const sides = describeSides(ghost.tile, ghost.rotation);
    untrack(() => {
      const place = where(cell);
      messages.speak(sentence(sides ? t("table.chosen_square", { place, sides }) : place));
    });
  });
  // Messages lie over the board: they make room as soon as the player acts.
  $effect(() => {
    if (turn.touched) untrack(() => messages.clear());
  });
  // Hints are nobody's secret.
  let hints: number[] | null = null;
  $effect(() => {
    const now = game.table?.hints;
    if (!now) return;
    untrack(() => {
      now.forEach((count, seat) => {
        const more = hints && count > (hints[seat] ?? 0);
        if (more && !game.mine.has(seat)) messages.add(t("table.event.hint", { name: game.names[seat] ?? "" }), seat);
      });
      hints = now;
    });
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
