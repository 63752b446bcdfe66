import { text, type Section } from "../../pages/rules/section";
import type { PagesPart } from "../../pages/boxes";
import { FLIER } from "./flights";

const FLIGHTS: Section = {
  id: "flights",
  heading: "rules.flight.h",
  needs: "flying_machines",
  says: ["fliers"],
  parts: [
    ...text("rules.flight.1", "rules.flight.2"),
    { example: "flight", caption: "rules.flight.picture" },
    ...text("rules.flight.3"),
    { example: "flight-shared", caption: "rules.flight.shared_picture" },
    ...text("rules.flight.4"),
  ],
};

export const pages: PagesPart = {
  box: {
    id: "flying_machines",
    name: "box.flying_machines",
    line: "box.flying_machines.line",
    picture: { tile: "FM06", thing: FLIER },
    option: "flying_machines",
    switches: ["fliers"],
  },
  needs: { fliers: "flying_machines" },
  rules: [{ presets: ["minis"], after: "followers", sections: [FLIGHTS] }],
};
