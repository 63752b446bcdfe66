// A live game as this device sees it: the table, the position, the log, the connection and the seats that are ours.
// All of it comes with the stream and with the answers to what this device does; nothing is asked for besides.
import * as api from "../api/client";
import { Refusal } from "../api/client";
import { seatsOf, takeSeats } from "../api/seats";
import { Stream, type Connection, type EmoteFrame, type EntryFrame } from "../api/stream";
import { standing } from "../game/messages/points";
import { BOXES } from "../boxes";
import { areReady, withBoxes } from "../words/boxes";
import { nameOf } from "../words/names";
import type { GamePosition, LogEntry, Position, Seat, Table, TableFrame } from "../api/types";

/** After so many ms a part of the page that did not come is asked for again. */
const AGAIN = 2000;

/** What a turn and the panels beside it ask of a game: one that goes on, or the position of a puzzle. */
export type Playable = Pick<
  LiveGame,
  | "id"
  | "table"
  | "position"
  | "ply"
  | "entries"
  | "mine"
  | "clocksAt"
  | "asked"
  | "names"
  | "counting"
  | "scores"
  | "token"
  | "take"
>;

export class LiveGame {
  table = $state.raw<Table | null>(null);
  position = $state.raw<Position | null>(null);
  /** Changes only when the position does: what somebody has chosen must not be undone by anything else. */
  readonly ply = $derived(this.position?.ply ?? -1);
  entries = $state.raw<LogEntry[]>([]);
  connection = $state<Connection>("connecting");
  mine = $state.raw<Map<Seat, string>>(new Map());
  failed = $state<string | null>(null);
  /** When the clocks of `table` were read, in ms of this machine. */
  clocksAt = $state(0);

  /** The seat of this device that is asked now. */
  asked = $derived.by((): Seat | null => {
    const seat = this.table?.status === "playing" ? (this.position?.state.to_act ?? null) : null;
    return seat !== null && this.mine.has(seat) && !this.table?.seats[seat]?.left ? seat : null;
  });
  names = $derived(this.table?.seats.map(nameOf) ?? []);
  /** The scores while the final scoring counts them up. */
  counting = $state.raw<number[] | null>(null);
  scores = $derived(this.counting ?? this.position?.state.scores);
  /** Whether somebody here has made a decision, and whether by pointing at something. */
  moved = $derived(standing(this.entries).some((entry) => entry.type === "move" && this.mine.has(entry.seat)));
  byPointer = $state(false);

  private readonly stream: Stream;
  /** Entries up to this one are history: nobody wants to hear of them now. */
  private told: number | null = null;
  /** History that is still coming in. */
  private coming: LogEntry[] = [];
  /** What has come while the boxes of the game are being loaded: nothing is shown before they are there. */
  private held: (() => void)[] | null = null;
  private closed = false;

  constructor(
    readonly id: string,
    private readonly heard: (entry: LogEntry, table: Table) => void,
    greeted: (said: EmoteFrame) => void = () => undefined,
  ) {
    this.mine = seatsOf(id);
    this.stream = new Stream(id, () => [...this.mine.values()], {
      position: () => this.position,
      entry: (frame) => this.whenReady(() => this.hear(frame)),
      table: (frame) => {
        if (!this.table) this.prepare(frame.table);
        this.whenReady(() => this.show(frame));
      },
      emote: greeted,
      connection: (status) => this.connect(status),
    });
  }

  close(): void {
    this.closed = true;
    this.stream.close();
  }

  /** Sits down in seats of this game. */
  sit(tokens: Record<string, string>): void {
    takeSeats(this.id, tokens);
    this.mine = seatsOf(this.id);
    this.stream.again();
  }

  /** A token of this device, of a given seat or of any. */
  token(seat?: Seat): string | null {
    return (seat === undefined ? [...this.mine.values()][0] : this.mine.get(seat)) ?? null;
  }

  takeTable(table: Table): void {
    this.told ??= table.seq;
    this.table = table;
    this.clocksAt = performance.now();
  }

  /** Takes a position, unless what is shown is as new: answers and frames may overtake each other. */
  take(position: Position): void {
    if (!this.position || position.seq > this.position.seq) this.position = position;
  }

  /** The answer to a request that changed the game. */
  takeAnswer({ table, position }: GamePosition): void {
    this.take(position);
    this.takeTable(table);
  }

  private whenReady(act: () => void): void {
    if (this.held) this.held.push(act);
    else act();
  }

  /** Holds what comes until the boxes are there that this game is played with, or that its preset would have. */
  private prepare({ boxes, differences = [] }: Table): void {
    const named = [...(boxes ?? BOXES), ...differences.flatMap((one) => (one.kind === "box" ? one.box : []))];
    if (this.held || areReady(named)) return;
    this.held = [];
    void this.load(named);
  }

  private async load(boxes: string[]): Promise<void> {
    try {
      await withBoxes(boxes);
    } catch {
      if (this.closed) return;
      this.connection = "waiting";
      setTimeout(() => void this.load(boxes), AGAIN);
      return;
    }
    const held = this.held ?? [];
    this.held = null;
    for (const act of held) act();
    if (this.table) this.connection = "open";
  }

  private hear({ position, state: _, ...entry }: EntryFrame & { position?: Position }): void {
    const past = entry.seq < (this.told ?? -1);
    this.coming.push(entry);
    if (past) return;
    this.entries = [...this.entries, ...this.coming];
    this.coming = [];
    if (position) this.take(position);
    if (this.table && entry.seq > (this.told ?? -1)) this.heard(entry, this.table);
  }

  private show({ table, position }: TableFrame): void {
    if (position) this.take(position);
    this.takeTable(table);
  }

  /** A stream that cannot be opened may be one of a game that is not there. */
  private connect(status: Connection): void {
    this.connection = status;
    if (status !== "waiting" || this.table) return;
    api.gameOf(this.id).catch((error: unknown) => {
      if (!(error instanceof Refusal) || error.status !== 404) return;
      this.failed = error.code;
      this.close();
    });
  }
}
