// What inns and cathedrals add or spoil, and where large followers go.
import { t } from "../../words";
import { placing } from "../figures";
import type { MessagesPart } from "../../game/messages/boxes";

export const messages: MessagesPart = {
  told: { follower_placed: placing("large", "table.event.large") },
  added: {
    inn: (points) => (points ? t("table.term.inn", { points }) : t("table.term.inn_spoils")),
    cathedral: (points) => (points ? t("table.term.cathedral", { points }) : t("table.term.cathedral_spoils")),
  },
};
