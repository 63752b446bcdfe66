import type { Catalogue } from "../../../words/language.svelte";
import type { play as english } from "./en";

export const play = {
  "box.river": "La Rivière",
  "box.river.line": "Une rivière ouvre la partie, de la source au lac ; le paysage grandit sur ses rives.",
  "option.river": "Rivière",
  "option.river_turns": "La rivière peut tourner",
  "option.river_turns.no_immediate_u_turn": "mais pas deux fois de suite du même côté",
  "option.river_turns.safe": "seulement là où il y a de la place : jamais d’impasse",
  "table.river.why": "La rivière continue à son extrémité ouverte.",
  "table.river.bend": "Après un coude, elle ne doit pas tourner aussitôt du même côté.",
  "table.river.safe": "Elle ne doit ni tourner deux fois de suite du même côté, ni aller vers d’autres tuiles.",
  "table.river.lake": "Le lac termine la rivière. Viennent ensuite les tuiles ordinaires.",
  "tile.river.straight": "rivière droite",
  "tile.river.curve": "rivière en méandre",
  "tile.river.spring": "source de la rivière",
  "tile.river.lake": "lac au bout de la rivière",
  "term.river": "rivière",
  "place.of.lake": "du lac",
} satisfies Catalogue<typeof english>;
