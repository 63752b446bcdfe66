// Why a move is good, in the language of the page. Keys and values are those of src/carcassonne/ai/analysis/reason.py.
import type { Hint, Reason } from "../api/types";
import { known, list, t, type Key, type Values } from "../words";

/** One reason, players by their names. */
export function reasonWords({ key, values }: Reason, names: string[]): string {
  return t(`replay.why.${key}` as Key, said(values, names));
}

/** The reasons of a hint in one sentence; the server's English until the words have come (addWords "replay"). */
export function hintWords(hint: Hint, names: string[]): string {
  if (!known("replay.why.none")) return hint.reason;
  const told = hint.reasons.map((reason) => reasonWords(reason, names)).join("; ") || t("replay.why.none");
  return `${told.charAt(0).toLocaleUpperCase()}${told.slice(1)}.`;
}

function said(values: Reason["values"], names: string[]): Values {
  const shown = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueWords(name, value, names)]));
  if (shown["whose"] === "rivals") return { ...shown, whose: shown["owners"] ?? "" };
  return shown;
}

function valueWords(name: string, value: string | number | number[], names: string[]): string | number {
  if (Array.isArray(value)) return list(value.map((seat) => names[seat] ?? ""));
  if (name === "feature" || name === "other_feature" || name === "segment") return t(`term.${value}` as Key);
  if (value === "own" || value === "shared") return t(`replay.${value}`);
  return value;
}
