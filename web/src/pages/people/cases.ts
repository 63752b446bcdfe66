// What is shown of cases: figures in words, and why a request was refused.
import { Refusal } from "../../api/client";
import type { Cases } from "../../api/types";
import { known, number, t } from "../../words";

export type Judged = Cases["cases"][number];

/** Why a case was opened, or what was decided, in words. */
export function reasonOf(one: Pick<Judged, "reason">): string {
  const key = `cases.r.${one.reason}`;
  return known(key) ? t(key) : one.reason;
}

/** What the server has measured, a sentence a line. */
export function figuresOf(figures: NonNullable<Judged["figures"]>): string[] {
  const plain = (name: string): number => (typeof figures[name] === "number" ? figures[name] : 0);
  const pair = (name: string, digits: Intl.NumberFormatOptions): { own: string; others: string } => {
    const [own = 0, others = 0] = Array.isArray(figures[name]) ? figures[name] : [];
    return { own: number(own, digits), others: number(others, digits) };
  };
  if ("times" in figures) return [t("cases.times", { n: plain("times"), games: plain("games") })];
  const rating = number(plain("rating"), { useGrouping: false });
  return [
    t("cases.decisions", { n: plain("decisions"), games: plain("games"), rating }),
    t("cases.lost", pair("lost", { maximumFractionDigits: 2, minimumFractionDigits: 2 })),
    t("cases.agreed", pair("agreed", { style: "percent" })),
    t("cases.seconds", { n: number(plain("seconds")) }),
    t("cases.deviations", { n: number(plain("deviations")) }),
  ];
}

/** Why nothing is shown, or nothing was decided. */
export function refusalOf(problem: unknown): string {
  const code = problem instanceof Refusal ? problem.code : "";
  if (code === "not_signed_in" || code === "no_accounts") return t("cases.sign_in");
  if (code === "not_allowed") return t("cases.for_moderators");
  if (code === "result_set") return t("cases.another_closed");
  if (code === "name_taken") return t("cases.taken");
  if (code === "name_refused") return t("cases.refused_name");
  return t("cases.refused");
}
