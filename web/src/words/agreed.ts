// What a table has agreed on, in words: which rules differ from the preset's, and which help there is. What differs the
// server says; here it only gets its words.
import type { Aids, Difference, Table } from "../api/types";
import { about, list, say, t, type Key } from ".";

const AIDS = ["features", "fields", "remaining", "holes", "hints"] as const;
/** The boxes that are called as their preset is. */
const PRESETS: Record<string, Key> = {
  wheel: "preset.wheel-of-fortune",
  bridges_castles_bazaars: "preset.bridges-castles-bazaars",
};

export const boxName = (box: string): string => (PRESETS[box] ? t(PRESETS[box]) : say(`box.${box}`, box));

/** A value of an option. */
export const valueWords = (option: string, value: string | number | boolean): string =>
  say(`option.${option}.${value}`, String(value));

export function differenceWords(one: Difference): string {
  if (one.kind === "box") return t(one.added ? "differ.box_added" : "differ.box_left_out", { what: boxName(one.box) });
  const what = say(`option.${one.option}`, one.option);
  if (typeof one.value === "boolean") return t(one.value ? "differ.on" : "differ.off", { what });
  return about(what, valueWords(one.option, one.value));
}

/** A preset's name, followed by whatever differs from it. */
export function gameName(game: { preset: string; differences?: Difference[] }, prefix = "preset"): string {
  const name = say(`${prefix}.${game.preset}`, game.preset);
  return [name, ...(game.differences ?? []).map(differenceWords)].join(" · ");
}

/** Which help there is at a table, and which is not. */
export function aidsWords(aids: Aids): string {
  const words = (on: boolean) => list(AIDS.filter((aid) => aids[aid] === on).map((aid) => t(`agreed.aid.${aid}`)));
  if (AIDS.every((aid) => aids[aid])) return t("agreed.aids.all");
  if (!AIDS.some((aid) => aids[aid])) return t("agreed.aids.none");
  const most = 2 * AIDS.filter((aid) => aids[aid]).length > AIDS.length;
  if (most) return t("agreed.aids.most", { without: words(false) });
  return t("agreed.aids.some", { with: words(true), without: words(false) });
}

/** The rules page of a game with its own options. */
export function rulesAddress({ preset, options }: Pick<Table, "preset" | "options">): string {
  const changed = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  const asked = changed.length ? `?options=${encodeURIComponent(changed.join(" "))}` : "";
  return `/rules/${preset}${asked}`;
}

/** That whoever looks on has no seat here, and how many tiles late the game is shown to them. */
export const watchingWords = (game?: { late?: number } | null): string =>
  game?.late ? t("table.watching_late", { n: game.late }) : t("table.watching");
