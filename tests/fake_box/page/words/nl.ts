import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

// The Fair at the table and on the pages around it.
export const play = {
  "term.bear": "beer",
  "term.die": "dobbelsteen",
  "term.juggler": "jongleur",
  "term.tickets": "Kaartjes",
  "box.fair": "De Kermis",
  "box.fair.line": "Kramen die kaartjes opleveren, een beer die danst waar de dobbelsteen het wil, en een jongleur.",
  "preset.fair-day": "Kermisdag",
  "preset.fair-day.line": "Carcassonne op een kermisdag: kramen, tenten, een dobbelsteen en een beer.",
  "table.preset.fair-day": "Kermisdag",
  "option.fair": "De Kermis",
  "option.jugglers": "Jongleurs",
  "option.ticket_price": "Punten voor drie kaartjes",
  "table.doing.die": "de dobbelsteen",
  "table.doing.last_die": "de dobbelsteen",
  "table.doing.bear": "de beer",
  "table.doing.trade": "kaartjes",
  "table.ask.bear": "Leid de beer naar een tegel",
  "table.ask.trade": "Drie kaartjes voor punten?",
  "table.waiting_for.die": "De dobbelsteen rolt",
  "table.waiting_for.last_die": "De dobbelsteen rolt",
  "table.waiting_for.bear": "{name} leidt de beer",
  "table.waiting_for.trade": "{name} telt de kaartjes",
  "table.bear.to": "De beer danst {place}",
  "table.bear.why": "Elke figuur op de tegel waar hij danst levert een punt op.",
  "table.trade": "Drie kaartjes weggeven",
  "table.trade.keep": "Bewaren",
  "table.trade.why": "Aan het einde is elk kaartje een punt waard.",
  "table.buy_ticket": "In plaats daarvan een kaartje",
  "table.die": "De dobbelsteen toont {n}",
  "table.spot.juggler": "Jongleur",
  "table.spot.juggler.why": "1 punt aan het begin van elk van je beurten",
  "table.figure.juggler": "Jongleur thuis: voor wegen",
  "table.figure.juggler.away": "De jongleur staat op het bord",
  "table.role.bear": "beer",
  "table.score.bear": "De beer: {terms}",
  "table.score.juggler": "De jongleur: {terms}",
  "table.score.tickets": "Kaartjes: {terms}",
  "table.term.bear": "{points} voor figuren op zijn tegel",
  "table.term.pennies": "{points} aan stuivers",
  "table.term.tickets": "{points} voor kaartjes",
  "table.term.die": "{points} door de dobbelsteen",
  "table.term.booths": "{points} voor kramen",
  "table.event.juggler": "{name} plaatste de jongleur",
  "table.event.rolled": "De dobbelsteen toont {n} voor {name}",
  "table.event.tickets": "{name} krijgt {n} {n|kaartje|kaartjes}",
  "table.event.bear": "{name} leidt de beer",
  "table.event.bear_left": "De beer gaat naar huis, het bos in",
  "tile.tent": "tent",
  "tile.gate": "poort",
  "tile.booth": "kraam",
} satisfies Catalogue<typeof english.play>;

// It has no lesson.
export const learn = {};

// The Fair after the game.
export const replay = {
  "replay.by.bear": "De beer",
  "replay.by.juggler": "De jongleur",
  "replay.by.tickets": "Kaartjes",
  "replay.did.bear": "leidt de beer",
  "replay.did.trade": "geeft drie kaartjes weg",
  "replay.did.buy_ticket": "neemt een kaartje",
} satisfies Catalogue<typeof english.replay>;

// The rules of the Fair.
export const rules = {
  "rules.fair.h": "De Kermis",
  "rules.fair.1":
    "Wie een weg of stad voltooit neemt een kaartje voor elke kraam daarin, en elke kraam is een punt extra waard. Een tent vraagt om de dobbelsteen: leid de beer zo veel tegels ver, en elke figuur op zijn tegel levert zijn speler een punt op.",
  "rules.fair.2":
    "Drie kaartjes mogen na de puntentelling worden weggegeven voor punten; aan het einde is elk een punt waard. Een poort laat een horige binnen op een eerdere tegel.",
} satisfies Catalogue<typeof english.rules>;
