import { text, type Section } from "../../pages/rules/section";
import type { PagesPart } from "../../pages/boxes";
import { FERRY } from "./ferries";

const FERRIES: Section = {
  id: "ferries",
  heading: "rules.ferries.h",
  needs: "ferries",
  parts: [
    ...text("rules.ferries.1"),
    { example: "ferry", caption: "rules.ferries.put_picture" },
    ...text("rules.ferries.2", "rules.ferries.3"),
    { example: "ferry-cuts", caption: "rules.ferries.cut_picture" },
    ...text("rules.ferries.4"),
  ],
};

export const pages: PagesPart = {
  box: {
    id: "ferries",
    name: "box.ferries",
    line: "box.ferries.line",
    picture: { tile: "FE02", thing: FERRY },
    option: "ferries",
    switches: [],
  },
  rules: [{ presets: ["minis"], after: "roads", sections: [FERRIES] }],
};
