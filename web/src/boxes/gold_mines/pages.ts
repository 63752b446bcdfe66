import { text, type Section } from "../../pages/rules/section";
import type { PagesPart } from "../../pages/boxes";
import { INGOT } from "./gold";

const GOLD: Section = {
  id: "gold",
  heading: "rules.gold.h",
  needs: "gold_mines",
  parts: [
    ...text("rules.gold.1", "rules.gold.2"),
    { example: "gold", caption: "rules.gold.picture" },
    ...text("rules.gold.3"),
    { example: "gold-shared", caption: "rules.gold.shared_picture" },
    ...text("rules.gold.4"),
  ],
};

export const pages: PagesPart = {
  box: {
    id: "gold_mines",
    name: "box.gold_mines",
    line: "box.gold_mines.line",
    picture: { tile: "GM03", thing: INGOT },
    option: "gold_mines",
    switches: [],
  },
  rules: [{ presets: ["minis"], after: "sharing", sections: [GOLD] }],
};
