import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "term.large-knight": "grote ridder",
  "term.large-thief": "grote struikrover",
  "term.large-farmer": "grote boer",
  "term.large-monk": "grote monnik",
  "box.inns_cathedrals": "Herbergen & Kathedralen",
  "box.inns_cathedrals.line":
    "Wegen en steden die meer opleveren, of helemaal niets; een grote {$follower} voor iedereen; een zesde speler.",
  "option.inns_cathedrals": "Herbergen & Kathedralen",
  "option.inns": "Herbergen",
  "option.cathedrals": "Kathedralen",
  "option.large_followers": "Grote horigen",
  "table.spot.large.city": "Grote ridder",
  "table.spot.large.road": "Grote struikrover",
  "table.spot.large.field": "Grote boer",
  "table.spot.large.cloister": "Grote monnik",
  "table.spot.large.bridge": "Grote struikrover op de brug",
  "table.spot.large.crown": "Grote {$follower}",
  "table.figure.large": "Grote {$follower} in voorraad: telt dubbel",
  "table.figure.large.away": "De grote {$follower} staat op het speelveld",
  "table.event.large": "{name} plaatst de grote {$follower}: {role}",
  "table.term.inn": "{points} voor de herberg",
  "table.term.inn_spoils": "niets, vanwege de herberg",
  "table.term.cathedral": "{points} voor de kathedraal",
  "table.term.cathedral_spoils": "niets, vanwege de kathedraal",
  "tile.mark.inn": "herberg",
  "tile.mark.cathedral": "kathedraal",
  "place.of.cathedral": "van de kathedraal",
} satisfies Catalogue<typeof english.play>;

export const learn = {
  "learn.inns.name": "Herbergen en de grote horige",
  "learn.inns.line": "Een weg die dubbel of niets oplevert, en een horige die voor twee telt.",
  "learn.inns.1.title": "Een herberg aan de weg",
  "learn.inns.1.why":
    "Een weg met een herberg levert 2 punten per landtegel op als hij af is, en helemaal niets als hij aan het einde niet af is.",
  "learn.inns.1.do": "leg de weg met de herberg, en zet er een struikrover op.",
  "learn.inns.2.title": "Maak er een einde aan",
  "learn.inns.2.why": "Een weg met een herberg moet af, dus geef hem een einde bij een splitsing.",
  "learn.inns.2.do": "leg de splitsing aan het oostelijke einde van je weg.",
  "learn.inns.3.title": "Dubbele punten",
  "learn.inns.3.why": "Vier landtegels, elk 2 punten: de herberg telt voor de hele weg.",
  "learn.inns.3.do": "leg de tweede splitsing aan het westelijke einde, en pak je 8 punten.",
  "learn.inns.4.title": "De grote horige",
  "learn.inns.4.why":
    "Robin heeft een stad ten zuiden van de starttegel. Je grote horige telt voor twee ridders: waar hij er één van Robin tegenkomt, is de stad van jou. Kathedralen doen voor steden wat herbergen voor wegen doen: 3 per landtegel, of niets.",
  "learn.inns.4.do": "begin een stad naast die van Robin, met je grote horige.",
  "learn.inns.5.title": "Een bruggenhoofd",
  "learn.inns.5.why":
    "Tussen de twee steden ontbreken twee plekken. Niemand mag een ridder toevoegen aan een stad die bezet is, maar iedereen mag haar groter maken.",
  "learn.inns.5.do": "leg je stadshoek onder de stad van Robin.",
  "learn.inns.6.title": "Twee tegen één",
  "learn.inns.6.why":
    "Samen en af heeft de stad één ridder van Robin en jouw grote horige, die voor twee telt: alle 8 punten zijn voor jou.",
  "learn.inns.6.do": "sluit het gat.",
} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.why.large": "de grote {$follower}, die dubbel telt: {the}, {points} waard",
  "replay.why.keep_large": "houdt de grote {$follower}",
  "replay.why.spoils": "{held} levert niets op, tenzij afgebouwd",
  "replay.why.not_spoil": "{own} levert ook onafgebouwd iets op",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.inn.h": "Herbergen",
  "rules.inn.1":
    "Een weg waaraan een herberg ligt, levert 2 punten per landtegel op in plaats van 1 als hij wordt afgebouwd. Een tweede herberg verandert niets.",
  "rules.inn.picture": "Drie landtegels, waarvan één met een herberg: rood krijgt {red} punten.",
  "rules.inn.2":
    "Maar is zo’n weg aan het einde van het spel niet af, dan levert hij niets op, wie de herberg ook gelegd heeft.",
  "rules.cathedral.h": "Kathedralen",
  "rules.cathedral.1":
    "Een afgebouwde stad met een kathedraal levert 3 punten per landtegel en per wapen op in plaats van 2. Is ze aan het einde niet af, dan levert ze niets op. Je mag een kathedraal in ieders stad leggen.",
  "rules.cathedral.picture": "Vijf landtegels met een kathedraal, elk 3 punten: rood krijgt er {red}.",
  "rules.large.h": "De grote horige",
  "rules.large.1":
    "Iedereen heeft naast de andere een grote horige. Hij wordt net zo geplaatst en komt net zo terug, maar waar voor een meerderheid geteld wordt, telt hij voor twee. De punten worden niet verdubbeld.",
  "rules.large.picture":
    "De grote ridder van rood tegen één ridder van blauw: de stad is van rood alleen, rood krijgt {red} punten en blauw {blue}.",
} satisfies Catalogue<typeof english.rules>;
