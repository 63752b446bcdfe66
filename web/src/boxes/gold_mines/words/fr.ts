import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "term.gold": "Or",
  "box.gold_mines": "Les Mines d’Or",
  "box.gold_mines.line":
    "Les mines donnent des lingots d’or à qui complète ce sur quoi ils reposent ; plus on en a, plus chacun vaut.",
  "option.gold_mines": "Mines d’or",
  "table.doing.gold": "or",
  "table.ask.gold": "Posez le second lingot sur une tuile",
  "table.waiting_for.gold": "{name} pose de l’or sur une tuile",
  "table.gold.to": "Or {place}",
  "table.gold.already": "il y en a déjà {n}",
  "table.gold.why": "Qui complète une route, une ville ou un monastère prend l’or de ses tuiles.",
  "table.gold.worth": "À la fin 1 point chacun, à partir de 4 chacun 2, de 7 chacun 3, de 10 chacun 4",
  "table.gold.lies": "{n} {n|lingot d’or|lingots d’or} {place}",
  "table.then.gold": "Ensuite vous prenez {n} or.",
  "table.event.gold_placed": "{name} a posé de l’or sur une tuile",
  "table.event.gold_taken": "{name} prend {n} or",
  "table.score.gold": "Or : {terms}",
  "table.term.gold": "{points} pour les lingots",
  "tile.gold": "mine d’or",
} satisfies Catalogue<typeof english.play>;

export const learn = {} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.by.gold": "Or",
  "replay.did.gold": "pose de l’or sur une tuile",
  "replay.why.gold": "prend {tokens} {tokens|lingot|lingots} d’or",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.gold.h": "Les mines d’or",
  "rules.gold.1":
    "Qui pose une tuile avec une mine pose deux lingots : un sur cette tuile, l’autre sur l’une des huit qui l’entourent. Une tuile peut en porter plusieurs.",
  "rules.gold.2":
    "Qui marque les points d’une route ou d’une ville complétée prend les lingots de toutes ses tuiles ; pour un monastère, ceux de sa tuile et des huit autour. Si personne ne marque, les lingots restent. Les prés n’en donnent pas.",
  "rules.gold.picture": "Rouge complète la ville de bleu : bleu marque {blue} points et prend ses trois lingots.",
  "rules.gold.3":
    "Si plusieurs marquent, ou si une tuile complète plusieurs choses, ils prennent un lingot à la fois, en commençant par le joueur dont c’est le tour, jusqu’à ce que personne ne puisse plus rien prendre.",
  "rules.gold.shared_picture":
    "La ville est à rouge et à bleu, et c’est le tour de rouge : rouge prend deux de ses trois lingots, bleu un.",
  "rules.gold.4":
    "À la fin, jusqu’à trois lingots valent 1 point chacun, de quatre à six 2 chacun, de sept à neuf 3 chacun, dix et plus 4 chacun. Les lingots restés sur des tuiles ne valent rien.",
} satisfies Catalogue<typeof english.rules>;
