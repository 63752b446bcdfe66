import { text, type Section } from "../../pages/rules/section";
import type { PagesPart } from "../../pages/boxes";

const ABBOT: Section = {
  id: "abbot",
  heading: "rules.abbot.h",
  needs: "abbots",
  says: ["gardens"],
  parts: [
    ...text("rules.abbot.1"),
    { example: "abbot", caption: "rules.abbot.picture", choices: true },
    ...text("rules.abbot.2"),
    { example: "abbot-back", caption: "rules.abbot.back_picture" },
    ...text("rules.abbot.3"),
  ],
};

export const pages: PagesPart = {
  box: {
    id: "abbot",
    name: "box.abbot",
    line: "box.abbot.line",
    picture: { tile: "EG", piece: "abbot" },
    option: "abbots",
    switches: ["gardens"],
  },
  follows: { gardens: "abbots" },
  rules: [{ presets: ["big-box"], after: "cloisters", sections: [ABBOT] }],
};
