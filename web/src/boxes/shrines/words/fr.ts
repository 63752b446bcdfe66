import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "term.shrine": "lieu de culte",
  "box.shrines": "Lieux de culte",
  "box.shrines.line":
    "Les hérétiques des lieux de culte défient les moines des abbayes voisines : le premier terminé prend tout.",
  "option.shrines": "Lieux de culte",
  "option.shrine_tiles": "Tuiles avec un lieu de culte",
  "option.shrine_tiles.6": "six",
  "option.shrine_tiles.5": "cinq, comme dans l’ancienne édition",
  "table.spot.shrine": "Hérétique",
  "table.spot.large.shrine": "Grand hérétique",
  "table.role.shrine": "hérétique",
  "table.feature.shrine": "Lieu de culte",
  "table.score.shrine": "Lieu de culte terminé : {terms}",
  "table.score.shrine.final": "Lieu de culte inachevé : {terms}",
  "table.term.shrine_around": "{points} pour lui et les tuiles autour",
  "table.paid_by.shrine": "un lieu de culte",
  "table.event.challenged.shrine": "L’hérétique de {name} a perdu le défi",
  "table.event.challenged.cloister": "Le moine de {name} a perdu le défi",
  "table.then.challenge.won": "Ensuite un rival perd le défi et rentre.",
  "table.then.challenge.lost": "Ensuite vous perdez un défi, et votre partisan rentre sans rien.",
  "tile.shrine": "lieu de culte",
  "tile.shrine.1": "lieu de culte au bout d’une route",
  "tile.shrine.2": "lieu de culte au bout de deux routes",
  "place.of.shrine": "du lieu de culte",
} satisfies Catalogue<typeof english.play>;

export const learn = {} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.by.shrine": "Lieux de culte",
  "replay.the.shrine": "le lieu de culte",
  "replay.own.shrine": "son lieu de culte",
  "replay.why.heretic": "un hérétique sur le lieu de culte",
  "replay.why.challenge": "gagne le défi entre abbaye et lieu de culte",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.shrine.h": "Lieux de culte et hérétiques",
  "rules.shrine.1":
    "Un lieu de culte est comme une abbaye : le partisan qu’on y pose est un hérétique, il est terminé quand les huit cases qui l’entourent portent des tuiles, et il rapporte 9 points ; à la fin 1 pour lui et 1 par tuile autour. L’abbé n’y va pas.",
  "rules.shrine.2":
    "Une abbaye et un lieu de culte parmi les huit voisins l’un de l’autre se défient, si quelqu’un se tient sur les deux. Le premier terminé rapporte ; le partisan de l’autre rentre sans rien.",
  "rules.shrine.picture": "Rouge termine le lieu de culte, {red} points. Le moine de bleu, à côté, rentre sans rien.",
  "rules.shrine.3":
    "Si une tuile termine les deux, les deux rapportent. Là où personne ne se tient, personne n’est défié, et à la fin de la partie les deux rapportent ce qu’ils valent. Une abbaye n’a jamais plus d’un lieu de culte parmi ses huit voisins, un lieu de culte jamais plus d’une abbaye : sinon la tuile ne se pose pas.",
  "rules.shrine.drawn_picture": "Une tuile termine les deux : rouge reçoit {red} points, bleu {blue}.",
} satisfies Catalogue<typeof english.rules>;
