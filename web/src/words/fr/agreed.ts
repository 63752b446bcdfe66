import type { Catalogue } from "../language.svelte";
import type { agreed as english } from "../en/agreed";

export const agreed: Catalogue<typeof english> = {
  "differ.box_added": "avec « {what} »",
  "differ.box_left_out": "sans « {what} »",
  "differ.on": "avec {what}",
  "differ.off": "sans {what}",
  "differ.title": "Règles modifiées",
  "differ.here": "À cette table :",
  "differ.none": "Les règles habituelles, sans changement.",
  "differ.usual_page": "Les règles habituelles",
  "differ.these": "Les règles de cette table",
  "agreed.aids.all": "Toutes les aides sont actives",
  "agreed.aids.none": "Aucune aide (puriste)",
  "agreed.aids.some": "Aides : {with} ; pas : {without}",
  "agreed.aid.features": "points sous le pointeur",
  "agreed.aid.fields": "propriétaires des prés",
  "agreed.aid.remaining": "tuiles à venir",
  "agreed.aid.holes": "cases mortes",
  "agreed.aid.hints": "conseils",
};
