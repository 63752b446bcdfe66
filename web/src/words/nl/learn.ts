import type { learn as english } from "../en/learn";
import type { Catalogue } from "../language.svelte";

export const learn = {
  "learn.heading": "Je eerste spel",
  "learn.intro": "Een kort spel tegen een vriendelijke bot, met iemand naast je die elke beurt uitlegt.",
  "learn.intro.1": "Veertien {$tiles}, ongeveer tien minuten.",
  "learn.intro.2": "Steden, wegen, kloosters, en de boeren die anderen overslaan.",
  "learn.intro.3": "Doe wat je wilt: elke zet die volgens de regels mag, mag ook hier.",
  "learn.begin": "Beginnen",
  "learn.continue": "Verdergaan waar je was",
  "learn.restart": "Opnieuw beginnen",
  "learn.skip": "Verder zonder de coach",
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
  "learn.fine": "Dat mag ook. Elk landschap groeit anders.",
  "learn.placed.city": "Je ridder bezet de stad. Zolang hij er staat komt er niemand anders in.",
  "learn.placed.road": "Je {$thief} bezet de weg, hoe ver die ook gaat lopen.",
  "learn.placed.cloister":
    "Je monnik wacht tot alle acht vakken rond het klooster gevuld zijn. Dan brengt hij 9 punten.",
  "learn.placed.field": "Je boer ligt in het gras en blijft daar tot het einde: eerder komt hij niet thuis.",
  "learn.placed.none":
    "Je hield je {$followers} bij je. Dat is wijs als je er weinig hebt; maar wie er geen zet, verdient niets.",
  "learn.home": "Wat voltooid werd is betaald, dus je {$follower} kwam thuis. Je kunt hem weer gebruiken.",
  "learn.you_scored": "Je kreeg {n} {n|punt|punten}: {what}.",
  "learn.they_scored": "{name} kreeg {n} {n|punt|punten}: {what}.",
  "learn.bot_placed": "{name} zette een {$follower}: {role}.",

  "learn.1.title": "Leg een {$tile}, zet een ridder",
  "learn.1.why":
    "Er ligt één {$tile} op tafel, en jij hebt een andere in de hand: een stuk stad met een {$pennant}. Gemarkeerde vakken tonen waar hij past. Zijden die elkaar raken moeten passen: stad aan stad, weg aan weg, {$field} aan {$field}.",
  "learn.1.do":
    "kies het vak boven de start en draai je {$tile} tot de steden aansluiten. Zet dan je {$follower} in de stad, als ridder, en bevestig.",
  "learn.2.title": "Voltooi een stad",
  "learn.2.why":
    "Een stad is voltooid als haar muur geen gat heeft. Dan levert zij 2 punten per {$tile} op en 2 per {$pennant}, en de ridder komt thuis.",
  "learn.2.do": "jouw {$tile} is het ontbrekende stuk muur. Leg hem zo dat hij de stad van je ridder sluit.",
  "learn.2.else": "leg je {$tile} met de stad tegen een andere open stad, en zet een ridder als er niemand in staat.",
  "learn.3.title": "Een klooster",
  "learn.3.why":
    "Een klooster levert 1 punt op voor zichzelf en 1 voor elke {$tile} eromheen, 9 als alle acht er liggen. Het past overal waar gras aan gras ligt.",
  "learn.3.do": "leg het waar er al veel omheen ligt, en zet je {$follower} op het klooster, als monnik.",
  "learn.4.title": "Op weg",
  "learn.4.why":
    "Een weg eindigt bij een kruispunt, een stad of een klooster. Zijn beide einden gesloten, dan levert hij 1 punt per {$tile} op. Alleen een lege weg kun je bezetten, hoe lang hij ook is.",
  "learn.4.do": "leg je weg waar niemand hem bezet, en zet er een {$thief} op.",
  "learn.4.else": "alle wegen zijn bezet; leg je {$tile} waar een nieuwe begint, of waar je eigen weg langer wordt.",
  "learn.5.title": "Kruispunten beëindigen wegen",
  "learn.5.why": "Bij een kruispunt is elke arm een eigen weg, en elke arm eindigt daar.",
  "learn.5.do":
    "leg het kruispunt aan het open einde van je weg. Is het andere einde ook gesloten, dan wordt de weg betaald en komt je {$thief} thuis.",
  "learn.5.else": "leg het kruispunt tegen een open weg, en bezet een van de armen met een {$thief}.",
  "learn.6.title": "Een boer",
  "learn.6.why":
    "Boeren winnen spellen. Wegen en stadsmuren verdelen het land in {$fields}. Wie er aan het einde in een {$field} de meeste boeren heeft, krijgt 3 punten voor elke voltooide stad langs de rand. Maar een boer komt nooit thuis: zet hem dus waar steden zijn, en niet te veel.",
  "learn.6.do":
    "zet “{$Fields}” aan om te zien wat van wie is. Leg je {$tile} zo dat hij aansluit op veel gras zonder boeren, naast voltooide steden, en leg je {$follower} daar neer, als boer.",
  "learn.7.title": "Delen, en het einde",
  "learn.7.why":
    "Wat iemand bezet, kun je niet binnengaan. Maar je mag ernaast beginnen en de twee later verbinden: dan krijgt wie er meer {$followers} heeft alle punten, en bij gelijke stand allebei. Na de laatste {$tile} leveren onvoltooide wegen, steden en kloosters nog iets op, en dan worden de {$fields} geteld.",
  "learn.7.do":
    "dit is je laatste {$tile}. Zoek iets onvoltooids dat hij groter maakt, en zet een {$follower} waar die nog punten verdient.",

  "learn.end.title": "Het einde",
  "learn.end.won": "Je hebt gewonnen!",
  "learn.end.lost": "Het spel is uit",
  "learn.end.text":
    "Na de laatste {$tile} is alles geteld wat er nog stond: onvoltooide wegen en steden 1 punt per {$tile}, kloosters 1 voor elke {$tile} daar, en dan de {$fields}, 3 voor elke voltooide stad:",
  "learn.end.next":
    "Nu ken je het helemaal. Een heel spel heeft 71 {$tiles} om te trekken, en betere tegenstanders wachten.",
} satisfies Catalogue<typeof english>;

export { learn as words };
