// Puzzles out of one's own games: the mistakes of this device's seats in games that were analysed.
import { puzzlesOfGame } from "../api/client";
import type { GamePuzzle } from "../api/types";
import { myGames, type Mine } from "../pages/games/mine";

/** So many games are looked at, the newest. */
const MOST = 20;

export interface OwnMistakes {
  game: Mine;
  analysed: boolean;
  puzzles: GamePuzzle[];
}

/** The games that are over in which this device had a seat, each with its own mistakes. */
export async function ownMistakes(): Promise<OwnMistakes[]> {
  const over = (await myGames()).filter(({ table, seats }) => table.status === "over" && seats.length);
  const found = await Promise.all(over.slice(0, MOST).map(mistakesOf));
  return found.filter((one) => one !== null);
}

/** What a game has; null where it cannot be told, because help is refused or the game is gone. */
async function mistakesOf(game: Mine): Promise<OwnMistakes | null> {
  try {
    const { analysed, puzzles } = await puzzlesOfGame(game.id);
    return { game, analysed, puzzles: puzzles.filter(({ seat }) => game.seats.includes(seat)) };
  } catch {
    return null;
  }
}

/** The mistake that comes after another among those that were not tried yet; null where none is left. */
export function nextMistake(games: OwnMistakes[], after: string, tried: Record<string, boolean>): string | null {
  const all = games.flatMap(({ puzzles }) => puzzles.map(({ id }) => id));
  const place = all.indexOf(after);
  const round = [...all.slice(place + 1), ...all.slice(0, Math.max(0, place))];
  return round.find((id) => tried[id] === undefined) ?? null;
}
