// The coach: follows a lesson by its frames, says what the turn is about and what has just happened, and plays Robin.
import * as api from "../api/client";
import { Stream, type EntryFrame } from "../api/stream";
import type { Event, LegalAction, Position, ScoredEvent, Table, TableFrame } from "../api/types";
import { lasting } from "../look/motion";
import { explained } from "../game/messages/points";
import { say, t, type Key } from "../words";
import { nameOf } from "../words/names";
import { LEARNER, offeredIn, settled, wordsOf, type Course, type Step } from "./course";

/** A score of the final scoring. */
export interface FinalScore {
  seat: number;
  points: number;
  what: string;
}
/** Robin thinks for a moment, so that one sees what he does; not where nothing is to move. */
const MOMENT = 700;

export class Coach {
  table = $state.raw<Table | null>(null);
  position = $state.raw<Position | null>(null);
  state = $derived(this.position?.state ?? null);
  /** Turns that are over, the learner's and Robin's. */
  turns = $state(0);
  /** What the learner's last turn brought, and Robin's after it. */
  mine = $state.raw<Event[]>([]);
  theirs = $state.raw<Event[]>([]);
  ending = $state.raw<ScoredEvent[]>([]);
  /** Whether Robin could not be played: the server was not to be reached. */
  stuck = $state(false);

  over = $derived(this.table?.status === "over" || this.state?.over === true);
  asked = $derived(this.state?.to_act === LEARNER);
  step = $derived.by((): Step | undefined => this.course.steps[this.turns]);
  /** The words of the learner's turn: this one, or the last one while Robin plays. */
  lesson = $derived.by(() => {
    if (this.over) return null;
    const says = this.step?.says ?? this.course.steps.slice(0, this.turns).findLast((step) => step.says)?.says;
    return says ? wordsOf(says) : null;
  });
  number = $derived.by(() => this.course.steps.slice(0, this.turns + 1).filter((step) => step.says).length);
  of = $derived.by(() => this.course.steps.filter((step) => step.says).length);
  private stream: Stream;
  private now: Event[] = [];
  /** The last entry that was heard. */
  private seq = $state(-1);
  /** The ply at which Robin has played, or is about to. */
  private played = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `token` is Robin's seat. */
  constructor(
    readonly id: string,
    readonly course: Course,
    private readonly token: string,
  ) {
    this.stream = new Stream(id, () => [token], {
      position: () => this.position,
      entry: (frame) => this.take(frame),
      table: (frame) => this.show(frame),
      connection: () => undefined,
    });
  }

  close(): void {
    clearTimeout(this.timer);
    this.stream.close();
  }

  /** What the turn offers of what is legal: nothing before its step is known, which the table may be ahead of. */
  offered(position: Position): LegalAction[] {
    if (this.seq < position.seq) return [];
    return offeredIn(this.step, position);
  }

  private take(frame: EntryFrame): void {
    if (frame.type === "move") this.hear(frame.seat, frame.events);
    if (frame.type === "undo") this.now = [];
    if ("position" in frame && frame.position) this.position = frame.position;
    this.seq = frame.seq;
    this.goOn();
  }

  private show({ table, position }: TableFrame): void {
    this.table = table;
    if (position) this.position = position;
    this.goOn();
  }

  /** Lets Robin play once where it is his turn; after a reload only when all turns before it are heard. */
  private goOn(): void {
    const { position } = this;
    if (!position || this.seq < position.seq || position.ply === this.played) return;
    clearTimeout(this.timer);
    const { to_act, over } = position.state;
    if (to_act === null || to_act === LEARNER || over) return;
    this.played = position.ply;
    this.timer = setTimeout(() => void this.play(), lasting(MOMENT));
  }

  /** Robin does what the lesson has planned. */
  private async play(): Promise<void> {
    const { position } = this;
    const action = position && this.offered(position)[0];
    if (!action || position.state.to_act === LEARNER) return;
    try {
      await api.move(this.id, this.token, position, [settled(action)]);
      this.stuck = false;
    } catch {
      this.stuck = true;
      this.played = -1;
    }
  }

  private hear(seat: number, events: Event[]): void {
    const last = events.findLastIndex((event) => event.type === "turn_ended");
    const ended = events.some((event) => event.type === "game_ended");
    this.now = [...this.now, ...(ended ? events.slice(0, last + 1) : events)];
    if (ended) this.ending = events.slice(last + 1).filter((event) => event.type === "scored");
    if (last < 0) return;
    // A turn is whose step it is: the last word may be the other's.
    if (this.step ? this.step.says : seat === LEARNER) {
      this.mine = this.now;
      this.theirs = [];
    } else this.theirs = this.now;
    this.turns++;
    this.now = [];
  }

  /** What happened, in the coach's words. */
  happened(): string[] {
    if (!this.mine.length) return [];
    const said = [t("learn.well")];
    const follower = this.mine.find((event) => event.type === "follower_placed");
    if (follower) {
      const words = say(`learn.placed.${follower.feature}`, "");
      if (words) said.push(words);
    }
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
    return this.ending.map((one) => ({ seat: one.player, points: one.points, what: explained(one) }));
  }

  name(seat: number): string {
    return nameOf(this.table?.seats[seat]);
  }

  private paid(one: ScoredEvent): string {
    const what = explained(one);
    return one.player === LEARNER
      ? t("learn.you_scored", { n: one.points, what })
      : t("learn.they_scored", { name: this.name(one.player), n: one.points, what });
  }
}
