import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "term.king": "Le roi",
  "term.robber_baron": "Le brigand",
  "box.king_robber": "Roi & Brigand",
  "box.king_robber.line":
    "La plus grande ville donne le roi, la plus longue route le brigand : des points pour toutes à la fin.",
  "option.king_robber": "Roi & Brigand",
  "option.king": "Roi",
  "option.robber_baron": "Brigand",
  "table.cards": "Roi et brigand",
  "table.king.taken_with": "ville de {n} {n|tuile|tuiles}",
  "table.robber_baron.taken_with": "route de {n} {n|tuile|tuiles}",
  "table.king.nobody": "pour qui complète une ville",
  "table.robber_baron.nobody": "pour qui complète une route",
  "table.king.why": "1 point à la fin pour chaque ville complétée",
  "table.robber_baron.why": "1 point à la fin pour chaque route complétée",
  "table.then.king": "Ensuite vous prenez le roi.",
  "table.then.robber_baron": "Ensuite vous prenez le brigand.",
  "table.event.king": "{name} prend le roi : une ville de {n} {n|tuile|tuiles}",
  "table.event.robber_baron": "{name} prend le brigand : une route de {n} {n|tuile|tuiles}",
  "table.score.king": "Le roi : {terms}",
  "table.score.robber_baron": "Le brigand : {terms}",
  "table.term.king": "{points} pour les villes complétées",
  "table.term.robber_baron": "{points} pour les routes complétées",
} satisfies Catalogue<typeof english.play>;

export const learn = {} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.by.king": "Le roi",
  "replay.by.robber_baron": "Le brigand",
  "replay.why.king": "prend le roi avec une ville de {tiles} {tiles|tuile|tuiles}",
  "replay.why.robber_baron": "prend le brigand avec une route de {tiles} {tiles|tuile|tuiles}",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.king.h": "Le roi",
  "rules.king.1":
    "Qui pose la tuile complétant la première ville prend le roi. Ensuite il passe à qui complète une ville de plus de tuiles que celle avec laquelle il a été pris ; autant ne suffit pas. Peu importe qui marque les points de la ville, ou si personne ne les marque.",
  "rules.king.picture":
    "Rouge complète la ville de bleu, grande de trois tuiles : bleu marque {blue} points, et le roi, pris avec deux, passe à rouge.",
  "rules.king.2":
    "À la fin de la partie, le roi rapporte 1 point pour chaque ville complétée sur la table, qui que ce soit qui l’ait complétée. Une ville devenue château ne compte pas.",
  "rules.robber_baron.h": "Le brigand",
  "rules.robber_baron.1":
    "Le brigand va selon les routes comme le roi selon les villes : qui complète la plus longue route jusque-là, en tuiles, le prend. À la fin de la partie, il rapporte 1 point pour chaque route complétée sur la table.",
  "rules.robber_baron.picture":
    "Rouge complète une route de quatre tuiles, plus longue que celle de bleu qui en a trois : le brigand passe à rouge, même si personne ne s’y trouve.",
} satisfies Catalogue<typeof english.rules>;
