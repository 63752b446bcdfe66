import type { Catalogue } from "../language.svelte";
import type { agreed as english } from "../en/agreed";

export const agreed: Catalogue<typeof english> = {
  "differ.box_added": "mit „{what}“",
  "differ.box_left_out": "ohne „{what}“",
  "differ.on": "mit {what}",
  "differ.off": "ohne {what}",
  "differ.title": "Geänderte Regeln",
  "differ.here": "An diesem Tisch:",
  "differ.none": "Die üblichen Regeln, nichts geändert.",
  "differ.usual_page": "Die üblichen Regeln",
  "differ.these": "Die Regeln dieses Tisches",
  "agreed.aids.all": "Alle Hilfen sind an",
  "agreed.aids.none": "Gar keine Hilfen (puristisch)",
  "agreed.aids.some": "Hilfen: {with}; nicht: {without}",
  "agreed.aid.features": "Punkte unter dem Zeiger",
  "agreed.aid.fields": "Besitzer der Wiesen",
  "agreed.aid.remaining": "kommende Plättchen",
  "agreed.aid.holes": "tote Felder",
  "agreed.aid.hints": "Tipps",
};
