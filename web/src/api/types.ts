// The JSON of docs/protocol.md and docs/server.md. Nothing here decides a rule.

export type Seat = number;
export type Side = "N" | "E" | "S" | "W";
export type Axis = "NS" | "WE";
export type Landscape = "city" | "road" | "field" | "cloister" | "bridge" | "castle";
export type Phase =
  "draw" | "place" | "follower" | "castle" | "castle_project" | "auction" | "bid" | "deal" | "plague" | "over";
export type Segment = "fortune" | "tax" | "famine" | "storm" | "inquisition" | "plague";

export interface Bridge {
  x: number;
  y: number;
  axis: Axis;
}
export interface PlacedTile {
  tile: string;
  x: number;
  y: number;
  rotation: number;
}
export interface Follower {
  player: Seat;
  x: number;
  y: number;
  feature: Landscape;
  at?: string;
}
export interface Castle {
  owner: Seat;
  x: number;
  y: number;
  side: Side;
  done: boolean;
}
export interface Market {
  tiles: string[];
  offered: string | null;
  bid: number | null;
  bidder: Seat | null;
  owners: Record<string, string>;
}

export interface State {
  preset: string;
  players: number;
  ply: number;
  phase: Phase;
  to_act: Seat | null;
  tile: string | null;
  scores: number[];
  supply: number[];
  deck: number;
  discarded: string[];
  over: boolean;
  board: PlacedTile[];
  followers: Follower[];
  bridges?: Bridge[];
  bridges_left?: number[];
  castles?: Castle[];
  castles_left?: number[];
  castle_site?: { x: number; y: number; side: Side };
  pig?: Segment;
  crowns?: Partial<Record<Segment, Seat[]>>;
  market?: Market;
}

export type Range = { min: number; max: number };
export type Action =
  | { type: "place"; x: number; y: number; rotation: number; bridge?: Bridge }
  | { type: "decline" }
  | { type: "follower"; feature: Landscape; at?: string }
  | { type: "crown"; segment: Segment }
  | { type: "skip" }
  | { type: "castle"; build: boolean }
  | { type: "castle_project"; x: number; y: number; feature: Landscape; at?: string }
  | { type: "auction"; tile: string; bid: number }
  | { type: "bid"; points: number }
  | { type: "pass" }
  | { type: "buy" }
  | { type: "sell" }
  | { type: "plague"; x: number; y: number; feature: Landscape; at?: string };

/** A legal action as listed: bids come as one entry with a range. */
export type Legal =
  | Exclude<Action, { type: "auction" } | { type: "bid" }>
  | { type: "auction"; tile: string; bid: number | Range }
  | { type: "bid"; points: Range };

/** What happened; see src/carcassonne/engine/events.py. */
export type Event =
  | { type: "drawn"; player: Seat; tile: string; market?: boolean }
  | { type: "discarded"; player: Seat; tile: string }
  | { type: "placed"; player: Seat; tile: string; x: number; y: number; rotation: number }
  | { type: "bridge_built"; player: Seat; x: number; y: number; axis: Axis }
  | { type: "follower_placed"; player: Seat; feature: string; at: string; x?: number; y?: number }
  | Scored
  | { type: "follower_returned"; player: Seat; feature: string; at: string; x?: number; y?: number }
  | { type: "castle_built"; player: Seat; x: number; y: number; side: Side }
  | { type: "pig_moved"; start: Segment; end: Segment }
  | { type: "wheel_action"; segment: Segment }
  | { type: "market_opened"; player: Seat }
  | { type: "bid_made"; player: Seat; points: number | null; tile: string }
  | { type: "tile_sold"; tile: string; seller: Seat | null; buyer: Seat; points: number; scores: number[] }
  | { type: "turn_ended"; player: Seat }
  | { type: "game_ended" };
export interface Scored {
  type: "scored";
  player: Seat;
  points: number;
  feature: string;
  terms: [string, number][];
  tiles: [number, number][];
}
export type ActionOf<Type extends Action["type"]> = Extract<Action, { type: Type }>;
export type EventOf<Type extends Event["type"]> = Extract<Event, { type: Type }>;

