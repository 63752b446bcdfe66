// Why the server said no, in the words of the page.
import { Refusal } from "../../api/client";
import { say, t } from "../../words";

export function refusalWords(error: unknown): string {
  if (!(error instanceof Refusal)) throw error;
  const { code, detail } = error;
  // Codes without words of their own are rare: the server's sentence is better than none.
  return say(`table.refused.${code}`, t("table.refused.other", { detail: detail || code }), { detail });
}
