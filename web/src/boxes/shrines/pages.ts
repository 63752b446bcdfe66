import { text, type Section } from "../../pages/rules/section";
import type { PagesPart } from "../../pages/boxes";

const SHRINES: Section = {
  id: "shrines",
  heading: "rules.shrine.h",
  needs: "shrines",
  says: ["shrine_tiles"],
  parts: [
    ...text("rules.shrine.1", "rules.shrine.2"),
    { example: "challenge", caption: "rules.shrine.picture" },
    ...text("rules.shrine.3"),
    { example: "challenge-drawn", caption: "rules.shrine.drawn_picture" },
  ],
};

export const pages: PagesPart = {
  box: {
    id: "shrines",
    name: "box.shrines",
    line: "box.shrines.line",
    picture: { tile: "SH06", piece: "monk" },
    option: "shrines",
    switches: ["shrine_tiles"],
  },
  needs: { shrine_tiles: "shrines" },
  rules: [{ presets: ["minis"], after: "cloisters", sections: [SHRINES] }],
};
