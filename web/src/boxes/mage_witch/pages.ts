import { text, type Section } from "../../pages/rules/section";
import type { PagesPart } from "../../pages/boxes";
import { picture } from "./magic";

const MAGIC: Section = {
  id: "magic",
  heading: "rules.magic.h",
  needs: "mage_witch",
  parts: [
    ...text("rules.magic.1", "rules.magic.2"),
    { example: "mage", caption: "rules.magic.mage_picture" },
    ...text("rules.magic.3"),
    { example: "witch", caption: "rules.magic.witch_picture" },
    ...text("rules.magic.4"),
  ],
};

export const pages: PagesPart = {
  box: {
    id: "mage_witch",
    name: "box.mage_witch",
    line: "box.mage_witch.line",
    picture: { tile: "MW03", thing: picture("mage") },
    option: "mage_witch",
    switches: [],
  },
  rules: [{ presets: ["minis"], after: "sharing", sections: [MAGIC] }],
};
