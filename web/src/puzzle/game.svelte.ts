// A puzzle as a game of one decision: the position, the seat that is asked, and what the answer was worth.
import * as api from "../api/client";
import type { Action, LogEntry, Position, Puzzle, PuzzleAttempt, PuzzleOption, Seat, Table } from "../api/types";
import type { Server } from "../table/turn/turn.svelte";
import { sentence, t, type Key } from "../words";

export class PuzzleGame {
  readonly id: string;
  readonly mine: Map<Seat, string>;
  readonly entries: LogEntry[] = [];
  readonly clocksAt = 0;
  readonly counting = null;
  /** The position, and after an answer what the answer led to. */
  position = $state.raw<Position | null>(null);
  readonly ply = $derived(this.position?.ply ?? -1);
  result = $state.raw<PuzzleAttempt | null>(null);
  /** The option that is looked at after the answer. */
  looked = $state.raw<PuzzleOption | null>(null);
  asked = $derived.by((): Seat | null => (this.result ? null : this.puzzle.seat));
  scores = $derived(this.position?.state.scores);
  names = $derived.by((): string[] =>
    Array.from({ length: this.puzzle.players }, (_, seat) => sentence(t(`colour.${seat}` as Key))),
  );
  table = $derived.by((): Table => tableOf(this.puzzle, this.names));

  constructor(
    readonly puzzle: Puzzle,
    private readonly answered: (result: PuzzleAttempt) => void,
  ) {
    this.id = puzzle.id;
    this.mine = new Map([[puzzle.seat, "puzzle"]]);
    this.position = puzzle.position;
  }

  /** Nobody's secret: it says that this device has the seat. */
  token = (): string => "puzzle";
  take(position: Position): void {
    this.position = position;
  }

  /** Who tries an answer and judges it. */
  readonly judge: Server = {
    preview: (id, _token, _have, actions) => api.tryPuzzle(id, actions),
    play: async (id, _token, have, actions: Action[]) => {
      const result = await api.answerPuzzle(id, actions);
      this.result = result;
      this.looked = result.options.find((one) => one.right && same(one.actions, result.answer)) ?? result.options[0]!;
      this.answered(result);
      return have;
    },
  };
}

const same = (one: Action[], other: Action[]): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The table at which a puzzle seems to be played: everybody is called by a colour. */
function tableOf(puzzle: Puzzle, names: string[]): Table {
  return {
    id: puzzle.id,
    preset: puzzle.preset,
    options: puzzle.options,
    players: puzzle.players,
    status: "playing",
    created: "",
    seats: names.map((name, colour) => ({
      kind: "human",
      name,
      level: null,
      player: null,
      present: true,
      left: null,
      colour,
    })),
    seq: puzzle.position.seq,
    ply: puzzle.position.ply,
    clock: null,
    clocks: null,
    aids: { features: true, fields: true, remaining: true, holes: true, hints: false },
    shuffle: "secret",
    commitment: null,
    seed: null,
    offer: null,
    rematch_offer: null,
    rematch: null,
    result: null,
    differences: puzzle.differences,
  };
}
