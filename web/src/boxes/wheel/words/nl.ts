import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "term.wheel": "rad van fortuin",
  "term.crown": "kronenveld",
  "term.fortune": "Fortuna",
  "term.tax": "Belasting",
  "term.famine": "Hongersnood",
  "term.storm": "Onweer",
  "term.inquisition": "Inquisitie",
  "term.plague": "Pest",
  "preset.wheel-of-fortune": "Rad van fortuin",
  "preset.wheel-of-fortune.line": "Een varken loopt rond over het rad en brengt geluk, hongersnood en pest.",
  "option.wheel": "Rad van fortuin",
  "table.preset.wheel-of-fortune": "Rad van fortuin",
  "table.doing.plague": "pest",
  "table.ask.plague": "De pest: neem één {$follower} terug",
  "table.waiting_for.plague": "{name} neemt een {$follower} terug",
  "table.spot.crown": "Kronenveld: {segment}",
  "table.victim": "De {role} {place} terugnemen",
  "table.victim.why": "Het varken staat op de pest: iedereen neemt één eigen {$follower} terug uit het landschap.",
  "table.role.crown": "{$follower} op het kronenveld",
  "table.segment.fortune": "Fortuna",
  "table.segment.tax": "Belasting",
  "table.segment.famine": "Hongersnood",
  "table.segment.storm": "Onweer",
  "table.segment.inquisition": "Inquisitie",
  "table.segment.plague": "Pest",
  "table.segment.why.fortune": "3 punten voor wie aan de beurt is",
  "table.segment.why.tax": "ridders leveren op voor de wapens in hun stad en de eigen ridders erin",
  "table.segment.why.famine": "boeren leveren 1 punt op per afgebouwde stad aan hun weide",
  "table.segment.why.storm": "1 punt per horige in de voorraad",
  "table.segment.why.inquisition": "2 punten per monnik",
  "table.segment.why.plague": "iedereen neemt een horige terug",
  "table.score.crown": "Kronenveld {terms}",
  "table.score.wheel": "Rad van fortuin, {terms}",
  "table.event.crown": "{name} zet een horige op het rad: {segment}",
  "table.event.pig": "Het varken loopt naar {segment}: {why}",
  "tile.number": "rad {n}",
  "place.on.wheel": "op het bord met het rad",
  "place.of.wheel": "van de noordwesthoek van het rad",
  "table.crown.pays": "3 als het varken hier stopt, alleen op twee plaatsen 6",
  "table.tip.crown":
    "Kronenveld: stopt het varken bij {segment}, dan krijgt wie hier staat 3 punten, of 6 als hij alleen staat waar er twee plaatsen zijn, en gaat naar huis.",
  "table.tip.seal": "Wordt deze {$tile} getrokken, dan loopt het varken eerst {n} {n|vak|vakken} verder.",
} satisfies Catalogue<typeof english.play>;

