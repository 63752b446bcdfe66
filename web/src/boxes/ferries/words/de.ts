import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "box.ferries": "Die Fähren",
  "box.ferries.line":
    "Eine Fähre verbindet zwei Wege an ihrem See; wer einen Weg verlängert, darf dessen Fähre versetzen.",
  "option.ferries": "Die Fähren",
  "table.doing.ferry": "Fähren",
  "table.ask.ferry": "Welche Wege verbindet eine Fähre?",
  "table.waiting_for.ferry": "{name} setzt oder versetzt eine Fähre",
  "table.ferry.put": "Verbinde {one} und {two} {place}",
  "table.ferry.move": "Versetze die Fähre {place}: {one} und {two}",
  "table.ferry.lies": "Fähre zwischen {one} und {two} {place}",
  "table.ferry.why":
    "Ein neuer See bekommt seine Fähre. Danach darfst du auf jedem Weg, den du verlängert hast, die erste Fähre versetzen, jede einmal.",
  "table.ferry.leave": "Keine Fähre versetzen",
  "table.then.ferry": "Danach wird eine Fähre gesetzt oder versetzt.",
  "table.event.ferry_placed": "{name} setzt eine Fähre auf den neuen See",
  "table.event.ferry_moved": "{name} versetzt eine Fähre",
  "tile.lake.3": "See, an dem drei Wege enden",
  "tile.lake.4": "See, an dem vier Wege enden",
} satisfies Catalogue<typeof english.play>;

export const learn = {} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.did.ferry": "eine Fähre verbindet zwei Wege",
  "replay.why.ferry_cuts": "trennt mit einer Fähre: {held}",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.ferries.h": "Fähren",
  "rules.ferries.1":
    "An einem See enden drei oder vier Wege. Wer einen legt, darf zuerst wie immer eine Figur einsetzen: Noch steht jeder Weg für sich. Danach muss eine Fähre auf den See, die zwei der Wege verbindet. Sie sind von nun an ein Weg; die anderen enden am See.",
  "rules.ferries.put_picture":
    "Die Fähre verbindet den Weg von Rot mit dem nach Osten: Er ist abgeschlossen, und Rot bekommt {red} Punkte.",
  "rules.ferries.2":
    "Wer einen Weg verlängert, der über Fähren führt, darf vom neuen Plättchen aus in jeder Richtung die erste Fähre auf zwei andere Wege ihres Sees versetzen, jede einmal. Die gerade gesetzte Fähre bleibt liegen.",
  "rules.ferries.3":
    "Wird ein Weg getrennt, bleibt jede Figur stehen. Wege, die dadurch abgeschlossen sind, abgeschnitten oder verbunden, werden sofort gewertet, wie weit weg sie auch liegen.",
  "rules.ferries.cut_picture":
    "Rot verlängert den Weg und versetzt die Fähre: Der Teil im Westen, mit dem Wegelagerer von Blau, endet am See. Er ist abgeschlossen, und Blau bekommt dafür {blue} Punkte.",
  "rules.ferries.4":
    "Wiesen ändert eine Fähre nicht. Ein Baumeister ohne eigenen Gefolgsmann auf seinem Weg kehrt zurück.",
} satisfies Catalogue<typeof english.rules>;
