import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "box.ferries": "Les Bacs",
  "box.ferries.line":
    "Un bac relie deux routes sur son lac ; qui prolonge une route peut déplacer le bac qui s’y trouve.",
  "option.ferries": "Les Bacs",
  "table.doing.ferry": "bacs",
  "table.ask.ferry": "Quelles routes un bac relie-t-il ?",
  "table.waiting_for.ferry": "{name} pose ou déplace un bac",
  "table.ferry.put": "Relier {one} et {two} {place}",
  "table.ferry.move": "Déplacer le bac {place} : {one} et {two}",
  "table.ferry.lies": "Bac entre {one} et {two} {place}",
  "table.ferry.why":
    "Un nouveau lac reçoit son bac. Ensuite, vous pouvez déplacer le premier bac de chaque route que vous avez prolongée, une fois chacun.",
  "table.ferry.leave": "Ne déplacer aucun bac",
  "table.then.ferry": "Ensuite, un bac est posé ou déplacé.",
  "table.event.ferry_placed": "{name} pose un bac sur le nouveau lac",
  "table.event.ferry_moved": "{name} déplace un bac",
  "tile.lake.3": "lac où finissent trois routes",
  "tile.lake.4": "lac où finissent quatre routes",
} satisfies Catalogue<typeof english.play>;

export const learn = {} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.did.ferry": "un bac relie deux routes",
  "replay.why.ferry_cuts": "coupe en deux : {held}",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.ferries.h": "Bacs",
  "rules.ferries.1":
    "Trois ou quatre routes finissent au bord d’un lac. Qui en pose un peut d’abord placer une figurine comme toujours : chaque route compte encore pour elle-même. Ensuite, il faut poser sur le lac un bac qui relie deux de ces routes. Elles n’en font plus qu’une ; les autres finissent au lac.",
  "rules.ferries.put_picture":
    "Le bac relie la route de rouge à celle de l’est : elle est complétée, et rouge marque {red} points.",
  "rules.ferries.2":
    "Qui prolonge une route sur laquelle passent des bacs peut, depuis la nouvelle tuile et dans chaque direction, déplacer le premier bac vers deux autres routes de son lac, une fois chacun. Le bac que l’on vient de poser reste en place.",
  "rules.ferries.3":
    "Si une route est coupée en deux, chaque figurine reste où elle est. Les routes ainsi complétées, coupées ou reliées, sont évaluées aussitôt, si loin qu’elles soient.",
  "rules.ferries.cut_picture":
    "Rouge prolonge la route et déplace le bac : la partie à l’ouest, avec le voleur de bleu, finit au lac. Elle est complétée, et bleu en tire {blue} points.",
  "rules.ferries.4":
    "Un bac ne change rien aux prés. Un bâtisseur sans partisan de sa couleur sur sa route rentre chez lui.",
} satisfies Catalogue<typeof english.rules>;
