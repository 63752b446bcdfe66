// Which colour a seat has on this device: that of its number; where somebody here chose theirs, the two change places.
const COLOURS = 6;
const worn = $state({ seat: -1, colour: -1 });

/** The number of a seat's colour and mark. */
export function colourOf(seat: number): number {
  const own = seat % COLOURS;
  if (worn.seat < 0) return own;
  if (seat === worn.seat) return worn.colour;
  return own === worn.colour ? worn.seat % COLOURS : own;
}

/** So many seats' colours for a picture of the server, to be put behind an address; nothing where each has its own. */
export function coloursAsked(players: number, before: "?" | "&"): string {
  const colours = Array.from({ length: players }, (_, seat) => colourOf(seat));
  return colours.some((colour, seat) => colour !== seat) ? `${before}colours=${colours.join(",")}` : "";
}

/** Lets the one seat of this device have the chosen colour; each seat has its own where none is chosen (-1). */
export function wear(seats: Iterable<number>, colour: number): void {
  const [seat, ...others] = seats;
  const chosen = seat !== undefined && !others.length && colour >= 0;
  Object.assign(worn, chosen ? { seat, colour } : { seat: -1, colour: -1 });
}
