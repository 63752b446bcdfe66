// Why the server said no, in the words of the page.
import { Refusal } from "../api/client";
import { t } from "../words";

export function refusalWords(error: unknown): string {
  if (!(error instanceof Refusal)) throw error;
  switch (error.code) {
    case "stale_ply": case "not_your_turn": case "offline": case "wrong_token": case "too_many_requests":
      return t(`table.refused.${error.code}`);
    case "illegal_action":
      return t("table.refused.illegal_action", { detail: error.detail });
    default:
      return t("table.refused.other", { detail: error.detail || error.code });
  }
}
