// What the figures of the boxes have in common: each player has one, at home or on the board.
import { colourOf } from "../look/colours.svelte";
import type { EventOf, Seat, State } from "../api/types";
import { t, type Key } from "../words";
import type { Happened, Sentence } from "../game/messages/boxes";
import type { Counter } from "../table/boxes";

/** The figure beside a player's name, while it is played with; faint while it is away. */
export function atHome(state: State, seat: Seat, figure: string, symbol: string = figure): Counter[] {
  const n = state.figures?.[seat]?.[figure];
  if (n === undefined) return [];
  const label = t(`table.figure.${figure}${n ? "" : ".away"}` as Key);
  return [
    {
      id: figure,
      n,
      label,
      single: true,
      icon: { view: "-18 -20 36 36", width: 21, height: 21, symbol: `${symbol}-${colourOf(seat)}` },
    },
  ];
}

/** What is said when somebody places a figure of this name. */
export function placing(figure: string, key: Key) {
  return (event: EventOf<"follower_placed">, { name }: Happened): Sentence | null => {
    if (event.figure !== figure) return null;
    const role = t(`table.role.${event.feature}` as Key);
    return { text: t(key, { name: name(event.player), role }), seat: event.player };
  };
}
