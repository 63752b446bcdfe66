import type { puzzle as english } from "../en/puzzle";
import type { Catalogue } from "../language.svelte";

export const puzzle = {
  "puzzle.task": "Wat is nu de beste zet?",
  "puzzle.of_day": "Puzzel van {day}",
  "puzzle.another": "Nog een puzzel",
  "puzzle.rating": "moeilijkheid {n}",
  "puzzle.solved": "{n} van {of} in één keer opgelost",
  "puzzle.streak": "{n} {n|dag|dagen} op rij",
  "puzzle.answer": "Jouw antwoord",
  "puzzle.right": "Goed",
  "puzzle.wrong": "Niet de beste",
  "puzzle.best": "Dit is de beste mogelijkheid.",
  "puzzle.as_good": "Dit is even goed als de beste: minder dan een punt verschil.",
  "puzzle.lacks": "Dit scheelt {n} punten met de beste.",
  "puzzle.lacks_more": "Dit scheelt meer dan {n} punten met de beste.",
  "puzzle.why": "Waarom de beste beter is: {why}.",
  "puzzle.next": "Volgende puzzel",
  "puzzle.again": "Opnieuw proberen",
  "puzzle.options": "Wat elke mogelijkheid waard is",
  "puzzle.yours": "jouw antwoord",
  "puzzle.the_best": "beste",
  "puzzle.rule":
    "Geteld in punten aan het einde van het spel, zoals niveau 8 ze verwacht. Elke mogelijkheid binnen een punt van de beste is goed.",
  "puzzle.mine": "Uit je eigen spellen",
  "puzzle.mine_text": "Wat was toen het beste? Dit zijn fouten van jou in spellen die zijn geanalyseerd.",
  "puzzle.mine_none": "Er zijn er nog geen. Ze komen uit de fouten in je spellen: laat een spel na afloop analyseren.",
  "puzzle.played": "wat gespeeld werd",
  "puzzle.to_game": "In het spel bekijken",
  "puzzle.rated": "Jouw rating: {n} ({change})",
  "puzzle.to_games": "Mijn spellen",
  "puzzle.rule_mine":
    "Geteld in punten aan het einde van het spel, zoals de analyse ze verwacht. Elke mogelijkheid binnen een punt van de beste is goed.",
  "puzzle.mine_lost": "Fout {n}: {points} punten verloren",
  "puzzle.mine_done": "Opgelost",
  "puzzle.mine_missed": "Gemist",
  "puzzle.analyse": "Mijn fouten zoeken",
  "puzzle.analysing": "Het spel wordt geanalyseerd …",
  "puzzle.clean": "Geen fouten gevonden in dit spel.",
  "puzzle.failed": "De puzzel kon niet worden opgehaald. Probeer het zo nog eens.",
} satisfies Catalogue<typeof english>;
export const words = puzzle;
