// What the dragon's steps are asked with, and what a portal and the fairy are good for.
import { t } from "../../words";
import type { TablePart } from "../../table/boxes";

export const table: TablePart = {
  questions: { dragon: { why: "table.dragon.why" } },
  ahead: ({ events }, seat) => {
    const eaten = events.filter((event) => event.type === "follower_returned" && event.by === "dragon");
    const mine = eaten.filter((event) => "player" in event && event.player === seat).length;
    return [
      ...(eaten.length > mine ? [t("table.then.dragon_eats", { n: eaten.length - mine })] : []),
      ...(mine ? [t("table.then.dragon_eats_yours", { n: mine })] : []),
    ];
  },
};
