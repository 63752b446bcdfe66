import { together } from "../../boxes";
import type { learn as english } from "../en/learn";
import type { Catalogue } from "../language.svelte";

export const learn = {
  "learn.heading": "Leren spelen",
  "learn.intro":
    "Korte spellen tegen Robin, met een coach naast je. Elk leert je één ding, duurt ongeveer tien minuten en wacht op je als je weggaat.",
  "learn.begin": "Beginnen",
  "learn.continue": "Verdergaan waar je was",
  "learn.restart": "Opnieuw beginnen",
  "learn.read": "Liever de regels lezen",
  "learn.failed": "Het spel kon niet worden gestart. Draait de server nog?",
  "learn.bot": "Robin",
  "learn.coach": "De coach",
  "learn.step": "Beurt {n} van {of}",
  "learn.more": "Meer",
  "learn.less": "Minder",
  "learn.do": "Nu:",
  "learn.happened": "Wat er gebeurde",
  "learn.bot_turn": "{name} is aan de beurt. Kijk waar de {$tile} komt.",
  "learn.well": "Goed gedaan!",
  "learn.placed.city": "Je ridder bezet de stad. Zolang hij er staat komt er niemand anders in.",
  "learn.placed.road": "Je {$thief} bezet de weg, hoe ver die ook gaat lopen.",
  "learn.placed.cloister":
    "Je monnik wacht tot alle acht plekken rond het klooster gevuld zijn. Dan brengt hij 9 punten.",
  "learn.placed.field": "Je boer ligt in de weide en blijft daar tot het einde van het spel.",
  "learn.home": "Afgebouwd en betaald: je {$follower} komt thuis. Je kunt hem weer gebruiken.",
  "learn.you_scored": "Je kreeg {n} {n|punt|punten}: {what}.",
  "learn.they_scored": "{name} kreeg {n} {n|punt|punten}: {what}.",
  "learn.bot_placed": "{name} zette een {$follower}: {role}.",

  "learn.end.title": "Het einde",
  "learn.end.won": "Je hebt gewonnen!",
  "learn.end.lost": "Het spel is afgelopen",
  "learn.end.text":
    "Na de laatste {$tile} is alles geteld wat er nog stond: onafgebouwde wegen en steden 1 punt per {$tile}, kloosters 1 voor elke {$tile} daar, en dan de {$fields}, 3 voor elke afgebouwde stad:",
  "learn.end.next": "Nu weet je hoe het gaat. Een heel spel heeft 71 {$tiles}, en er wachten betere tegenstanders.",
  "learn.next": "Volgende les",
  "learn.leave": "Alle lessen",
  "learn.done": "gedaan",
  "learn.first.name": "Het eerste spel",
  "learn.first.line": "Wegen, steden en kloosters; een stad delen, en er een afpakken.",
  "learn.first.end": "Nu komen de boeren, die iedereen eerst vergeet.",
  "learn.first.1.title": "Leg een {$tile}, zet een ridder",
  "learn.first.1.why":
    "Er ligt één {$tile} op tafel en jij hebt er nog een: een stuk stad met een wapen. Kanten die elkaar raken moeten passen: stad aan stad, weg aan weg, weide aan weide.",
  "learn.first.1.do": "kies de verlichte plek. Zet dan je horige in de stad, als ridder, en bevestig.",
  "learn.first.2.title": "Maak een stad af",
  "learn.first.2.why":
    "Een stad is af als de muur geen gat meer heeft. Ze geeft 2 punten per {$tile} en 2 per wapen, en je ridder komt thuis.",
  "learn.first.2.do": "maak je stad dicht. Een tweede horige is niet nodig.",
  "learn.first.3.title": "Neem een weg",
  "learn.first.3.why":
    "Een weg eindigt bij een kruispunt, een stad of een klooster. Is hij aan beide kanten dicht, dan geeft hij 1 punt per {$tile}.",
  "learn.first.3.do": "maak de weg langer en zet er een struikrover op.",
  "learn.first.4.title": "Maak de weg af",
  "learn.first.4.why": "Bij een kruispunt is elke arm een eigen weg, en elke arm eindigt daar.",
  "learn.first.4.do": "leg het kruispunt aan het open eind van je weg. Je struikrover komt thuis met zijn punten.",
  "learn.first.5.title": "Een klooster",
  "learn.first.5.why": "Een klooster geeft 1 punt voor zichzelf en 1 per {$tile} eromheen: 9 als alle acht er liggen.",
  "learn.first.5.do": "leg het waar al veel {$tiles} liggen en zet je horige erop, als monnik.",
  "learn.first.6.title": "Robin heeft een stad",
  "learn.first.6.why":
    "Ten zuiden van de starttegel heeft Robin een stad. In een bezette stad mag niemand een ridder zetten; maar je mag er een naast beginnen.",
  "learn.first.6.do":
    "leg je stad zo dat er nog maar één plek ontbreekt tussen jouw stad en die van Robin, en zet een ridder.",
  "learn.first.7.title": "Deel de stad",
  "learn.first.7.why":
    "Als twee steden aan elkaar groeien blijven beide ridders staan. Met evenveel ridders krijgen jullie allebei alle punten. De {$tile} vult ook de laatste plek rond je klooster.",
  "learn.first.7.do": "verbind de twee steden.",
  "learn.first.8.title": "Nog een ridder",
  "learn.first.8.why": "Wie de meeste horigen in een stad heeft krijgt alle punten; de anderen krijgen niets.",
  "learn.first.8.do": "begin aan de open kant nog een stad, met een tweede ridder.",
  "learn.first.9.title": "Pak de stad af",
  "learn.first.9.why":
    "Verbonden heeft de stad twee ridders van jou en één van Robin. En ze is af, dus ze betaalt: alleen jou.",
  "learn.first.9.do": "sluit het gat.",
  "learn.fields.name": "Weiden en boeren",
  "learn.fields.line": "Waar boeren liggen, wat ze opleveren en waarom ze nooit thuiskomen.",
  "learn.fields.1.title": "Eerst een stad",
  "learn.fields.1.why":
    "Boeren leven van steden: op het eind geeft een weide 3 punten voor elke afgebouwde stad eraan. Dus moet er een zijn.",
  "learn.fields.1.do": "maak de stad boven de starttegel af, met een ridder.",
  "learn.fields.2.title": "Leg een boer neer",
  "learn.fields.2.why":
    "Wegen en muren verdelen het land in weiden. De weide ten noorden van de weg raakt je stad: een boer daar krijgt aan het eind 3 punten. Maar hij blijft daar tot het spel is afgelopen.",
  "learn.fields.2.do": "verleng de weg en leg je horige in de weide ten noorden ervan, als boer.",
  "learn.fields.3.title": "Meer steden voor je boer",
  "learn.fields.3.why":
    "Elke volgende stad die aan zijn weide wordt afgebouwd geeft er 3 bij. De knop “Weiden” laat zien welke weide van wie is.",
  "learn.fields.3.do": "begin een tweede stad aan zijn weide, met een ridder.",
  "learn.fields.4.title": "Maak de stad af",
  "learn.fields.4.why": "De stad betaalt nu je ridder, en op het eind je boer.",
  "learn.fields.4.do": "maak de stad dicht.",
  "learn.fields.5.title": "De laatste {$tile}",
  "learn.fields.5.why":
    "Robin heeft ook een boer, ten zuiden van de weg. Een weide is van wie er de meeste boeren heeft; bij gelijke stand krijgt ieder de punten.",
  "learn.fields.5.do": "deze keer kies je zelf. Daarna worden de weiden geteld.",
} satisfies Catalogue<typeof english>;

const boxes = import.meta.glob<Record<string, string>>("../../boxes/*/words/nl.ts", {
  query: "?learn",
  eager: true,
  import: "learn",
});
export const words = together<string>([learn, ...Object.values(boxes)]);
