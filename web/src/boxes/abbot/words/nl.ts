import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "term.abbot": "abt",
  "term.garden": "tuin",
  "box.abbot": "De Abt",
  "box.abbot.line": "Tuinen op de {$tiles}, en een abt die naar huis mag voordat zijn klooster of tuin af is.",
  "option.abbots": "Abten",
  "option.gardens": "Tuinen",
  "table.spot.abbot.cloister": "Abt in het klooster",
  "table.spot.abbot.garden": "Abt in de tuin",
  "table.role.garden": "abt in de tuin",
  "table.figure.abbot": "Abt in voorraad: voor kloosters en tuinen",
  "table.figure.abbot.away": "De abt staat op het speelveld en mag teruggenomen worden",
  "table.take_abbot": "Abt terugnemen",
  "table.take_abbot.points": "nu {n} {n|punt|punten}",
  "table.feature.garden": "Tuin",
  "table.score.garden": "Tuin {$complete}: {terms}",
  "table.score.garden.final": "Tuin, {$unfinished}: {terms}",
  "table.score.taken_back": "Abt teruggenomen: {terms}",
  "table.term.garden_around": "{points} voor tuin en {$tiles} eromheen",
  "table.paid_by.garden": "een tuin",
  "table.event.abbot": "{name} plaatst de abt",
  "table.event.abbot_back": "{name} neemt de abt terug",
  "tile.garden": "tuin",
  "place.of.garden": "van de tuin",
} satisfies Catalogue<typeof english.play>;

export const learn = {
  "learn.abbot.name": "De abt en zijn tuinen",
  "learn.abbot.line": "Een horige die naar huis komt wanneer jij wilt.",
  "learn.abbot.1.title": "Een tuin",
  "learn.abbot.1.why":
    "Een tuin levert op als een klooster: 1 punt voor zichzelf en 1 voor elke landtegel eromheen. Alleen de abt mag er staan.",
  "learn.abbot.1.do": "leg de landtegel met de tuin, en zet je abt erin.",
  "learn.abbot.2.title": "Vul de plekken eromheen",
  "learn.abbot.2.why": "Elke landtegel rond de tuin is een punt voor je abt, wie hem ook legt.",
  "learn.abbot.2.do": "maak de weg langer, en zet er een struikrover op.",
  "learn.abbot.3.title": "Haal hem naar huis",
  "learn.abbot.3.why":
    "In plaats van een figuur te plaatsen mag je je abt terugnemen, en je krijgt meteen wat zijn tuin waard is: nu 1 voor zichzelf en 1 voor elke landtegel eromheen.",
  "learn.abbot.3.do": "leg je landtegel, en neem dan je abt terug.",
  "learn.abbot.4.title": "Weer op pad",
  "learn.abbot.4.why":
    "De abt is thuis en vrij voor de volgende plek. Hij mag ook in een klooster staan, zoals een monnik.",
  "learn.abbot.4.do": "leg het klooster, en zet je abt erin.",
  "learn.abbot.5.title": "De laatste landtegel",
  "learn.abbot.5.why":
    "Blijft de abt staan, dan telt zijn klooster aan het einde zoals het is; neem je hem nu terug, dan levert het evenveel op. Wat in het landschap staat, telt één keer, nooit twee keer.",
  "learn.abbot.5.do": "leg je laatste landtegel waar je maar wilt.",
} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.by.garden": "Tuinen",
  "replay.did.take_abbot": "neemt de abt terug",
  "replay.the.garden": "de tuin",
  "replay.own.garden": "eigen tuin",
  "replay.why.abbot": "de abt op {the}, nu {points} waard: hij mag terugkomen",
  "replay.why.take_abbot": "haalt de abt terug voor {points} {points|punt|punten}",
  "replay.why.leave_abbot": "laat de abt staan, die meer dan {points} kan krijgen",
  "replay.why.keep_abbot": "houdt de abt",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.abbot.h": "De abt en zijn tuinen",
  "rules.abbot.1":
    "Iedereen heeft een abt. Hij mag in een klooster staan, zoals elke horige, of in een tuin, waar niemand anders mag staan. Een tuin levert evenveel op als een klooster: 9 punten als alle acht plekken eromheen vol zijn, en aan het einde 1 voor zichzelf en voor elke landtegel eromheen.",
  "rules.abbot.picture": "Een landtegel met een tuin: de tuin is alleen voor de abt, stad en weide voor elke horige.",
  "rules.abbot.2":
    "In je beurt mag je, in plaats van een figuur te plaatsen, je abt terugnemen uit een klooster of tuin die niet af is. Je krijgt meteen wat die op dat moment waard is, de nieuwe landtegel meegeteld.",
  "rules.abbot.back_picture":
    "Rood neemt de abt terug uit de tuin: 1 daarvoor en 1 per landtegel eromheen, meteen {red} punten.",
  "rules.abbot.3":
    "Vanaf het volgende deel van een beurt mag hij weer geplaatst worden. Maakt de nieuwe landtegel klooster of tuin af, dan wordt gewoon geteld.",
} satisfies Catalogue<typeof english.rules>;
