import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "term.shrine": "Kultstätte",
  "box.shrines": "Kultstätten",
  "box.shrines.line":
    "Ketzer auf Kultstätten fordern die Mönche in den Klöstern daneben heraus: wer zuerst fertig ist, bekommt alles.",
  "option.shrines": "Kultstätten",
  "option.shrine_tiles": "Plättchen mit einer Kultstätte",
  "option.shrine_tiles.6": "sechs",
  "option.shrine_tiles.5": "fünf, wie in der älteren Ausgabe",
  "table.spot.shrine": "Ketzer",
  "table.spot.large.shrine": "Großer Ketzer",
  "table.role.shrine": "Ketzer",
  "table.feature.shrine": "Kultstätte",
  "table.score.shrine": "Fertige Kultstätte: {terms}",
  "table.score.shrine.final": "Unfertige Kultstätte: {terms}",
  "table.term.shrine_around": "{points} für sie und die Plättchen darum herum",
  "table.paid_by.shrine": "eine Kultstätte",
  "table.event.challenged.shrine": "Der Ketzer von {name} hat die Herausforderung verloren",
  "table.event.challenged.cloister": "Der Mönch von {name} hat die Herausforderung verloren",
  "table.then.challenge.won": "Dann verliert ein Gegner die Herausforderung und geht nach Hause.",
  "table.then.challenge.lost": "Dann verlierst du eine Herausforderung, und dein Gefolgsmann geht leer aus.",
  "tile.shrine": "Kultstätte",
  "tile.shrine.1": "Kultstätte am Ende eines Weges",
  "tile.shrine.2": "Kultstätte am Ende zweier Wege",
  "place.of.shrine": "von der Kultstätte",
} satisfies Catalogue<typeof english.play>;

export const learn = {} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.by.shrine": "Kultstätten",
  "replay.the.shrine": "die Kultstätte",
  "replay.own.shrine": "eigene Kultstätte",
  "replay.why.heretic": "ein Ketzer auf der Kultstätte",
  "replay.why.challenge": "gewinnt die Herausforderung zwischen Kloster und Kultstätte",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.shrine.h": "Kultstätten und Ketzer",
  "rules.shrine.1":
    "Eine Kultstätte ist wie ein Kloster: ein Gefolgsmann darauf ist ein Ketzer, sie ist fertig, wenn auf allen acht Feldern um sie herum Plättchen liegen, und bringt 9 Punkte; am Ende 1 für sich selbst und 1 für jedes Plättchen um sie herum. Ein Abt geht nicht dorthin.",
  "rules.shrine.2":
    "Ein Kloster und eine Kultstätte unter den acht Nachbarn des anderen fordern einander heraus, wenn auf beiden jemand steht. Was zuerst fertig ist, bringt Punkte; der Gefolgsmann auf dem anderen geht leer nach Hause.",
  "rules.shrine.picture":
    "Rot schließt die Kultstätte ab, {red} Punkte. Der Mönch von Blau daneben geht leer nach Hause.",
  "rules.shrine.3":
    "Schließt ein Plättchen beide ab, bringen beide Punkte. Wo niemand steht, wird niemand herausgefordert, und am Ende des Spiels bringen beide, was sie sind. Ein Kloster hat nie mehr als eine Kultstätte unter seinen acht Nachbarn, eine Kultstätte nie mehr als ein Kloster: anders darf ein Plättchen nicht gelegt werden.",
  "rules.shrine.drawn_picture": "Ein Plättchen schließt beide ab: Rot bekommt {red} Punkte, Blau {blue}.",
} satisfies Catalogue<typeof english.rules>;
