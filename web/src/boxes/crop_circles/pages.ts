import { text, type Section } from "../../pages/rules/section";
import type { PagesPart } from "../../pages/boxes";
import { emblem } from "./circles";

const CIRCLES: Section = {
  id: "crop_circles",
  heading: "rules.circle.h",
  needs: ["crop_circles", "crop_circles_1"],
  says: ["crop_circle_add"],
  parts: [
    ...text("rules.circle.1", "rules.circle.2"),
    { example: "circle-add", caption: "rules.circle.add_picture" },
    ...text("rules.circle.3"),
    { example: "circle-remove", caption: "rules.circle.remove_picture" },
    ...text("rules.circle.4"),
  ],
};

export const pages: PagesPart = {
  box: {
    id: "crop_circles",
    name: "box.crop_circles",
    line: "box.crop_circles.line",
    picture: { tile: "CC02", thing: emblem("rake") },
    option: "crop_circles",
    switches: ["crop_circles_1", "crop_circle_add"],
  },
  rules: [{ presets: ["minis"], after: "followers", sections: [CIRCLES] }],
};
