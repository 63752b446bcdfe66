import { text, type Section } from "../../pages/rules/section";
import type { CardPicture, PagesPart } from "../../pages/boxes";

const SECTIONS: Section[] = [
  {
    id: "abbeys",
    heading: "rules.abbey.h",
    needs: "abbeys",
    says: ["abbeys_at_end", "abbey_gives_second_part"],
    parts: [
      ...text("rules.abbey.1"),
      { example: "abbey", caption: "rules.abbey.picture" },
      ...text("rules.abbey.2"),
      { text: "rules.abbey.end", when: ["abbeys_at_end", true] },
      { text: "rules.abbey.second", when: ["abbey_gives_second_part", true] },
    ],
  },
  {
    id: "mayors",
    heading: "rules.mayor.h",
    needs: "mayors",
    parts: [...text("rules.mayor.1"), { example: "mayor", caption: "rules.mayor.picture" }],
  },
  {
    id: "wagons",
    heading: "rules.wagon.h",
    needs: "wagons",
    says: ["wagon_moves"],
    parts: [
      ...text("rules.wagon.1"),
      { text: "rules.wagon.nearby", when: ["wagon_moves", "nearby"] },
      { text: "rules.wagon.connected", when: ["wagon_moves", "connected"] },
      { example: "wagon", caption: "rules.wagon.picture", when: ["wagon_moves", "nearby"] },
      ...text("rules.wagon.2"),
    ],
  },
  {
    id: "barns",
    heading: "rules.barn.h",
    needs: "barns",
    says: ["barn_on_barn"],
    parts: [
      ...text("rules.barn.1"),
      { example: "barn", caption: "rules.barn.picture" },
      ...text("rules.barn.2"),
      { text: "rules.barn.several", when: ["barn_on_barn", true] },
    ],
  },
];
const PICTURE: CardPicture = { tile: "AB", piece: "barn" };

export const pages: PagesPart = {
  presets: [{ preset: "abbey-mayor", picture: PICTURE }],
  box: {
    id: "abbey_mayor",
    name: "preset.abbey-mayor",
    line: "preset.abbey-mayor.line",
    picture: PICTURE,
    option: "abbey_mayor",
    switches: [
      "abbeys",
      "mayors",
      "wagons",
      "barns",
      "wagon_moves",
      "barn_on_barn",
      "abbeys_at_end",
      "abbey_gives_second_part",
    ],
    seats: 6,
  },
  needs: {
    wagon_moves: "wagons",
    barn_on_barn: "barns",
    abbeys_at_end: "abbeys",
    abbey_gives_second_part: "abbeys",
  },
  follows: { abbeys: "abbey_mayor", mayors: "abbey_mayor", wagons: "abbey_mayor", barns: "abbey_mayor" },
  rules: [{ presets: ["abbey-mayor"], after: "sharing", sections: SECTIONS }],
};
