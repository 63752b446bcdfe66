// The final scoring, feature by feature in the order in which the game pays: by itself as a show, or step by step.
import type { Feature, LogEntry, Table } from "../../api/types";
import type { Gain, Lit } from "../../board/types";
import { wishes } from "../../notices/wishes.svelte";
import { ring } from "../../notices/turn.svelte";
import { list, t } from "../../words";
import { nameOf } from "../../words/names";
import { linesOf, standing, type Line } from "../../game/messages/points";
import { resultWords } from "../../game/messages/result";

/** What pays at once: one feature, for everybody who shares it. */
export interface Step {
  id: string;
  lines: Line[];
  tiles: [number, number][];
}

const LONGEST = 14_000;
const [QUICK, SLOW] = [650, 1700];
/** The part of a step in which the points are counted up. */
const COUNTING = 0.5;

/** The steps of the entry that ended a game; none where nothing was left to score. */
export function finalSteps(entries: LogEntry[], names: string[]): Step[] {
  const ending = standing(entries).findLast((entry) => entry.type === "move");
  const steps: Step[] = [];
  for (const line of ending ? linesOf(ending, names).filter((one) => one.final) : []) {
    const last = steps.at(-1);
    if (last && together(last.lines[0]!, line)) last.lines.push(line);
    else steps.push({ id: line.id, lines: [line], tiles: line.tiles });
  }
  return steps;
}

function together(one: Line, other: Line): boolean {
  if (!one.tiles.length || one.player === other.player) return false;
  return one.feature === other.feature && JSON.stringify(one.tiles) === JSON.stringify(other.tiles);
}

/** What is heard of the end, at once and in one piece: who won, and what the final scoring brought. */
export function endWords(entry: LogEntry, table: Table, seats: Iterable<number>): string {
  const ended = entry.type === "move" ? entry.events.find((event) => event.type === "game_ended") : undefined;
  if (!ended) return "";
  const names = table.seats.map(nameOf);
  const gained = gainedBy(finalSteps([entry], names), names.length);
  const each = names.map((name, seat) => t("final.gained", { name, n: gained[seat] ?? 0 }));
  const { scores, winners } = ended;
  const won = resultWords({ ...table, result: { reason: "finished", scores, winners } }, seats);
  return `${won.replace(/[.!]*$/, ".")} ${t("final.summary", { gained: list(each) })}`;
}

/** The points by seat that steps bring. */
function gainedBy(steps: Step[], players: number): number[] {
  const sums = Array<number>(players).fill(0);
  for (const { lines } of steps) for (const { player, points } of lines) sums[player] = (sums[player] ?? 0) + points;
  return sums;
}

export class FinalScoring {
  steps = $state.raw<Step[]>([]);
  /** The step that is shown; -1 while there is nothing to see. */
  at = $state(-1);
  /** Whether it goes on by itself. */
  runs = $state(false);
  private counted = $state(Infinity);
  private before = $state.raw<number[]>([]);
  private timers: ReturnType<typeof setTimeout>[] = [];

  on = $derived(this.at >= 0);
  step = $derived(this.steps[this.at] ?? null);
  marked = $derived(this.step?.tiles ?? []);
  gains = $derived(
    (this.step?.lines ?? []).map(({ id, player, points, tiles }): Gain => ({
      id,
      player,
      points: Math.min(points, this.counted),
      cells: tiles,
    })),
  );
  /** The scores as far as they are counted, null while nothing is. */
  scores = $derived.by((): number[] | null => {
    if (!this.step) return null;
    const sums = gainedBy(this.steps.slice(0, this.at), this.before.length);
    for (const { player, points } of this.step.lines) sums[player]! += Math.min(points, this.counted);
    return sums.map((sum, seat) => sum + this.before[seat]!);
  });

  /** Opens it: as a show that runs by itself, or to be gone through. `scores` are those of the end. */
  open(steps: Step[], scores: number[], runs: boolean): void {
    if (!steps.length) return;
    const gained = gainedBy(steps, scores.length);
    this.before = scores.map((score, seat) => score - gained[seat]!);
    this.steps = steps;
    this.runs = runs;
    this.to(0);
  }

  /** Ends it at once. */
  close(): void {
    this.stop();
    this.runs = false;
    this.at = -1;
  }

  /** Shows a step; beyond the last one it is over. */
  to(at: number): void {
    this.stop();
    if (at >= this.steps.length) return this.close();
    this.at = Math.max(0, at);
    this.counted = Infinity;
    if (this.runs) this.count();
  }

  /** The feature of the step among those of the position, so that it can be lit as a whole. */
  lit(features: Feature[] | undefined): Lit | null {
    const kind = this.step?.lines[0]?.feature;
    const cells = new Set(this.marked.map((cell) => cell.join()));
    const covers = ({ segments }: Feature): boolean => {
      const own = new Set(segments.map(([x, y]) => `${x},${y}`));
      return own.size === cells.size && [...own].every((cell) => cells.has(cell));
    };
    const same = (features ?? []).filter((one) => one.kind === kind && covers(one));
    return same.find((one) => this.step?.lines.some(({ player }) => one.owners.includes(player))) ?? same[0] ?? null;
  }

  private count(): void {
    const long = Math.min(SLOW, Math.max(QUICK, LONGEST / this.steps.length));
    const most = Math.max(1, ...this.step!.lines.map(({ points }) => points));
    this.counted = 0;
    for (let n = 1; n <= most; n++)
      this.timers.push(setTimeout(() => (this.counted = n), (COUNTING * long * n) / most));
    if (wishes.sound) ring(this.at);
    this.timers.push(setTimeout(() => this.to(this.at + 1), long));
  }

  private stop(): void {
    this.timers.forEach(clearTimeout);
    this.timers = [];
  }
}
