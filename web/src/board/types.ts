// What the table screen and the board say to each other. The board draws and listens; it never decides what is legal.
import type { Feature, Hole, State } from "../api/types";

/** A feature to light. */
export type Lit = Pick<Feature, "kind" | "segments">;

/** An empty square on which the tile in hand may be laid. */
export interface Square {
  x: number;
  y: number;
  rotations: number[];
  label: string;
}

/** A tile that lies there but is not committed: the ghost under the pointer or the draft of a turn. */
export interface Ghost {
  tile: string;
  x: number;
  y: number;
  rotation: number;
  firm: boolean;
  /** What would be built with it: the members of the action that belong to a box. */
  with?: Record<string, unknown> | null;
  /** A sign on it that says what it stands for, where another move is shown beside it. */
  sign?: string;
}

/** Another move than the ghost's, to be compared with it: it has a sign of its own. */
export interface OtherMove {
  ghost: Ghost | null;
  spots: Spot[];
  sign: string;
}

/** Something on the board that can be chosen: a place for a follower, a figure or a feature that is meant. */
export interface Spot {
  id: string;
  x: number;
  y: number;
  feature: string;
  at?: string;
  /** The special figure that would stand there. */
  figure?: string;
  seat: number;
  chosen: boolean;
  label: string;
  /** How it is drawn: as the figure that would stand there, as a ring round what is meant, as a filled one, or as an
   * arrow towards the side that `at` names, or as a way between the two that it names. */
  manner: "figure" | "ring" | "disc" | "arrow" | "way";
  /** Whether it stands elsewhere than on the tile just laid. */
  aside?: boolean;
  /** How many other figures might stand there instead. */
  more?: number;
  /** The points that choosing it brings at once. */
  points?: number;
}

/** Points that rise from the cells of a score for a moment. */
export interface Gain {
  id: string;
  player: number;
  points: number;
  cells: [number, number][];
}

export interface BoardProps {
  state: State;
  features?: Feature[];
  squares?: Square[];
  ghost?: Ghost | null;
  spots?: Spot[];
  other?: OtherMove | null;
  /** The feature to light over the whole board, besides the one under the pointer. */
  lit?: Lit | null;
  /** Cells to mark for a moment, such as those of a score. */
  marked?: [number, number][];
  gains?: Gain[];
  fields?: boolean;
  holes?: Hole[];
  last?: { x: number; y: number } | null;
  names: string[];
  /** The square that the keyboard is on. */
  focus?: { x: number; y: number } | null;
  animate?: boolean;
  /** The squares that a fit shows, where that is not the whole landscape. */
  window?: [number, number][] | null;
  /** Whether a small board brings the choices of a turn near. */
  near?: boolean;
  /** Whether the board has its own buttons for zooming and fitting. */
  controls?: boolean;
  /** Pixels at each edge that something else covers; a fit keeps clear of them. */
  room?: { left: number; top: number; right: number; bottom: number };
  onsquare?: (square: Square) => void;
  onhoversquare?: (square: Square | null) => void;
  onrotate?: (quarters: 1 | -1) => void;
  onspot?: (spot: Spot) => void;
  /** The feature under the pointer, tapped, or reached by key; `at` in pixels from the board's upper left corner. */
  onfeature?: (feature: Feature | null, at: { left: number; top: number } | null) => void;
}
/** What the table may ask of a board: `bind:this`. */
export interface BoardHandle {
  fit(): void;
  show(x: number, y: number): void;
  /** As `show`, but only when the square is out of sight. */
  reveal(x: number, y: number): void;
  /** By a factor, around the middle of the window. */
  zoom(by: number): void;
  /** By steps across and down. */
  pan(across: number, down: number): void;
  /** Light the next (1) or the previous (-1) feature, as the keys . and , do. */
  feature(step: 1 | -1): void;
}
