import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "term.tower": "toren",
  "preset.tower": "De Toren",
  "preset.tower.line":
    "Torens groeien steen voor steen en nemen horigen gevangen; gevangenen worden geruild of vrijgekocht.",
  "option.tower": "De Toren",
  "option.towers": "Torens",
  "option.ransom_needs_points": "Ondergrens van 3 punten voor losgeld",
  "table.preset.tower": "De Toren",
  "table.doing.capture": "neemt gevangen",
  "table.doing.exchange": "ruilt",
  "table.ask.capture": "Een horige gevangennemen?",
  "table.ask.exchange": "Wie komt thuis?",
  "table.waiting_for.capture": "{name} mag een horige gevangennemen",
  "table.waiting_for.exchange": "{name} kiest wie thuiskomt",
  "table.spot.tower": "Horige op de toren",
  "table.spot.large.tower": "Grote horige op de toren",
  "table.role.tower": "horige op de toren",
  "table.feature.tower": "Toren",
  "table.tower.build": "Steen op de toren {place}",
  "table.tower.reach": "neemt gevangen tot {n} {n|vak|vakken} ver",
  "table.tower.own": "Je {role} {place} naar huis halen",
  "table.tower.victim": "De {role} {place} gevangennemen",
  "table.tower.why":
    "Iedereen op de tegel van de toren of recht vooruit, zo ver als de toren hoog is. Je eigen horigen komen thuis.",
  "table.tower.nobody": "Niemand gevangennemen",
  "table.tower.stands": "Toren van {n} {n|steen|stenen} {place}",
  "table.exchange.why": "Jullie houden elkaars horigen gevangen: van ieder gaat er één naar huis. Kies welke van jou.",
  "table.pieces": "nog {n} {n|torensteen|torenstenen}",
  "table.pieces.tip": "Op elke open toren mag er één, in plaats van een horige",
  "table.prisons": "Gevangenen",
  "table.prisons.of": "{n} × {who} van {name}",
  "table.prisoner.large": "grote horige",
  "table.prisoner.abbot": "abt",
  "table.ransom": "Losgeld",
  "table.ransom.pay": "Koop je {who} vrij bij {name}",
  "table.ransom.price": "voor 3 punten, één keer per beurt",
  "table.then.capture": "Dan mag je een horige gevangennemen.",
  "table.then.exchange": "Dan worden gevangenen geruild.",
  "table.event.tower_built": "{name} bouwt aan een toren, nu {n} hoog",
  "table.event.captured": "{name} neemt een horige van {owner} gevangen: {role}",
  "table.event.exchanged": "{name} en {other} ruilen gevangenen",
  "table.event.ransomed": "{name} betaalt {captor} 3 punten voor een gevangene: {who}",
  "table.score.ransom": "Losgeld",
  "tile.tower": "fundament van een toren",
  "tile.tower.2": "toren waar twee wegen eindigen",
  "tile.tower.3": "toren waar drie wegen eindigen",
  "tile.tower.4": "toren waar vier wegen eindigen",
} satisfies Catalogue<typeof english.play>;

export const learn = {} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.by.ransom": "Losgeld",
  "replay.did.tower": "legt een steen op een toren",
  "replay.did.capture": "neemt een horige gevangen",
  "replay.did.exchange": "ruilt gevangenen",
  "replay.did.ransom": "betaalt losgeld",
  "replay.why.tower_capture": "neemt {followers} {followers|horige|horigen} gevangen",
  "replay.why.tower_free": "krijgt {followers} {followers|horige|horigen} terug",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.tower.h": "Torens",
  "rules.tower.1":
    "In plaats van een horige mag je een van je torenstenen op het fundament van een willekeurige tegel leggen, of op een open toren. Daarna mag je één horige gevangennemen: op de tegel van de toren zelf, of recht vooruit in een van de vier richtingen, zoveel vakken ver als de toren stenen heeft. Gaten doen er niet toe.",
  "rules.tower.2":
    "Een eigen horige komt thuis. Die van een ander wordt je gevangene. Bouwmeesters, varkens en horigen in burchten zijn veilig.",
  "rules.tower.picture":
    "Rood legt een steen op het fundament en neemt de struikrover van blauw op het vak ernaast gevangen.",
  "rules.tower.3":
    "Of je zet een horige uit je voorraad op een toren van minstens één steen: niemand bouwt er nog op. Hij levert niets op, en een andere toren kan hem gevangennemen.",
  "rules.tower.4":
    "Zodra twee spelers elkaars horigen gevangen houden, gaat van ieder één naar huis. Eén keer in je beurt mag je een van je horigen vrijkopen voor 3 punten, die naar de speler gaan die hem vasthoudt; je mag hem meteen gebruiken.",
  "rules.tower.ransom_picture":
    "Rood betaalt blauw 3 punten en maakt met de thuisgekomen horige de stad af: uiteindelijk heeft rood er {red} meer, blauw {blue}.",
  "rules.tower.needs_points": "Wie minder dan 3 punten heeft, kan niemand vrijkopen.",
} satisfies Catalogue<typeof english.rules>;