export interface Feature {
  kind: "city" | "road" | "field" | "cloister";
  segments: [number, number, string][];
  tiles: number;
  open: number;
  pennants: number;
  followers: number[];
  owners: Seat[];
  points: number;
  points_if_completed: number;
}
export interface Remaining {
  tile: string;
  count: number;
  chance: number;
}
export interface Hole {
  x: number;
  y: number;
  fits: number;
}
export interface Sight {
  seq: number;
  ply: number;
  state: State;
  legal: Legal[];
  last: { x: number; y: number } | null;
  features?: Feature[];
  remaining?: Remaining[];
  holes?: Hole[];
}

export type Clock = { kind: "move"; seconds: number } | { kind: "bank"; seconds: number; increment: number };
export interface Aids {
  features: boolean;
  fields: boolean;
  remaining: boolean;
  holes: boolean;
  hints: boolean;
}
export interface SeatAtTable {
  kind: "human" | "bot" | "open";
  name: string;
  level: number | null;
  player: string | null;
  present: boolean;
  left: null | "resigned" | "timeout";
}
export interface Result {
  reason: "finished" | "resigned" | "timeout" | "imported";
  scores: number[];
  winners: Seat[];
}
export interface Table {
  id: string;
  preset: string;
  options: Record<string, unknown>;
  players: number;
  status: "waiting" | "playing" | "over";
  created: string;
  seats: SeatAtTable[];
  seq: number;
  ply: number;
  clock: Clock | null;
  clocks: { left: number[]; running: Seat | null } | null;
  aids: Aids;
  shuffle: "secret" | "known";
  commitment: string | null;
  seed: string | null;
  offer: { by: Seat; ply: number; agreed: Seat[]; asked: Seat[] } | null;
  rematch: { id: string; seats: Seat[] } | null;
  result: Result | null;
}

export type Entry =
  | { type: "opening"; seq: number; ply: number; events: Event[]; state: State }
  | { type: "move"; seq: number; ply: number; seat: Seat; action: Action; events: Event[]; state: State; at: string }
  | { type: "undo"; seq: number; ply: number; seat: Seat; state: State; at: string }
  | { type: "left"; seq: number; ply: number; seat: Seat; reason: "resigned" | "timeout"; state: State; at: string };
export type Frame = { type: "table"; table: Table } | { type: "ping" } | Entry;

export type SeatWanted =
  | { kind: "human"; name: string }
  | { kind: "bot"; level: number; name?: string }
  | { kind: "bot"; player: string; name?: string }
  | { kind: "open" };
export interface GameWanted {
  preset: string;
  options?: Record<string, unknown>;
  seats: SeatWanted[];
  clock?: Clock | null;
  aids?: Aids;
  seed?: number;
  draw?: string[];
}
export interface GameMade {
  id: string;
  tokens: Record<string, string>;
  links: Record<string, string>;
  watch: string;
  table: Table;
}
export interface Problem {
  status: number;
  code: string;
  title: string;
  detail: string;
  ply?: number;
  field?: string;
}
/** Why a move is good: what is told (`replay.why.…`) and of what; `players` and `owners` are seats. */
export interface Reason {
  key: string;
  values: Record<string, string | number | Seat[]>;
}
/** `reason` is `reasons` in English. */
export interface Hint {
  action: Action;
  actions: Action[];
  reason: string;
  reasons: Reason[];
  margin: number;
  win: number;
}
export interface LevelOffered {
  level: number;
  name: string;
  character: string;
}
export interface PresetOffered {
  preset: string;
  most_players: number;
  modules: string[];
  options: Record<string, unknown>;
}
/** The values an option may take: one of a list, or a whole number in a range. */
export type Choice = (string | boolean)[] | Range;
export interface PresetsOffered {
  presets: PresetOffered[];
  choices: Record<string, Choice>;
}
