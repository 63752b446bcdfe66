// How those who stand on towers, and those in prison, look and are called; and a piece of a tower.
import { FIGURES } from "../../game/choices/boxes";
import type { PieceShown } from "../../game/choices/choices";
import { colourOf } from "../../look/colours.svelte";
import { known, t } from "../../words";

export const PIECE = { symbol: "tower-piece", view: "-11 -13 22 19" };

/** A follower by his face: in his player's colour, special ones in their own shape. */
export function faceOf(seat: number, figure: string | null | undefined, role = "knight"): PieceShown {
  const own = figure ? FIGURES[figure] : undefined;
  return own ? own.piece(seat, role) : { symbol: `${role}-${colourOf(seat)}` };
}

/** What a follower is called who stands nowhere: "follower", "large follower". */
export function called(figure: string | null | undefined): string {
  const key = `table.prisoner.${figure ?? ""}`;
  return figure && known(key) ? t(key) : t("term.follower");
}
