// Making a game: ask the server, keep the keys of this device's seats, go to the table.
import { newGame } from "../../api/client";
import { keepLinks, takeSeats } from "../../api/seats";
import { go } from "../../router.svelte";
import { t } from "../../words";
import { wanted, type Draft, type Names } from "./draft";

export const names: Names = {
  human: (number, alone) => (alone ? t("player.me") : t("player.number", { n: number })),
};

/** Makes the game and goes there; throws the server's refusal. */
export async function begin(draft: Draft): Promise<void> {
  const made = await newGame(wanted(draft, names));
  takeSeats(made.id, made.tokens);
  keepLinks(made.id, made.links);
  go(`/g/${made.id}`);
}
