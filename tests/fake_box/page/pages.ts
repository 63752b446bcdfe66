import { text, type Section } from "../../pages/rules/section";
import type { CardPicture, PagesPart } from "../../pages/boxes";

const FAIR: Section = {
  id: "fair",
  heading: "rules.fair.h",
  needs: "fair",
  parts: [...text("rules.fair.1", "rules.fair.2")],
};
const PICTURE: CardPicture = { tile: "FR01", piece: "juggler" };

export const pages: PagesPart = {
  presets: [{ preset: "fair-day", picture: PICTURE }],
  box: {
    id: "fair",
    name: "box.fair",
    line: "box.fair.line",
    picture: PICTURE,
    option: "fair",
    switches: ["jugglers", "ticket_price"],
    seats: 6,
  },
  follows: { jugglers: "fair" },
  rules: [{ presets: ["fair-day"], after: "turn", sections: [FAIR] }],
};
