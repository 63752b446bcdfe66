import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

// The Fair at the table and on the pages around it.
export const play = {
  "term.bear": "ours",
  "term.die": "dé",
  "term.juggler": "jongleur",
  "term.tickets": "Billets",
  "box.fair": "La Foire",
  "box.fair.line": "Des étals qui donnent des billets, un ours qui danse où le dé le mène, et un jongleur.",
  "preset.fair-day": "Jour de foire",
  "preset.fair-day.line": "Carcassonne un jour de foire : des étals, des tentes, un dé et un ours.",
  "table.preset.fair-day": "Jour de foire",
  "option.fair": "La Foire",
  "option.jugglers": "Jongleurs",
  "option.ticket_price": "Points pour trois billets",
  "table.doing.die": "le dé",
  "table.doing.last_die": "le dé",
  "table.doing.bear": "l’ours",
  "table.doing.trade": "billets",
  "table.ask.bear": "Menez l’ours sur une tuile",
  "table.ask.trade": "Trois billets contre des points ?",
  "table.waiting_for.die": "Le dé roule",
  "table.waiting_for.last_die": "Le dé roule",
  "table.waiting_for.bear": "{name} mène l’ours",
  "table.waiting_for.trade": "{name} compte les billets",
  "table.bear.to": "L’ours danse {place}",
  "table.bear.why": "Chaque figurine sur la tuile où il danse rapporte un point.",
  "table.trade": "Donner trois billets",
  "table.trade.keep": "Les garder",
  "table.trade.why": "À la fin, chaque billet vaut un point.",
  "table.buy_ticket": "Prendre un billet à la place",
  "table.die": "Le dé montre {n}",
  "table.spot.juggler": "Jongleur",
  "table.spot.juggler.why": "1 point au début de chacun de vos tours",
  "table.figure.juggler": "Jongleur en réserve : pour les routes",
  "table.figure.juggler.away": "Le jongleur est sur le plateau",
  "table.role.bear": "ours",
  "table.score.bear": "L’ours : {terms}",
  "table.score.juggler": "Le jongleur : {terms}",
  "table.score.tickets": "Billets : {terms}",
  "table.term.bear": "{points} pour les figurines sur sa tuile",
  "table.term.pennies": "{points} en sous",
  "table.term.tickets": "{points} pour les billets",
  "table.term.die": "{points} par le dé",
  "table.term.booths": "{points} pour les étals",
  "table.event.juggler": "{name} a posé le jongleur",
  "table.event.rolled": "Le dé montre {n} pour {name}",
  "table.event.tickets": "{name} prend {n} {n|billet|billets}",
  "table.event.bear": "{name} mène l’ours",
  "table.event.bear_left": "L’ours rentre dans la forêt",
  "tile.tent": "tente",
  "tile.gate": "porte",
  "tile.booth": "étal",
} satisfies Catalogue<typeof english.play>;

// It has no lesson.
export const learn = {};

// The Fair after the game.
export const replay = {
  "replay.by.bear": "L’ours",
  "replay.by.juggler": "Le jongleur",
  "replay.by.tickets": "Billets",
  "replay.did.bear": "mène l’ours",
  "replay.did.trade": "donne trois billets",
  "replay.did.buy_ticket": "prend un billet",
} satisfies Catalogue<typeof english.replay>;

// The rules of the Fair.
export const rules = {
  "rules.fair.h": "La Foire",
  "rules.fair.1":
    "Qui termine une route ou une ville prend un billet pour chacun de ses étals, et chaque étal vaut un point de plus. Une tente appelle le dé : menez l’ours d’autant de tuiles, et chaque figurine sur sa tuile rapporte un point à son joueur.",
  "rules.fair.2":
    "Trois billets peuvent être donnés contre des points après le décompte ; à la fin, chacun vaut un point. Une porte laisse entrer un partisan sur une tuile antérieure.",
} satisfies Catalogue<typeof english.rules>;
