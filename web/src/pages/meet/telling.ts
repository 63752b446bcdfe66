// What is said of matches and events, in the words of the page.
import { Refusal } from "../../api/client";
import type { EventDocument, EventSetup, Match } from "../../api/types";
import { refusalWords } from "../../game/messages/refusals";
import { date, list, number, say, t } from "../../words";

/** What the page can do without: nobody is signed in, or nobody can be. */
export type Missing = "sign_in" | "no_accounts" | "";

export function missingOf(error: unknown): Missing {
  if (!(error instanceof Refusal)) return "";
  return error.code === "not_signed_in" ? "sign_in" : error.code === "no_accounts" ? "no_accounts" : "";
}

export function refused(error: unknown): string {
  if (error instanceof Refusal && error.code !== "bad_request") {
    const words = say(`meet.refused.${error.code}`, "");
    if (words) return words;
  }
  return refusalWords(error);
}

export const nameOr = (name: string | null | undefined): string => name ?? t("meet.somebody");
export const wins = (two: readonly number[]): string => `${number(two[0] ?? 0)}:${number(two[1] ?? 0)}`;
const SHORT = { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" } as const;
export const moment = (value: string | number): string =>
  date(typeof value === "number" ? new Date(value * 1000) : value, SHORT);
export const hour = (value: string): string => date(value, { hour: "2-digit", minute: "2-digit" });

/** How many games of which kind: "Best of 3 · 15 minutes each · rated". */
export function formWords(match: Pick<Match, "best_of" | "clock" | "rated">): string {
  const parts = [match.best_of === 1 ? t("meet.one_game") : t("meet.best_of", { n: match.best_of })];
  if (match.clock.kind === "bank") parts.push(t("meet.minutes_each", { n: Math.round(match.clock.seconds / 60) }));
  parts.push(t(match.rated ? "meet.rated" : "meet.unrated"));
  return parts.join(" · ");
}

export function endWords(match: Match): string {
  const names = match.people.map(nameOr);
  const [a = 0, b = 0] = match.wins;
  if (match.end === "declined" || match.end === "lapsed" || match.end === "void") return t(`meet.how.${match.end}`);
  const winner = a === b ? "" : (names[a > b ? 0 : 1] ?? "");
  const score = { a: number(Math.max(a, b)), b: number(Math.min(a, b)) };
  const said = winner ? t("meet.won", { name: winner, ...score }) : t("meet.equal", score);
  return match.end === "absent" || match.end === "set" ? `${said} (${t(`meet.how.${match.end}`)})` : said;
}

export function stateWords(match: Match): string {
  if (match.state === "over") return endWords(match);
  if (match.state === "agreed" && match.time) return moment(match.time);
  return t(match.state === "open" ? "meet.state.open" : "meet.state.proposed");
}

export function setupWords(setup: EventSetup): string {
  const stages = setup.stages.map((stage) => t(`meet.kind.${stage.kind}`)).join(" → ");
  const pace = setup.pace === "live" ? t("meet.live") : t("meet.agreed", { n: setup.days });
  const teams = setup.boards ? [t("meet.teams", { n: setup.boards })] : [];
  const bots = setup.bots ? [t("meet.bots")] : [];
  const late = setup.match.late ? [t("meet.late", { n: setup.match.late })] : [];
  return [...bots, stages, ...teams, formWords(setup.match), pace, ...late].join(" · ");
}

/** What entrants are called, by their numbers. */
export function namesOf(event: EventDocument): (entrant: number | null) => string {
  const names = new Map(event.entrants.map((one) => [one.number, nameOr(one.name)]));
  return (entrant) => (entrant === null || entrant < 0 ? "–" : (names.get(entrant) ?? t("meet.somebody")));
}

export function pairWords(event: EventDocument, slot: string): string {
  const name = namesOf(event);
  const pair = event.stages.flatMap((stage) => stage.rounds.flatMap((round) => round.pairs)).find((p) => p.id === slot);
  return pair ? t("meet.versus", { a: name(pair.a), b: name(pair.b) }) : slot;
}

interface Act {
  what: string;
  words: Record<string, unknown>;
}

/** A line of the public log. */
export function actWords(event: EventDocument, { what, words }: Act): string {
  const name = namesOf(event);
  const numbers = (words.numbers ?? (words.number === undefined ? [] : [words.number])) as number[];
  const slot = words.slot as string | undefined;
  return say(`meet.act.${what}`, what, {
    names: slot ? pairWords(event, slot) : list(numbers.map(name)),
    wins: words.wins ? wins(words.wins as number[]) : "",
    reason: say(`meet.reason.${String(words.reason)}`, ""),
    round: (words.round as number) ?? 0,
    stage: (words.stage as number) ?? 0,
    date: words.until ? moment(words.until as number) : "",
  });
}

/** A full quarter of an hour in this device's time, as an input of the browser holds it, so many hours ahead. */
export function quarterAhead(hours: number, now = new Date()): string {
  const at = new Date(now.getTime() + hours * 3_600_000);
  at.setMinutes(Math.ceil(at.getMinutes() / 15) * 15, 0, 0);
  const two = (value: number) => String(value).padStart(2, "0");
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The time of an input in UTC, as the API takes it. */
export const inUtc = (local: string): string => new Date(local).toISOString();
