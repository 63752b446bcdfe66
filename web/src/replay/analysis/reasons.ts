// Why a move is good, in the language of the page. Keys and values: src/carcassonne/ai/analysis/reasons/reason.py.
import type { Hint, Reason } from "../../api/types";
import { known, list, say, sentence, t, type Key, type Values } from "../../words";
import { describeTile } from "../../board/words/tiles.svelte";

/** One reason, players by their names. */
export function reasonWords({ key, values }: Reason, names: string[]): string {
  return t(`replay.why.${key}` as Key, said(values, names));
}

/** The reasons of a hint in one sentence; the server's English until the words have come (addWords "replay"). */
export function hintWords(hint: Hint, names: string[]): string {
  if (!known("replay.why.none")) return hint.reason;
  const told = hint.reasons.map((reason) => reasonWords(reason, names)).join("; ") || t("replay.why.none");
  return `${sentence(told)}.`;
}

/** The values in words; features also with their article, as one's own and as whose they are: languages differ. */
function said(values: Reason["values"], names: string[]): Values {
  const shown: Values = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, valueWords(value, names)]),
  );
  const { feature, other_feature, whose, tile } = values;
  if (tile) shown["tile"] = describeTile(String(tile));
  if (other_feature) shown["other_the"] = say(`replay.the.${String(other_feature)}`, "");
  if (!feature) return shown;
  const the = (shown["the"] = say(`replay.the.${String(feature)}`, ""));
  const own = (shown["own"] = say(`replay.own.${String(feature)}`, the));
  if (whose === "own") shown["held"] = own;
  else shown["held"] = whose === "shared" || whose === "rivals" ? t(`replay.held.${whose}`, shown) : the;
  return shown;
}

function valueWords(value: string | number | number[], names: string[]): string | number {
  if (Array.isArray(value)) return list(value.map((seat) => names[seat] ?? ""));
  return typeof value === "string" ? say(`term.${value}`, value) : value;
}
