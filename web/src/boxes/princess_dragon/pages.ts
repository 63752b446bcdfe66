import { text, type Section } from "../../pages/rules/section";
import type { CardPicture, PagesPart } from "../../pages/boxes";

const SECTIONS: Section[] = [
  {
    id: "the-dragon",
    heading: "rules.dragon.h",
    needs: "dragon",
    says: ["dragon_moves"],
    parts: [
      ...text("rules.dragon.1", "rules.dragon.2"),
      { example: "dragon", caption: "rules.dragon.picture" },
      ...text("rules.dragon.3"),
      { text: "rules.dragon.before", when: ["dragon_moves", "before_scoring"] },
      { text: "rules.dragon.after", when: ["dragon_moves", "after_scoring"] },
    ],
  },
  {
    id: "the-fairy",
    heading: "rules.fairy.h",
    needs: "fairy",
    says: ["fairy_place"],
    parts: [
      { text: "rules.fairy.1", when: ["fairy_place", "follower"] },
      { text: "rules.fairy.tile", when: ["fairy_place", "tile"] },
      { example: "fairy", caption: "rules.fairy.picture", when: ["fairy_place", "follower"] },
      ...text("rules.fairy.2"),
    ],
  },
  {
    id: "princesses",
    heading: "rules.princess.h",
    needs: "princess",
    says: ["princess_action"],
    parts: [
      { text: "rules.princess.may", when: ["princess_action", "may"] },
      { text: "rules.princess.must", when: ["princess_action", "must"] },
      { example: "princess", caption: "rules.princess.picture" },
    ],
  },
  {
    id: "magic-portals",
    heading: "rules.portal.h",
    needs: "portals",
    parts: [...text("rules.portal.1"), { example: "portal", caption: "rules.portal.picture" }],
  },
];
const PICTURE: CardPicture = { tile: "PD17", piece: "dragon" };

export const pages: PagesPart = {
  presets: [{ preset: "dragon", picture: PICTURE }],
  box: {
    id: "princess_dragon",
    name: "preset.dragon",
    line: "preset.dragon.line",
    picture: PICTURE,
    option: "princess_dragon",
    switches: ["dragon", "fairy", "princess", "portals", "dragon_moves", "princess_action", "fairy_place"],
    seats: 6,
  },
  needs: { dragon_moves: "dragon", princess_action: "princess", fairy_place: "fairy" },
  follows: {
    dragon: "princess_dragon",
    fairy: "princess_dragon",
    princess: "princess_dragon",
    portals: "princess_dragon",
  },
  rules: [{ presets: ["dragon"], after: "sharing", sections: SECTIONS }],
};
