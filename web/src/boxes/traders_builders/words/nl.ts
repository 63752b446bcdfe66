import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "term.builder": "bouwmeester",
  "box.traders_builders": "Kooplieden & Bouwmeesters",
  "box.traders_builders.line":
    "Wijn, graan en laken voor wie een stad afbouwt; een bouwmeester die een tweede {$tile} oplevert; een varken voor de boeren.",
  "option.traders_builders": "Kooplieden & Bouwmeesters",
  "option.goods": "Handelswaren",
  "option.builders": "Bouwmeesters",
  "option.pigs": "Varkens",
  "table.spot.builder.road": "Bouwmeester op de {$road}",
  "table.spot.builder.city": "Bouwmeester in de stad",
  "table.spot.builder.bridge": "Bouwmeester op de brug",
  "table.spot.pig": "Varken",
  "table.spot.builder.why": "een tweede {$tile} als het groeit",
  "table.spot.pig.why": "1 meer per stad",
  "table.figure.builder": "Bouwmeester in voorraad: waar hij staat, volgt op je {$tile} een tweede",
  "table.figure.builder.away": "De bouwmeester is aan het werk",
  "table.figure.pig": "Varken in voorraad: 1 meer per stad aan zijn {$field}",
  "table.figure.pig.away": "Het varken staat in zijn {$field}",
  "table.goods": "Handelswaren",
  "table.goods.why": "aan het eind {points} voor de meeste van een soort",
  "table.goods.wine": "wijn",
  "table.goods.grain": "graan",
  "table.goods.cloth": "laken",
  "table.goods.count": "{n} × {goods}",
  "table.goods.leads": "tot nu toe de meeste: {points} punten",
  "table.doing.place_second": "tweede {$tile}",
  "table.ask.place_second": "Leg je tweede {$tile}",
  "table.waiting_for.place_second": "{name} legt een tweede {$tile}",
  "table.second.why": "Je bouwmeester was aan het werk: dit is het tweede deel van je beurt.",
  "table.then.second": "Dan leg je een tweede {$tile}.",
  "table.then.goods": "Dan neem je {goods}.",
  "table.event.builder": "{name} plaatst de bouwmeester",
  "table.event.farm_pig": "{name} plaatst het varken",
  "table.event.goods": "{name} neemt {goods}",
  "table.event.second": "De bouwmeester van {name} was aan het werk: een tweede {$tile}",
  "table.score.goods": "Handelswaren: {terms}",
  "table.term.goods": "{points} voor de meeste waren: {goods}",
  "table.term.pig": "{points} voor het varken",
  "tile.mark.wine": "wijn",
  "tile.mark.grain": "graan",
  "tile.mark.cloth": "laken",
} satisfies Catalogue<typeof english.play>;

export const learn = {
  "learn.builders.name": "Bouwmeesters en handelswaren",
  "learn.builders.line": "Een tweede landtegel in één beurt, en wijn uit een stad die niet van jou is.",
  "learn.builders.1.title": "Een weg om aan te bouwen",
  "learn.builders.1.why": "De bouwmeester werkt alleen waar je al een horige hebt, dus begin met een struikrover.",
  "learn.builders.1.do": "maak de weg langer, en zet er een struikrover op.",
  "learn.builders.2.title": "De bouwmeester",
  "learn.builders.2.why":
    "De bouwmeester is geen horige: hij levert geen punten op en telt niet mee voor een meerderheid. Hij staat op een weg of in een stad van jou die niet af is.",
  "learn.builders.2.do": "maak je weg langer, en zet je bouwmeester erop.",
  "learn.builders.3.title": "Twee landtegels in één beurt",
  "learn.builders.3.why":
    "Steeds als jouw landtegel de weg van de bouwmeester langer maakt, trek en leg je er meteen nog een.",
  "learn.builders.3.do": "maak de weg weer langer. Leg dan de splitsing aan het einde.",
  "learn.builders.4.title": "De wijn van Robin",
  "learn.builders.4.why":
    "In de stad van Robin staat een vat wijn. Wie een stad afbouwt, neemt de handelswaren, wie de punten ook krijgt. Er zijn nog twee gaten.",
  "learn.builders.4.do": "sluit het oostelijke gat.",
  "learn.builders.5.title": "Handelswaren zijn 10 waard",
  "learn.builders.5.why":
    "Aan het einde krijgt wie van een soort de meeste heeft 10 punten. Robin krijgt 6 voor de stad; jij krijgt de wijn.",
  "learn.builders.5.do": "bouw de stad van Robin af.",
} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.by.goods": "Handelswaren",
  "replay.why.goods": "pakt {tokens} {tokens|handelswaar|handelswaren}",
  "replay.why.second_tile": "de bouwmeester brengt een tweede {$tile}",
  "replay.why.builder": "de bouwmeester op {own}: uitbreiden brengt een tweede {$tile}",
  "replay.why.pig": "het varken in een {$field} die al {points} waard is: elke stad levert er één meer op",
  "replay.why.pig_room": "het varken in een {$field} die kan groeien",
  "replay.why.keep_builder": "houdt de bouwmeester",
  "replay.why.keep_pig": "houdt het varken",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.goods.h": "Handelswaren",
  "rules.goods.1":
    "In sommige steden zie je handelswaren: wijn, graan of laken. Wie de landtegel legt die zo’n stad afbouwt, neemt voor elk symbool een fiche, wie de punten ook krijgt, en zelfs als er niemand in de stad staat.",
  "rules.goods.picture": "Rood bouwt de stad van blauw af: blauw krijgt {blue} punten, rood de wijn.",
  "rules.goods.2":
    "Aan het einde krijgt wie van een soort de meeste heeft 10 punten, voor elk van de drie soorten apart. Bij gelijke stand krijgt ieder van hen 10 punten.",
  "rules.builder.h": "De bouwmeester",
  "rules.builder.1":
    "In plaats van een horige mag je je bouwmeester plaatsen: op een weg of in een stad van de net gelegde landtegel, als die niet af is en er al een eigen horige staat.",
  "rules.builder.2":
    "Leg je later een landtegel die deze weg of stad verlengt, dan heeft je beurt een tweede deel: is het eerste geteld, dan trek en leg je nog een landtegel en mag je nog een figuur plaatsen. Een derde deel is er nooit.",
  "rules.builder.picture":
    "De landtegel van rood verlengt de weg met struikrover en bouwmeester van rood: rood legt meteen een tweede.",
  "rules.builder.3":
    "De bouwmeester telt niet mee voor een meerderheid en levert geen punten op. Hij komt terug als zijn weg of stad geteld wordt.",
  "rules.pig.h": "Het varken",
  "rules.pig.1":
    "In plaats van een horige mag je je varken in een weide van de net gelegde landtegel plaatsen, als je daar al een boer hebt. Aan het einde levert die weide je 1 punt meer per afgebouwde stad op: 4 in plaats van 3. Het varken telt niet mee voor een meerderheid en helpt alleen als de weide jou punten oplevert.",
  "rules.pig.picture":
    "Elk één boer in dezelfde weide, bij één afgebouwde stad. Rood heeft er een varken: rood krijgt {red} punten, blauw {blue}.",
} satisfies Catalogue<typeof english.rules>;
