// The coach: follows the game by its frames, says what the turn is about and what has just happened.
import { Stream, type EntryFrame } from "../api/stream";
import type { Event, Position, ScoredEvent, Table, TableFrame } from "../api/types";
import { explained } from "../table/messages/points";
import { t, type Key } from "../words";
import { LEARNER, LESSONS, type Lesson } from "./lessons";

/** A score of the final scoring. */
export interface FinalScore {
  seat: number;
  points: number;
  what: string;
}

export class Coach {
  table = $state.raw<Table | null>(null);
  position = $state.raw<Position | null>(null);
  state = $derived(this.position?.state ?? null);
  /** Turns the learner has finished. */
  turns = $state(0);
  /** What the learner's last turn brought, and the bot's after it. */
  mine = $state.raw<Event[]>([]);
  theirs = $state.raw<Event[]>([]);
  ending = $state.raw<ScoredEvent[]>([]);

  over = $derived(this.table?.status === "over" || this.state?.over === true);
  asked = $derived(this.state?.to_act === LEARNER);
  number = $derived(Math.min(this.turns + (this.asked ? 1 : 0), LESSONS.length));
  lesson = $derived.by((): Lesson | null => (this.over ? null : (LESSONS[this.turns] ?? null)));
  task = $derived.by((): Key | null => {
    const lesson = this.lesson;
    if (!lesson) return null;
    return lesson.offered && !lesson.offered(this.position?.features ?? []) && lesson.otherwise
      ? lesson.otherwise
      : lesson.task;
  });
  private stream: Stream;
  private now: Event[] = [];

  constructor(readonly id: string) {
    this.stream = new Stream(id, () => [], {
      entry: (frame) => this.take(frame),
      table: (frame) => this.show(frame),
      connection: () => undefined,
    });
  }

  close(): void {
    this.stream.close();
  }

  private take(frame: EntryFrame): void {
    if (frame.type === "move") this.hear(frame.seat, frame.events);
    if (frame.type === "undo") this.now = [];
    if ("position" in frame && frame.position) this.position = frame.position;
  }

  private show({ table, position }: TableFrame): void {
    if (position) this.position = position;
    this.table = table;
  }

  private hear(seat: number, events: Event[]): void {
    const last = events.findLastIndex((event) => event.type === "turn_ended");
    const ended = events.some((event) => event.type === "game_ended");
    this.now = [...this.now, ...(ended ? events.slice(0, last + 1) : events)];
    if (ended) this.ending = events.slice(last + 1).filter((event) => event.type === "scored");
    if (last < 0) return;
    if (seat === LEARNER) {
      this.mine = this.now;
      this.theirs = [];
      this.turns++;
    } else this.theirs = this.now;
    this.now = [];
  }

  /** What happened, in the coach's words. */
  happened(): string[] {
    const before = LESSONS[this.turns - 1];
    if (!before || !this.mine.length) return [];
    const said = [t(before.done(this.mine) ? "learn.well" : "learn.fine")];
    const follower = this.mine.find((event) => event.type === "follower_placed");
    said.push(follower ? t(`learn.placed.${follower.feature}` as Key) : t("learn.placed.none"));
    for (const event of this.mine) if (event.type === "scored") said.push(this.paid(event));
    if (this.mine.some((event) => event.type === "follower_returned" && event.player === LEARNER))
      said.push(t("learn.home"));
    for (const event of this.theirs) if (event.type === "scored") said.push(this.paid(event));
    const placed = this.theirs.find((event) => event.type === "follower_placed");
    if (placed)
      said.push(t("learn.bot_placed", { name: this.name(1), role: t(`table.role.${placed.feature}` as Key) }));
    return said;
  }

  /** The final scoring, a line for each score. */
  final(): FinalScore[] {
    return this.ending.map((one) => ({ seat: one.player, points: one.points, what: explained(one, true) }));
  }

  name(seat: number): string {
    return this.table?.seats[seat]?.name ?? "";
  }

  private paid(one: ScoredEvent): string {
    const what = explained(one, false);
    return one.player === LEARNER
      ? t("learn.you_scored", { n: one.points, what })
      : t("learn.they_scored", { name: this.name(one.player), n: one.points, what });
  }
}
