import type { puzzle as english } from "../en/puzzle";
import type { Catalogue } from "../language.svelte";

export const puzzle = {
  "puzzle.task": "Hvad er det bedste træk nu?",
  "puzzle.of_day": "Opgave fra {day}",
  "puzzle.another": "En opgave til",
  "puzzle.rating": "sværhedsgrad {n}",
  "puzzle.solved": "{n} af {of} løst i første forsøg",
  "puzzle.streak": "{n} {n|dag|dage} i træk",
  "puzzle.answer": "Dit svar",
  "puzzle.right": "Rigtigt",
  "puzzle.wrong": "Ikke det bedste",
  "puzzle.best": "Det er den bedste mulighed.",
  "puzzle.as_good": "Det er lige så godt som det bedste: mindre end et point fra.",
  "puzzle.lacks": "Det er {n} point fra det bedste.",
  "puzzle.lacks_more": "Det er mere end {n} point fra det bedste.",
  "puzzle.why": "Hvorfor det bedste er bedre: {why}.",
  "puzzle.next": "Næste opgave",
  "puzzle.again": "Prøv igen",
  "puzzle.options": "Hvad hver mulighed er værd",
  "puzzle.yours": "dit svar",
  "puzzle.the_best": "bedst",
  "puzzle.rule":
    "Talt i point ved spillets slutning, som niveau 8 venter dem. Enhver mulighed inden for et point af den bedste er rigtig.",
  "puzzle.mine": "Fra dine egne spil",
  "puzzle.mine_text": "Hvad var det bedste dengang? Det er dine fejl i spil, der er analyseret.",
  "puzzle.mine_none": "Der er ingen endnu. De laves af fejlene i dine spil: lad et spil analysere, når det er slut.",
  "puzzle.played": "det, der blev spillet",
  "puzzle.to_game": "Se det i spillet",
  "puzzle.rated": "Din rating: {n} ({change})",
  "puzzle.to_games": "Mine spil",
  "puzzle.rule_mine":
    "Talt i point ved spillets slutning, som analysen venter dem. Enhver mulighed inden for et point af den bedste er rigtig.",
  "puzzle.mine_lost": "Fejl {n}: {points} point tabt",
  "puzzle.mine_done": "Løst",
  "puzzle.mine_missed": "Ikke løst",
  "puzzle.analyse": "Find mine fejl",
  "puzzle.analysing": "Spillet bliver analyseret …",
  "puzzle.clean": "Ingen fejl fundet i dette spil.",
  "puzzle.failed": "Opgaven kunne ikke hentes. Prøv igen om lidt.",
} satisfies Catalogue<typeof english>;
export const words = puzzle;
