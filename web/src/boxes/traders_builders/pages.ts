import { text, type Section } from "../../pages/rules/section";
import type { PagesPart } from "../../pages/boxes";

const SECTIONS: Section[] = [
  {
    id: "goods",
    heading: "rules.goods.h",
    needs: "goods",
    parts: [...text("rules.goods.1"), { example: "goods", caption: "rules.goods.picture" }, ...text("rules.goods.2")],
  },
  {
    id: "builders",
    heading: "rules.builder.h",
    needs: "builders",
    parts: [
      ...text("rules.builder.1", "rules.builder.2"),
      { example: "builder", caption: "rules.builder.picture" },
      ...text("rules.builder.3"),
    ],
  },
  {
    id: "pigs",
    heading: "rules.pig.h",
    needs: "pigs",
    parts: [...text("rules.pig.1"), { example: "farm-pig", caption: "rules.pig.picture", fields: true }],
  },
];

export const pages: PagesPart = {
  box: {
    id: "traders_builders",
    name: "box.traders_builders",
    line: "box.traders_builders.line",
    picture: { tile: "TB15", piece: "builder" },
    option: "traders_builders",
    switches: ["goods", "builders", "pigs"],
  },
  follows: { goods: "traders_builders", builders: "traders_builders", pigs: "traders_builders" },
  rules: [{ presets: ["big-box"], after: "fields", sections: SECTIONS }],
};
