import type { Catalogue } from "../../../words/language.svelte";
import type { play as english } from "./en";

export const play = {
  "box.river": "Der Fluss",
  "box.river.line": "Zuerst kommt ein Fluss, von der Quelle bis zum See; an seinen Ufern wächst die Landschaft.",
  "option.river": "Fluss",
  "option.river_turns": "Der Fluss darf sich biegen",
  "option.river_turns.no_immediate_u_turn": "aber nicht zweimal hintereinander gleich",
  "option.river_turns.safe": "nur dorthin, wo Platz ist, sodass er nie stecken bleibt",
  "table.river.why": "Der Fluss fließt an seinem offenen Ende weiter.",
  "table.river.bend": "Nach einer Biegung darf er sich nicht gleich noch einmal in dieselbe Richtung biegen.",
  "table.river.safe": "Er darf sich nicht zweimal hintereinander gleich biegen und nicht auf andere Plättchen zu.",
  "table.river.lake": "Der See beendet den Fluss. Danach kommen die gewöhnlichen Plättchen.",
  "tile.river.straight": "gerader Fluss",
  "tile.river.curve": "Flussbiegung",
  "tile.river.spring": "Quelle des Flusses",
  "tile.river.lake": "See am Ende des Flusses",
  "term.river": "Fluss",
  "place.of.lake": "vom See",
} satisfies Catalogue<typeof english>;
