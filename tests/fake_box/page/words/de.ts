import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

// The Fair at the table and on the pages around it.
export const play = {
  "term.bear": "Bär",
  "term.die": "Würfel",
  "term.juggler": "Gaukler",
  "term.tickets": "Karten",
  "box.fair": "Der Jahrmarkt",
  "box.fair.line": "Buden, die Karten bringen, ein Bär, der tanzt, wohin der Würfel ihn lässt, und ein Gaukler.",
  "preset.fair-day": "Jahrmarkt",
  "preset.fair-day.line": "Carcassonne an einem Markttag: Buden, Zelte, ein Würfel und ein Bär.",
  "table.preset.fair-day": "Jahrmarkt",
  "option.fair": "Der Jahrmarkt",
  "option.jugglers": "Gaukler",
  "option.ticket_price": "Punkte für drei Karten",
  "table.doing.die": "der Würfel",
  "table.doing.last_die": "der Würfel",
  "table.doing.bear": "der Bär",
  "table.doing.trade": "Karten",
  "table.ask.bear": "Führe den Bären zu einem Plättchen",
  "table.ask.trade": "Drei Karten für Punkte?",
  "table.waiting_for.die": "Der Würfel rollt",
  "table.waiting_for.last_die": "Der Würfel rollt",
  "table.waiting_for.bear": "{name} führt den Bären",
  "table.waiting_for.trade": "{name} zählt die Karten",
  "table.bear.to": "Der Bär tanzt {place}",
  "table.bear.why": "Jede Figur auf dem Plättchen, auf dem er tanzt, bringt einen Punkt.",
  "table.trade": "Drei Karten abgeben",
  "table.trade.keep": "Behalten",
  "table.trade.why": "Am Ende ist jede Karte einen Punkt wert.",
  "table.buy_ticket": "Stattdessen eine Karte nehmen",
  "table.die": "Der Würfel zeigt {n}",
  "table.spot.juggler": "Gaukler",
  "table.spot.juggler.why": "1 Punkt am Anfang jedes deiner Züge",
  "table.figure.juggler": "Gaukler im Vorrat: für Straßen",
  "table.figure.juggler.away": "Der Gaukler ist auf dem Spielfeld",
  "table.role.bear": "Bär",
  "table.score.bear": "Der Bär: {terms}",
  "table.score.juggler": "Der Gaukler: {terms}",
  "table.score.tickets": "Karten: {terms}",
  "table.term.bear": "{points} für Figuren auf seinem Plättchen",
  "table.term.pennies": "{points} in Hellern",
  "table.term.tickets": "{points} für Karten",
  "table.term.die": "{points} durch den Würfel",
  "table.term.booths": "{points} für Buden",
  "table.event.juggler": "{name} hat den Gaukler gesetzt",
  "table.event.rolled": "Der Würfel zeigt {n} für {name}",
  "table.event.tickets": "{name} nimmt {n} {n|Karte|Karten}",
  "table.event.bear": "{name} führt den Bären",
  "table.event.bear_left": "Der Bär geht heim in den Wald",
  "tile.tent": "Zelt",
  "tile.gate": "Tor",
  "tile.booth": "Bude",
} satisfies Catalogue<typeof english.play>;

// It has no lesson.
export const learn = {};

// The Fair after the game.
export const replay = {
  "replay.by.bear": "Der Bär",
  "replay.by.juggler": "Der Gaukler",
  "replay.by.tickets": "Karten",
  "replay.did.bear": "führt den Bären",
  "replay.did.trade": "gibt drei Karten ab",
  "replay.did.buy_ticket": "nimmt eine Karte",
} satisfies Catalogue<typeof english.replay>;

// The rules of the Fair.
export const rules = {
  "rules.fair.h": "Der Jahrmarkt",
  "rules.fair.1":
    "Wer eine Straße oder Stadt abschließt, nimmt für jede ihrer Buden eine Karte, und jede Bude ist einen Punkt mehr wert. Ein Zelt ruft nach dem Würfel: Führe den Bären so viele Plättchen weit, und jede Figur auf seinem Plättchen bringt ihrem Spieler einen Punkt.",
  "rules.fair.2":
    "Drei Karten dürfen nach der Wertung für Punkte abgegeben werden; am Ende ist jede einen Punkt wert. Ein Tor lässt einen Gefolgsmann auf ein früheres Plättchen.",
} satisfies Catalogue<typeof english.rules>;
