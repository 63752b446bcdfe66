// What is said where an account's request was refused, or the gesture was called off.
import { Refusal } from "../../api/client";
import { known, t } from "../../words";

export function refusalWords(problem: unknown): string {
  if (problem instanceof Refusal) {
    const key = `me.refused.${problem.code}`;
    return known(key) ? t(key) : t("me.refused.other");
  }
  const name = problem instanceof Error ? problem.name : "";
  if (name === "InvalidStateError") return t("me.known_key");
  return name === "NotAllowedError" || name === "AbortError" ? t("me.cancelled") : t("me.refused.other");
}
