// The abbot on cloisters and in gardens, and taking him back.
import { colourOf } from "../../look/colours.svelte";
import { featureAt } from "../../game/choices/choices";
import { t, type Key } from "../../words";
import type { ChoicesPart } from "../../game/choices/boxes";

export const choices: ChoicesPart = {
  choices: {
    take_abbot(action, { position, seat }) {
      const abbot = position.state.followers.find((one) => one.player === seat && one.figure === "abbot");
      if (!abbot) return [];
      const { x, y, feature } = abbot;
      const points = featureAt(position.features, abbot)?.points;
      const [id, label] = ["take_abbot", t("table.take_abbot")];
      const detail = points === undefined ? "" : t("table.take_abbot.points", { n: points });
      const place = { id, x, y, feature, seat, chosen: false, label, manner: "ring" as const, aside: true };
      const spot = { ...place, ...(points === undefined ? {} : { points }) };
      return [{ id, action, label, detail, piece: { symbol: `abbot-${colourOf(seat)}` }, spot }];
    },
  },
  features: { garden: { piece: (seat) => ({ symbol: `abbot-${colourOf(seat)}` }) } },
  figures: {
    abbot: {
      label: (feature) => `table.spot.abbot.${feature}` as Key,
      piece: (seat) => ({ symbol: `abbot-${colourOf(seat)}` }),
    },
  },
};
