// Towers that are built, followers that are captured, exchanged and bought back.
import { t, type Key } from "../../words";
import type { MessagesPart } from "../../game/messages/boxes";
import { called } from "./faces";

export const messages: MessagesPart = {
  told: {
    tower_built: ({ player, height }, { name }) => ({
      text: t("table.event.tower_built", { name: name(player), n: height }),
      seat: player,
    }),
    captured: ({ player, owner, feature }, { name }) => ({
      text: t("table.event.captured", {
        name: name(player),
        owner: name(owner),
        role: t(`table.role.${feature}` as Key),
      }),
      seat: player,
      loud: true,
    }),
    exchanged: ({ player, other }, { name }) => ({
      text: t("table.event.exchanged", { name: name(player), other: name(other) }),
      seat: player,
      loud: true,
    }),
    ransomed: ({ player, captor, figure }, { name }) => ({
      text: t("table.event.ransomed", { name: name(player), captor: name(captor), who: called(figure) }),
      seat: player,
      loud: true,
    }),
  },
  changes: {
    ransomed: ({ scores }) =>
      scores.flatMap((points, player) => (points ? [{ player, points, what: t("table.score.ransom") }] : [])),
  },
};
