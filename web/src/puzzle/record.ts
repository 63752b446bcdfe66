// Which puzzles were tried on this device, and the days in a row: kept in the browser, for who has no account.
const KEPT = "carcassonne.puzzles";

export interface Tried {
  /** By the id of a puzzle: whether the first answer was right. */
  puzzles: Record<string, boolean>;
  /** By day: whether the first answer to its puzzle was right. */
  days: Record<string, boolean>;
  /** The last puzzle that was none of a day, and none of a game. */
  last: string;
}

export function tried(): Tried {
  const none: Tried = { puzzles: {}, days: {}, last: "" };
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    return kept && typeof kept === "object" && !Array.isArray(kept) ? { ...none, ...kept } : none;
  } catch {
    return none;
  }
}

/** Remembers an answer; the first one to a puzzle counts. `own` are the mistakes of one's games. */
export function remember(id: string, day: string | null, right: boolean, own = false): Tried {
  const known = tried();
  known.puzzles[id] ??= right;
  if (day) known.days[day] ??= right;
  else if (!own) known.last = id;
  try {
    localStorage.setItem(KEPT, JSON.stringify(known));
  } catch {
    // then it counts as long as the page lasts
  }
  return known;
}

/** So many days in a row, up to a day or the one before it, whose puzzles were solved. */
export function streak(days: Record<string, boolean>, today: string): number {
  const before = (day: string): string => {
    const date = new Date(`${day}T00:00:00Z`);
    date.setUTCDate(date.getUTCDate() - 1);
    return date.toISOString().slice(0, 10);
  };
  let day = days[today] === undefined ? before(today) : today;
  let found = 0;
  while (days[day]) {
    found++;
    day = before(day);
  }
  return found;
}
