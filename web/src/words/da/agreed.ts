import type { Catalogue } from "../language.svelte";
import type { agreed as english } from "../en/agreed";

export const agreed: Catalogue<typeof english> = {
  "differ.box_added": "med »{what}«",
  "differ.box_left_out": "uden »{what}«",
  "differ.on": "med {what}",
  "differ.off": "uden {what}",
  "differ.title": "Ændrede regler",
  "differ.here": "Ved dette bord:",
  "differ.none": "De sædvanlige regler, intet er ændret.",
  "differ.usual_page": "De sædvanlige regler",
  "differ.these": "Reglerne ved dette bord",
  "agreed.aids.all": "Al hjælp er slået til",
  "agreed.aids.none": "Slet ingen hjælp (purist)",
  "agreed.aids.some": "Hjælp: {with}; ikke: {without}",
  "agreed.aid.features": "point under markøren",
  "agreed.aid.fields": "markernes ejere",
  "agreed.aid.remaining": "brikker, der mangler",
  "agreed.aid.holes": "døde felter",
  "agreed.aid.hints": "tip",
};
