// A bracket as it is drawn: columns of places for pairs, those that are yet to be paired too.
import type { EventDocument, Round } from "../../api/types";

type Pair = Round["pairs"][number];
export interface Lane {
  kind: "main" | "winners" | "losers" | "final" | "third";
  /** A place is null until its pair is known. */
  columns: (Pair | null)[][];
}

/** The lanes of a knockout, or of double elimination; none for a stage that has no bracket. */
export function lanesOf(event: EventDocument, number: number): Lane[] {
  const kind = event.setup.stages[number]?.kind;
  const stage = event.stages[number];
  if (!stage || (kind !== "knockout" && kind !== "double")) return [];
  const deep = Math.max(1, Math.ceil(Math.log2(stage.entrants.length)));
  const lanes = kind === "knockout" ? knockout(stage.rounds, deep) : double(stage.rounds, deep);
  return lanes.filter((lane) => lane.columns.length);
}

const filled = (pairs: Pair[], places: number): (Pair | null)[] =>
  Array.from({ length: places }, (_, place) => pairs[place] ?? null);

function knockout(rounds: Round[], deep: number): Lane[] {
  const columns = Array.from({ length: deep }, (_, round) =>
    filled(rounds[round]?.pairs ?? [], 2 ** (deep - 1 - round)),
  );
  const third = rounds[deep - 1]?.pairs[1];
  return [
    { kind: "main", columns },
    { kind: "third", columns: third ? [[third]] : [] },
  ];
}

function double(rounds: Round[], deep: number): Lane[] {
  const of = (round: number, group: number) => (rounds[round - 1]?.pairs ?? []).filter((pair) => pair.group === group);
  const winners = Array.from({ length: deep }, (_, one) => filled(of(one ? 2 * one : 1, 0), 2 ** (deep - 1 - one)));
  const losers = Array.from({ length: 2 * deep - 2 }, (_, one) =>
    filled(of(one + 2, 1), 2 ** (deep - 2 - Math.floor(one / 2))),
  );
  const again = of(2 * deep + 1, 2);
  return [
    { kind: "winners", columns: winners },
    { kind: "losers", columns: losers },
    { kind: "final", columns: [filled(of(2 * deep, 2), 1), ...(again.length ? [again] : [])] },
  ];
}
