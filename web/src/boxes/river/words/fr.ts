import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

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
} satisfies Catalogue<typeof english.play>;

export const learn = {} satisfies Catalogue<typeof english.learn>;
export const replay = {} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.river.h": "La rivière",
  "rules.river.1":
    "La source est posée au centre à la place de la tuile de départ. On pioche d’abord les tuiles rivière, le lac en dernier, et seulement ensuite les tuiles ordinaires.",
  "rules.river.2":
    "La rivière continue toujours : votre tuile se pose là où mène son extrémité ouverte. Deux coudes de suite ne doivent pas tourner du même côté, sinon la rivière reviendrait sur elle-même. Avec une tuile droite entre eux, ou l’un à gauche et l’autre à droite, c’est permis.",
  "rules.river.picture":
    "La rivière vient de tourner vers le sud. Le coude en main ne va que sur une case, et là il peut mener à l’est, mais pas revenir à l’ouest.",
  "rules.river.3":
    "Les partisans se placent sur les tuiles rivière comme sur les autres, mais pas sur la rivière elle-même. Comme une route, la rivière sépare les prés, mais le pré contourne la source et le lac. Une route qui la traverse continue sur son pont. Une tuile rivière qui ne va nulle part quitte le jeu.",
  "rules.river.fields_picture":
    "Le pré contourne la source : un seul paysan a les deux rives et les deux villes, rouge reçoit {red} points.",
} satisfies Catalogue<typeof english.rules>;
