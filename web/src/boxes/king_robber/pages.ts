import { text, type Section } from "../../pages/rules/section";
import type { PagesPart } from "../../pages/boxes";
import { SYMBOLS, VIEW } from "./cards";

const SECTIONS: Section[] = [
  {
    id: "the-king",
    heading: "rules.king.h",
    needs: "king",
    parts: [...text("rules.king.1"), { example: "king", caption: "rules.king.picture" }, ...text("rules.king.2")],
  },
  {
    id: "the-robber-baron",
    heading: "rules.robber_baron.h",
    needs: "robber_baron",
    parts: [...text("rules.robber_baron.1"), { example: "robber-baron", caption: "rules.robber_baron.picture" }],
  },
];

export const pages: PagesPart = {
  box: {
    id: "king_robber",
    name: "box.king_robber",
    line: "box.king_robber.line",
    picture: { tile: "KR05", thing: { symbol: SYMBOLS.king, view: VIEW } },
    option: "king_robber",
    switches: ["king", "robber_baron"],
  },
  follows: { king: "king_robber", robber_baron: "king_robber" },
  rules: [{ presets: ["minis"], after: "sharing", sections: SECTIONS }],
};
