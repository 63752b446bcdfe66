import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

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
} satisfies Catalogue<typeof english.play>;

export const learn = {} satisfies Catalogue<typeof english.learn>;
export const replay = {} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.river.h": "Der Fluss",
  "rules.river.1":
    "Statt des Startplättchens liegt die Quelle in der Mitte. Zuerst werden die Flussplättchen gezogen, als letztes von ihnen der See, und erst dann die gewöhnlichen Plättchen.",
  "rules.river.2":
    "Der Fluss fließt immer weiter: Dein Plättchen wird dort angelegt, wohin sein offenes Ende zeigt. Zwei Biegungen hintereinander dürfen nicht in dieselbe Richtung gehen, sonst liefe der Fluss in sich zurück. Mit einem geraden Plättchen dazwischen, oder einmal nach links und einmal nach rechts, geht es.",
  "rules.river.picture":
    "Der Fluss ist eben nach Süden abgebogen. Die Biegung passt nur auf ein Feld, und dort darf sie nach Osten führen, aber nicht zurück nach Westen.",
  "rules.river.3":
    "Gefolgsleute stehen auf Flussplättchen wie auf allen anderen, nur nicht auf dem Fluss selbst. Wie ein Weg trennt der Fluss die Wiesen, aber um Quelle und See führt die Wiese herum. Ein Weg über den Fluss geht auf seiner Brücke weiter. Ein Flussplättchen, das nirgends passt, kommt aus dem Spiel.",
  "rules.river.fields_picture":
    "Die Wiese führt um die Quelle herum, also hat ein Bauer beide Ufer und beide Städte: Rot bekommt {red} Punkte.",
} satisfies Catalogue<typeof english.rules>;
