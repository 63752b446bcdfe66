import { text, type Passage, type Section } from "../../pages/rules/section";
import type { CardPicture, PagesPart } from "../../pages/boxes";

const AUCTION: Passage["when"] = ["bazaar_auction", "auction"];
const SECTIONS: Section[] = [
  {
    id: "bridges",
    heading: "rules.bridge.h",
    needs: "bridges",
    parts: [
      ...text("rules.bridge.1", "rules.bridge.2"),
      { example: "bridge", caption: "rules.bridge.picture" },
      ...text("rules.bridge.3"),
    ],
  },
  {
    id: "castles",
    heading: "rules.castle.h",
    needs: "castles",
    says: ["castle_field_value"],
    parts: [
      ...text("rules.castle.1", "rules.castle.2"),
      { example: "castle", caption: "rules.castle.picture" },
      ...text("rules.castle.3"),
    ],
  },
  {
    id: "markets",
    heading: "rules.market.h",
    needs: "bazaars",
    says: ["bazaar_auction"],
    parts: [
      ...text("rules.market.1"),
      { text: "rules.market.2", when: AUCTION },
      { example: "market", caption: "rules.market.picture", when: AUCTION },
      { text: "rules.market.3", when: AUCTION },
      { text: "rules.market.chosen", when: ["bazaar_auction", "no_auction"] },
    ],
  },
];

const PICTURE: CardPicture = { tile: "D", over: "bridge-NS" };

export const pages: PagesPart = {
  presets: [{ preset: "bridges-castles-bazaars", picture: PICTURE }],
  box: {
    id: "bridges_castles_bazaars",
    name: "preset.bridges-castles-bazaars",
    line: "preset.bridges-castles-bazaars.line",
    picture: PICTURE,
    switches: ["bridges", "castles", "castle_field_value", "bazaars", "bazaar_auction"],
    seats: 6,
  },
  needs: { bazaar_auction: "bazaars", castle_field_value: "castles" },
  rules: [{ presets: ["bridges-castles-bazaars"], after: "fields", sections: SECTIONS }],
  openTiles: (state) => state.market?.tiles ?? [],
};
