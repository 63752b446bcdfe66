// Which colour a seat has: the table's, the same on every device; that of its number where no table is shown.
import type { SeatAtTable } from "../api/types";

export const COLOURS = [0, 1, 2, 3, 4, 5] as const;
const worn = $state<{ colours: number[] }>({ colours: [] });

/** The number of a seat's colour and mark. */
export const colourOf = (seat: number): number => worn.colours[seat] ?? seat % COLOURS.length;

/** Shows the colours of a table's seats; none: each seat has that of its number. */
export function wear(seats: SeatAtTable[] = []): void {
  worn.colours = seats.map((seat, number) => seat.colour ?? number);
}

/** The colours that people at a table have, without those of some seats: nobody else can have them. */
export function coloursHeld(seats: SeatAtTable[], but: (seat: number) => boolean): Set<number> {
  const people = seats.map((seat, number) => ({ seat, number })).filter(({ seat }) => seat.kind === "human");
  return new Set(people.filter(({ number }) => !but(number)).map(({ seat, number }) => seat.colour ?? number));
}
