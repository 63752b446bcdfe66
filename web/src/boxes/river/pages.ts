import { text, type Section } from "../../pages/rules/section";
import type { PagesPart } from "../../pages/boxes";

const RIVER: Section = {
  id: "river",
  heading: "rules.river.h",
  says: ["river_turns"],
  parts: [
    ...text("rules.river.1", "rules.river.2"),
    { example: "river", caption: "rules.river.picture", choices: true },
    ...text("rules.river.3"),
    { example: "river-fields", caption: "rules.river.fields_picture", fields: true },
  ],
};

export const pages: PagesPart = {
  box: {
    id: "river",
    name: "box.river",
    line: "box.river.line",
    picture: { tile: "RV06" },
    option: "river",
    switches: ["river_turns"],
    notWith: "wheel",
  },
  needs: { river_turns: "river" },
  rules: [{ presets: ["big-box"], after: "laying", sections: [RIVER] }],
};
