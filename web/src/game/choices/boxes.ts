// How the boxes' actions are chosen, on the board and in the panel.
import type { Action, LegalAction, Seat, Position } from "../../api/types";
import type { Spot } from "../../board/types";
import type { Choice, Located, PieceShown } from "./choices";
import type { Cell } from "./placing";
import type { Key } from "../../words";
import { Parts } from "../../boxes";

/** A question, and how an answer to it is made. */
export interface Asked {
  position: Position;
  seat: Seat;
  /** A choice at a place of the board, with what the feature there pays. */
  onBoard: (place: Located, action: Action, label: string, manner: Spot["manner"]) => Choice;
}
/** A feature of a box's own, to the follower who stands on it. */
export interface OwnFeature {
  /** What stands for it in the list of answers. */
  piece(seat: Seat): PieceShown;
  /** What an ordinary follower is there, for figures that look as he does. */
  role?: string;
  /** The feature of the landscape that it is a part of. */
  partOf?: { kind: string; at: string };
  /** The square on which a follower would stand, where that is not the tile just laid. */
  cell?(position: Position): Cell | null;
}
/** A figure of a box's own that may be placed instead of an ordinary follower. */
export interface OwnFigure {
  /** What it is called on a feature, as `table.spot.city` names an ordinary follower. */
  label(feature: string): Key;
  /** What it is good for, where that is not what the feature pays. */
  detail?: Key;
  /** What stands for it in the list of answers; `role` is what an ordinary follower would be there. */
  piece(seat: Seat, role: string): PieceShown;
}
export interface ChoicesPart {
  /** The answers that its actions are, by their type. */
  choices?: {
    [Type in LegalAction["type"]]?: (action: Extract<LegalAction, { type: Type }>, asked: Asked) => Choice[];
  };
  features?: Record<string, OwnFeature>;
  figures?: Record<string, OwnFigure>;
  /** What may go with a tile, by the member of the action: how a square is called where every way needs it. */
  extras?: Record<string, Key>;
}

const PARTS = new Parts<ChoicesPart>("choices");
export const FEATURES = PARTS.named((part) => part.features);
export const FIGURES = PARTS.named((part) => part.figures);
export const EXTRAS = PARTS.named((part) => part.extras);
type Chooser = (action: LegalAction, asked: Asked) => Choice[];
const CHOICES = PARTS.named((part) => part.choices as Record<string, Chooser> | undefined);

/** The answers that an action of a box is. */
export function ownChoices(action: LegalAction, asked: Asked): Choice[] {
  return CHOICES[action.type]?.(action, asked) ?? [];
}
