// A live game as this device sees it: the table, the position, the log, the connection and the seats that are ours.
import * as api from "../api/client";
import { Refusal } from "../api/client";
import { seatsOf, takeSeats } from "../api/seats";
import { Stream, type Connection } from "../api/stream";
import type { Entry, Seat, Sight, Table } from "../api/types";

export class LiveGame {
  table = $state.raw<Table | null>(null);
  sight = $state.raw<Sight | null>(null);
  /** Changes only when the position does: the same sight may come again, and must not undo what somebody has chosen. */
  readonly ply = $derived(this.sight?.ply ?? -1);
  entries = $state.raw<Entry[]>([]);
  connection = $state<Connection>("connecting");
  mine = $state.raw<Map<Seat, string>>(new Map());
  failed = $state<string | null>(null);
  /** When the clocks of `table` were read, in ms of this machine. */
  clocksAt = $state(0);

  /** The seat of this device that is asked now. */
  asked = $derived.by((): Seat | null => {
    const seat = this.table?.status === "playing" ? (this.sight?.state.to_act ?? null) : null;
    return seat !== null && this.mine.has(seat) && !this.table?.seats[seat]?.left ? seat : null;
  });
  names = $derived(this.table?.seats.map((seat) => seat.name) ?? []);

  private stream: Stream | null = null;
  private looking: Promise<void> | null = null;
  private wanted = false;
  private gone = false;
  /** Entries up to this one are history: nobody wants to hear of them now. */
  private told: number | null = null;

  constructor(
    readonly id: string,
    private readonly heard: (entry: Entry, table: Table) => void,
  ) {
    this.mine = seatsOf(id);
    void this.begin();
  }

  close(): void {
    this.gone = true;
    this.stream?.close();
  }

  /** Sits down in seats of this game. */
  sit(tokens: Record<string, string>): void {
    takeSeats(this.id, tokens);
    this.mine = seatsOf(this.id);
    this.stream?.again();
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

  /** Looks at the position again; calls while one is on its way become one, and all wait for the newest. */
  look(): Promise<void> {
    this.wanted = true;
    this.looking ??= this.lookOn().finally(() => (this.looking = null));
    return this.looking;
  }

  private async lookOn(): Promise<void> {
    while (this.wanted && !this.gone) {
      this.wanted = false;
      try {
        const seen = await api.sight(this.id);
        // A slow answer may be older than what has been shown since.
        if (!this.sight || seen.seq >= this.sight.seq) this.sight = seen;
      } catch (error) {
        if (error instanceof Refusal && error.code !== "offline") break;
        await new Promise((done) => setTimeout(done, 1500));
        this.wanted = true;
      }
    }
  }

  private async begin(): Promise<void> {
    try {
      const { table } = await api.gameOf(this.id);
      this.takeTable(table);
      const { entries } = await api.log(this.id);
      this.entries = entries;
    } catch (error) {
      if (error instanceof Refusal && error.status === 404) {
        this.failed = error.code;
        return;
      }
    }
    if (this.gone) return;
    void this.look();
    const last = this.entries[this.entries.length - 1];
    this.stream = new Stream(
      this.id,
      () => [...this.mine.values()],
      {
        entry: (entry) => this.take(entry),
        table: (table) => this.takeStatus(table),
        connection: (status) => (this.connection = status),
      },
      last ? last.seq : -1,
    );
  }

  private take(entry: Entry): void {
    this.entries = [...this.entries, entry];
    void this.look();
    if (this.table && entry.seq > (this.told ?? -1)) this.heard(entry, this.table);
  }

  private takeStatus(table: Table): void {
    const before = this.table?.status;
    this.takeTable(table);
    if (before !== table.status || !this.sight) void this.look();
  }
}