export const learn = {
  "learn.wheel.name": "Het rad van fortuin",
  "learn.wheel.line": "Een varken loopt het rad rond en brengt belasting, pest en fortuin.",
  "learn.wheel.1.title": "Een monnik naast het rad",
  "learn.wheel.1.why":
    "In het midden ligt het bord met het rad; {$tiles} leg je ertegenaan als tegen elke andere. De inquisitie geeft 2 punten per monnik, dus houd er een klaar.",
  "learn.wheel.1.do": "leg het klooster op de verlichte plek en zet een monnik.",
  "learn.wheel.2.title": "Een kronenveld",
  "learn.wheel.2.why":
    "In plaats van op je {$tile} mag een horige op een kronenveld staan. Stopt het varken daar, dan levert hij 3 punten op, of 6 als hij alleen staat waar twee velden zijn.",
  "learn.wheel.2.do": "leg je {$tile} en zet je horige op het kronenveld van Belasting.",
  "learn.wheel.3.title": "Het varken loopt",
  "learn.wheel.3.why":
    "Robin trok een {$tile} met een rad en een 1: het varken liep één vak, naar Belasting, en je kronenveld gaf 6. Toen trok jij een 3: het liep door naar de Inquisitie, 2 punten voor je monnik.",
  "learn.wheel.3.do": "leg je weg op de verlichte plek en zet een struikrover.",
  "learn.wheel.4.title": "Pest",
  "learn.wheel.4.why":
    "Je trok een 1, en het varken stopte bij de Pest: ieder neemt één eigen horige terug uit het landschap. Geef degene op die het minst belooft.",
  "learn.wheel.4.do": "kies de horige die terugkomt. Leg dan je {$tile} waar je wilt.",
  "learn.wheel.5.title": "Fortuna",
  "learn.wheel.5.why": "Het varken stopte bij Fortuna: 3 punten voor jou, want jij bent aan de beurt.",
  "learn.wheel.5.do": "leg je laatste {$tile} waar je wilt.",
} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.by.crown": "Kronenvelden",
  "replay.by.wheel": "Rad",
  "replay.did.crown": "neemt een kronenveld",
  "replay.did.plague": "neemt een {$follower} terug",
  "replay.the.wheel": "het rad van fortuin",
  "replay.the.crown": "het kronenveld",
  "replay.why.crown": "neemt een kronenveld: {segment}",
  "replay.why.plague": "geeft {the} ({worth}) op, niet {other_the} ({other_worth})",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.wheel.h": "Het rad van fortuin",
  "rules.wheel.1":
    "In het midden ligt een bord met het rad. Daar wordt tegenaan gelegd, en de steden, wegen en {$fields} die erop staan tellen als alle andere; elk van de zestien plekken is één {$tile}.",
  "rules.wheel.2":
    "Sommige {$tiles} tonen een gekleurd rad met een getal. Trek je er een, dan loopt het varken vóór het leggen zoveel vakken met de klok mee. De actie van het vak waar het stopt wordt uitgevoerd; daarna worden de {$followers} op de kronenvelden ervan uitbetaald. Dat geldt ook als de {$tile} daarna nergens past.",
  "rules.wheel.fortune": "Fortuna: wie aan de beurt is krijgt 3 punten.",
  "rules.wheel.tax":
    "Belasting: voor elk van je ridders krijg je 1 punt per eigen ridder en per {$pennant} in zijn stad.",
  "rules.wheel.famine":
    "Hongersnood: voor elk van je boeren krijg je 1 punt per afgebouwde stad aan zijn {$field}, meerderheid of niet.",
  "rules.wheel.storm": "Onweer: je krijgt 1 punt per {$follower} in je voorraad.",
  "rules.wheel.inquisition": "Inquisitie: je krijgt 2 punten per monnik van jou.",
  "rules.wheel.plague":
    "Pest: te beginnen bij wie aan de beurt is, neemt iedereen één {$follower} naar keuze van het landschap terug.",
  "rules.wheel.3":
    "In plaats van op de {$tile} mag je je {$follower} op een vrij kronenveld zetten. Stopt het varken bij dat vak, dan levert hij 3 punten op, of 6 als hij alleen staat waar er twee plaatsen zijn, en komt hij thuis. Aan het einde van het spel leveren kronenvelden niets op.",
  "rules.wheel.picture": "Het bord aan het begin: het varken wacht op Fortuna, en de kronenvelden zijn vrij.",
  "rules.wheel.tax_picture":
    "Het varken loopt naar Belasting: rood heeft twee ridders bij een {$pennant} en krijgt {red} punten, blauw één en krijgt er {blue}.",
  "rules.wheel.crown_picture":
    "Het varken stopt bij Hongersnood: rood krijgt {red} punten voor zijn {$follower} op dat kronenveld. Die van blauw op Onweer moet wachten.",
} satisfies Catalogue<typeof english.rules>;
