// The coach: follows the game by its frames, says what the turn is about and what has just happened.
import * as api from "../api/client";
import { Stream } from "../api/stream";
import type { Entry, Event, Feature, Scored, State, Table } from "../api/types";
import { explained } from "../table/messages/points";
import { t, type Key } from "../words";
import { LEARNER, LESSONS, type Lesson } from "./lessons";

export interface Line {
  seat: number;
  points: number;
  what: string;
}

export class Coach {
  table = $state.raw<Table | null>(null);
  state = $state.raw<State | null>(null);
  features = $state.raw<Feature[]>([]);
  /** Turns the learner has finished. */
  turns = $state(0);
  /** What the learner's last turn brought, and the bot's after it. */
  mine = $state.raw<Event[]>([]);
  theirs = $state.raw<Event[]>([]);
  ending = $state.raw<Scored[]>([]);

  over = $derived(this.table?.status === "over" || this.state?.over === true);
  asked = $derived(this.state?.to_act === LEARNER);
  number = $derived(Math.min(this.turns + (this.asked ? 1 : 0), LESSONS.length));
  lesson = $derived.by((): Lesson | null => (this.over ? null : (LESSONS[this.turns] ?? null)));
  task = $derived.by((): Key | null => {
    const lesson = this.lesson;
    if (!lesson) return null;
    return lesson.offered && !lesson.offered(this.features) && lesson.otherwise ? lesson.otherwise : lesson.task;
  });
  private stream: Stream;
  private now: Event[] = [];

  constructor(readonly id: string) {
    this.stream = new Stream(id, () => [], {
      entry: (entry) => this.take(entry),
      table: (table) => (this.table = table),
      connection: () => undefined,
    });
  }

  close(): void {
    this.stream.close();
  }

  private take(entry: Entry): void {
    this.state = entry.state;
    if (entry.type === "move") this.hear(entry.seat, entry.events);
    if (entry.type === "undo") this.now = [];
    if (this.asked) void this.look();
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

  /** The features as they are, for a word on what the landscape offers. */
  private async look(): Promise<void> {
    try {
      this.features = (await api.sight(this.id)).features ?? [];
    } catch {
      this.features = []; // the coach then gives the general advice
    }
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
  final(): Line[] {
    return this.ending.map((one) => ({ seat: one.player, points: one.points, what: explained(one, true) }));
  }

  name(seat: number): string {
    return this.table?.seats[seat]?.name ?? "";
  }

  private paid(one: Scored): string {
    const what = explained(one, false);
    return one.player === LEARNER
      ? t("learn.you_scored", { n: one.points, what })
      : t("learn.they_scored", { name: this.name(one.player), n: one.points, what });
  }
}
