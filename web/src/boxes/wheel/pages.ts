import { text, type Section } from "../../pages/rules/section";
import type { CardPicture, PagesPart } from "../../pages/boxes";

const WHEEL: Section = {
  id: "wheel",
  heading: "rules.wheel.h",
  parts: [
    ...text("rules.wheel.1"),
    { example: "wheel", caption: "rules.wheel.picture", choices: true },
    ...text("rules.wheel.2"),
    {
      list: [
        "rules.wheel.fortune",
        "rules.wheel.tax",
        "rules.wheel.famine",
        "rules.wheel.storm",
        "rules.wheel.inquisition",
        "rules.wheel.plague",
      ],
    },
    { example: "tax", caption: "rules.wheel.tax_picture" },
    ...text("rules.wheel.3"),
    { example: "crown", caption: "rules.wheel.crown_picture" },
  ],
};

const PICTURE: CardPicture = { tile: "W07:3", board: { kind: "wheel", extent: 400, view: "36 36 328 328" } };

export const pages: PagesPart = {
  presets: [{ preset: "wheel-of-fortune", picture: PICTURE }],
  box: {
    id: "wheel",
    name: "preset.wheel-of-fortune",
    line: "preset.wheel-of-fortune.line",
    picture: PICTURE,
    option: "wheel",
    switches: [],
  },
  rules: [{ presets: ["wheel-of-fortune"], after: "turn", sections: [WHEEL] }],
};
