import type { puzzle as english } from "../en/puzzle";
import type { Catalogue } from "../language.svelte";

export const puzzle = {
  "puzzle.task": "Was ist jetzt der beste Zug?",
  "puzzle.of_day": "Aufgabe vom {day}",
  "puzzle.another": "Noch eine Aufgabe",
  "puzzle.rating": "Schwierigkeit {n}",
  "puzzle.solved": "{n} von {of} im ersten Versuch gelöst",
  "puzzle.streak": "{n} {n|Tag|Tage} in Folge",
  "puzzle.answer": "Deine Antwort",
  "puzzle.right": "Richtig",
  "puzzle.wrong": "Nicht das Beste",
  "puzzle.best": "Das ist die beste Möglichkeit.",
  "puzzle.as_good": "Das ist so gut wie das Beste: weniger als ein Punkt fehlt.",
  "puzzle.lacks": "Zum Besten fehlen {n} Punkte.",
  "puzzle.lacks_more": "Zum Besten fehlen mehr als {n} Punkte.",
  "puzzle.why": "Warum das Beste besser ist: {why}.",
  "puzzle.next": "Nächste Aufgabe",
  "puzzle.again": "Noch einmal",
  "puzzle.options": "Was jede Möglichkeit wert ist",
  "puzzle.yours": "deine Antwort",
  "puzzle.the_best": "beste",
  "puzzle.rule":
    "Gezählt in Punkten am Ende des Spiels, wie Stufe 8 sie erwartet. Jede Möglichkeit, der höchstens ein Punkt zum Besten fehlt, ist richtig.",
  "puzzle.mine": "Aus deinen eigenen Partien",
  "puzzle.mine_text": "Was war damals das Beste? Das sind deine Fehler in Partien, die analysiert wurden.",
  "puzzle.mine_none":
    "Es gibt noch keine. Sie entstehen aus den Fehlern in deinen Partien: Lass eine Partie nach ihrem Ende analysieren.",
  "puzzle.played": "was gespielt wurde",
  "puzzle.to_game": "In der Partie ansehen",
  "puzzle.rated": "Deine Wertung: {n} ({change})",
  "puzzle.to_games": "Meine Spiele",
  "puzzle.rule_mine":
    "Gezählt in Punkten am Ende des Spiels, wie die Analyse sie erwartet. Jede Möglichkeit, der höchstens ein Punkt zum Besten fehlt, ist richtig.",
  "puzzle.mine_lost": "Fehler {n}: {points} Punkte verloren",
  "puzzle.mine_done": "Gelöst",
  "puzzle.mine_missed": "Nicht gelöst",
  "puzzle.analyse": "Meine Fehler suchen",
  "puzzle.analysing": "Die Partie wird analysiert …",
  "puzzle.clean": "In dieser Partie wurden keine Fehler gefunden.",
  "puzzle.failed": "Die Aufgabe konnte nicht geholt werden. Versuche es gleich noch einmal.",
} satisfies Catalogue<typeof english>;
export const words = puzzle;
