// A follower on the bridge just built, and the projects that may pay a castle.
import { colourOf } from "../../look/colours.svelte";
import { t, type Key } from "../../words";
import { describePlace } from "../../board/words/places";
import type { ChoicesPart } from "../../game/choices/boxes";

export const choices: ChoicesPart = {
  choices: {
    castle_project(action, { onBoard, position: { state, last } }) {
      const { feature, at } = action;
      const place = describePlace(action, state, last);
      const project = t("table.project", { feature: t(`table.feature.${feature}` as Key), place });
      const label = at ? `${project}, ${t(`table.at.${at}` as Key)}` : project;
      return [onBoard(action, action, label, "disc")];
    },
  },
  features: {
    bridge: {
      piece: (seat) => ({ symbol: `thief-${colourOf(seat)}` }),
      partOf: { kind: "road", at: "bridge" },
      cell: ({ state }) => state.bridges?.at(-1) ?? null,
    },
    castle: { piece: (seat) => ({ symbol: `castle-NS-${colourOf(seat)}`, view: "-44 -42 88 72" }) },
  },
  extras: { bridge: "table.square_bridge" },
};
