// Where what the boxes bring lies on the board. Nothing here is drawn: see layers/boxes.ts.
import type { State } from "../api/types";
import type { Figure, Layout, Bridge, StartBoard } from "./layout";
import type { Ghost, Spot } from "./types";
import type { KindOfTile, Point } from "../look/art";
import { Parts } from "../boxes";

/** A symbol that is printed on a tile and drawn upright, such as one with a number. */
export interface Badge {
  symbol: string;
  at: Point;
}
export interface BoardPart {
  /** The printed board that lies in place of the start tile. */
  startBoard?(state: State): StartBoard | null;
  /** Pieces that lie across a tile, and those that a draft would build. */
  bridges?(state: State, ghost: Ghost | null): Bridge[];
  /** The badge of a kind of tile; `number` is the one in its name, `under` its anchors where a piece spans it. */
  badge?(kind: KindOfTile, number: number | null, under: Record<string, Point> | null): Badge | null;
  /** Figures that are not among the followers of the landscape. */
  figures?(layout: Layout): Figure[];
  /** How its figures are drawn, by name: the symbol in place of that of an ordinary follower in the same role. */
  roles?: Record<string, (role: string) => string>;
  /** Where its figures stand that are not in the middle of their segment, by the figure's name. */
  places?: Record<string, (spot: Pick<Spot, "x" | "y" | "at">) => Point>;
  /** Where a choice or figure of its own features stands. */
  standing?: Record<string, (layout: Layout, spot: Pick<Spot, "x" | "y" | "at">) => Point | null>;
}

export const BOARD = new Parts<BoardPart>("board");
export const ROLES = BOARD.named((part) => part.roles);
export const PLACES = BOARD.named((part) => part.places);
export const STANDING = BOARD.named((part) => part.standing);

/** What the first box that has an answer says. */
export function first<Answer>(ask: (part: BoardPart) => Answer | null | undefined): Answer | null {
  for (const part of BOARD.all) {
    const answer = ask(part);
    if (answer) return answer;
  }
  return null;
}
