import type { Catalogue } from "../language.svelte";
import type { agreed as english } from "../en/agreed";

export const agreed: Catalogue<typeof english> = {
  "differ.box_added": "met ‘{what}’",
  "differ.box_left_out": "zonder ‘{what}’",
  "differ.on": "met {what}",
  "differ.off": "zonder {what}",
  "differ.title": "Aangepaste regels",
  "differ.here": "Aan deze tafel:",
  "differ.none": "De gewone regels, niets aangepast.",
  "differ.usual_page": "De gewone regels",
  "differ.these": "De regels van deze tafel",
  "agreed.aids.all": "Alle hulp staat aan",
  "agreed.aids.none": "Geen enkele hulp (purist)",
  "agreed.aids.some": "Hulp: {with}; niet: {without}",
  "agreed.aid.features": "punten onder de muis",
  "agreed.aid.fields": "eigenaars van weiden",
  "agreed.aid.remaining": "tegels die nog komen",
  "agreed.aid.holes": "dode plekken",
  "agreed.aid.hints": "tips",
};
