// Where a replay stands: the game, the ply that is shown, the position there, and whether it runs by itself.
import * as api from "../api/client";
import { Refusal } from "../api/client";
import { Stream, type EntryFrame } from "../api/stream";
import type { LogEntry, Position, Table } from "../api/types";
import { nameOf } from "../words/names";
import { scoresByPly, stepsOf, turnOf, turnPlies } from "./steps";

const PACE = 1300;
const PREFETCH = [1, -1, 2];

export class Playback {
  table = $state.raw<Table | null>(null);
  entries = $state.raw<LogEntry[]>([]);
  position = $state.raw<Position | null>(null);
  failed = $state<string | null>(null);
  playing = $state(false);
  /** Whether the position shown is the next after the one before it: only then do pieces move. */
  onward = $state(false);
  ply = $state(0);

  steps = $derived(stepsOf(this.entries));
  turns = $derived(turnPlies(this.steps));
  last = $derived(this.steps.length ? this.steps[this.steps.length - 1]!.ply : 0);
  scores = $derived(scoresByPly(this.entries, this.steps, this.table?.players ?? 0));
  names = $derived(this.table?.seats.map(nameOf) ?? []);
  /** The decision that led to the position shown. */
  step = $derived(this.steps.find((step) => step.ply === this.ply) ?? null);

  /** The squares of what that decision scored; at the end nearly all, so none. */
  scored = $derived.by((): [number, number][] => {
    const events = this.position?.state.over ? [] : (this.step?.entry.events ?? []);
    const cells = events.flatMap((event) => (event.type === "scored" ? event.tiles : []));
    return [...new Map(cells.map((cell) => [cell.join(), cell])).values()];
  });

  private shown = -1;
  private seen = new Map<number, Position>();
  private looking = false;
  private stream: Stream | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    readonly id: string,
    wanted: number | undefined,
  ) {
    void this.begin(wanted);
  }

  close(): void {
    this.closed = true;
    this.stream?.close();
    clearTimeout(this.timer);
  }

  /** Go to a ply, or as near as the game allows. */
  to(ply: number): void {
    this.ply = Math.max(0, Math.min(ply, this.last));
    void this.look();
  }

  /** Goes there because somebody asked for it: what ran by itself stops. */
  pick(ply: number): void {
    this.play(false);
    this.to(ply);
  }

  /** The turn that a decision belongs to. */
  turnOf(ply: number): number {
    return turnOf(this.steps, ply);
  }

  by(decisions: number): void {
    this.to(this.ply + decisions);
  }

  /** To the beginning of the next turn, or of this one, or of the one before it. */
  byTurn(direction: 1 | -1): void {
    const found =
      direction > 0 ? this.turns.find((ply) => ply > this.ply) : this.turns.findLast((ply) => ply < this.ply);
    this.to(found ?? (direction > 0 ? this.last : 0));
  }

  /** Runs by itself, or stops. */
  play(on: boolean): void {
    clearTimeout(this.timer);
    this.playing = on;
    if (!on) return;
    if (this.ply >= this.last) this.to(0);
    this.timer = setTimeout(() => this.tick(), PACE);
  }

  private tick(): void {
    this.by(1);
    if (this.ply >= this.last) this.playing = false;
    else this.timer = setTimeout(() => this.tick(), PACE);
  }

  private async begin(wanted: number | undefined): Promise<void> {
    try {
      const [{ table }, { entries }] = await Promise.all([api.gameOf(this.id), api.log(this.id)]);
      this.table = table;
      this.entries = entries;
      this.to(wanted ?? this.last);
    } catch (error) {
      this.failed = error instanceof Refusal ? error.code : "unknown";
      return;
    }
    if (!this.closed && this.table.status === "playing") this.follow();
  }

  /** A game that goes on: what is played is added, and who stands at its end goes along. */
  private follow(): void {
    const after = this.entries[this.entries.length - 1]?.seq ?? -1;
    this.stream = new Stream(
      this.id,
      () => [],
      {
        entry: (frame) => this.take(frame),
        table: ({ table }) => (this.table = table),
        connection: () => undefined,
      },
      after,
    );
  }

  private take(frame: EntryFrame): void {
    const atEnd = this.ply === this.last;
    if (frame.type === "undo") for (const ply of this.seen.keys()) if (ply > frame.ply) this.seen.delete(ply);
    if ("position" in frame && frame.position) this.seen.set(frame.ply, frame.position);
    this.entries = [...this.entries, frame];
    if (atEnd || this.ply > this.last) this.to(this.last);
  }

  /** Fetches the position wanted, one request at a time, then its neighbours. */
  private async look(): Promise<void> {
    this.show(this.seen.get(this.ply));
    if (this.looking || this.closed) return;
    this.looking = true;
    try {
      for (let next = this.missing(); next !== null && !this.closed; next = this.missing()) {
        const found = await api.position(this.id, next);
        this.seen.set(next, found);
        if (next === this.ply) this.show(found);
      }
    } catch (error) {
      if (!this.position) this.failed = error instanceof Refusal ? error.code : "unknown";
      else setTimeout(() => void this.look(), 1500);
    }
    this.looking = false;
  }

  private show(found: Position | undefined): void {
    if (!found) return;
    this.onward = this.ply === this.shown + 1;
    this.shown = this.ply;
    this.position = found;
  }

  private missing(): number | null {
    const wanted = [this.ply, ...PREFETCH.map((by) => this.ply + by)];
    return wanted.find((ply) => ply >= 0 && ply <= this.last && !this.seen.has(ply)) ?? null;
  }

  /** The position at a ply, for a picture beside the one shown. */
  async at(ply: number): Promise<Position> {
    const found = this.seen.get(ply) ?? (await api.position(this.id, ply));
    this.seen.set(ply, found);
    return found;
  }
}
