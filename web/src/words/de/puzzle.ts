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
  "puzzle.failed": "Die Aufgabe konnte nicht geholt werden. Versuche es gleich noch einmal.",
} satisfies Catalogue<typeof english>;
export const words = puzzle;
