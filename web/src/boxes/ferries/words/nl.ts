import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "box.ferries": "De Veerponten",
  "box.ferries.line":
    "Een veerpont verbindt twee wegen aan haar meer; wie een weg verlengt, mag de veerpont ervan verplaatsen.",
  "option.ferries": "De Veerponten",
  "table.doing.ferry": "veerponten",
  "table.ask.ferry": "Welke wegen verbindt een veerpont?",
  "table.waiting_for.ferry": "{name} zet of verplaatst een veerpont",
  "table.ferry.put": "Verbind {one} en {two} {place}",
  "table.ferry.move": "Verplaats de veerpont {place}: {one} en {two}",
  "table.ferry.lies": "Veerpont tussen {one} en {two} {place}",
  "table.ferry.why":
    "Een nieuw meer krijgt zijn veerpont. Daarna mag je op elke weg die je hebt verlengd de eerste veerpont verplaatsen, elk één keer.",
  "table.ferry.leave": "Geen veerpont verplaatsen",
  "table.then.ferry": "Daarna wordt een veerpont gezet of verplaatst.",
  "table.event.ferry_placed": "{name} zet een veerpont op het nieuwe meer",
  "table.event.ferry_moved": "{name} verplaatst een veerpont",
  "tile.lake.3": "meer waar drie wegen eindigen",
  "tile.lake.4": "meer waar vier wegen eindigen",
} satisfies Catalogue<typeof english.play>;

export const learn = {} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.did.ferry": "een veerpont verbindt twee wegen",
  "replay.why.ferry_cuts": "knipt in tweeën: {held}",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.ferries.h": "Veerponten",
  "rules.ferries.1":
    "Aan een meer eindigen drie of vier wegen. Wie zo’n tegel legt, mag eerst zoals altijd een figuur plaatsen: elke weg staat dan nog op zichzelf. Daarna moet er een veerpont op het meer, die twee van de wegen verbindt. Zij zijn voortaan één weg; de andere eindigen aan het meer.",
  "rules.ferries.put_picture":
    "De veerpont verbindt de weg van rood met die naar het oosten: hij is voltooid, en rood krijgt {red} punten.",
  "rules.ferries.2":
    "Wie een weg verlengt waarover veerponten varen, mag vanaf de nieuwe tegel in elke richting de eerste veerpont naar twee andere wegen van haar meer verplaatsen, elk één keer. De veerpont die net gezet is, blijft liggen.",
  "rules.ferries.3":
    "Wordt een weg in tweeën geknipt, dan blijft elke figuur staan. Wegen die daardoor voltooid zijn, afgesneden of verbonden, tellen meteen, hoe ver weg ook.",
  "rules.ferries.cut_picture":
    "Rood verlengt de weg en verplaatst de veerpont: het deel naar het westen, met de {$thief} van blauw, eindigt aan het meer. Het is voltooid, en blauw krijgt er {blue} punten voor.",
  "rules.ferries.4":
    "Een veerpont verandert niets aan weiden. Een bouwmeester zonder eigen {$follower} op zijn weg komt thuis.",
} satisfies Catalogue<typeof english.rules>;
