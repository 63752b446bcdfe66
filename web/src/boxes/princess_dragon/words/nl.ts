import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "term.dragon": "Draak",
  "term.fairy": "Fee",
  "term.princess": "Jonkvrouw",
  "preset.dragon": "De Draak, de Fee en de Jonkvrouw",
  "preset.dragon.line":
    "Een draak die opeet wie hij tegenkomt, een fee die hem weghoudt, jonkvrouwen en magische poorten.",
  "table.preset.dragon": "De Draak, de Fee en de Jonkvrouw",
  "option.princess_dragon": "De Draak, de Fee en de Jonkvrouw",
  "option.dragon": "Draak en vulkanen",
  "option.fairy": "Fee",
  "option.princess": "Jonkvrouwen",
  "option.portals": "Magische poorten",
  "option.dragon_moves": "De draak beweegt",
  "option.dragon_moves.before_scoring": "vóór de puntentelling",
  "option.dragon_moves.after_scoring": "na de puntentelling",
  "option.princess_action": "Een jonkvrouw",
  "option.princess_action.may": "mag een ridder wegsturen",
  "option.princess_action.must": "moet een ridder wegsturen",
  "option.fairy_place": "De fee staat",
  "option.fairy_place.follower": "naast een horige",
  "option.fairy_place.tile": "op een tegel",
  "table.doing.dragon": "draak",
  "table.ask.dragon": "Zet de draak één tegel verder",
  "table.waiting_for.dragon": "{name} verzet de draak",
  "table.dragon.step": "De draak gaat: {side}",
  "table.dragon.eats": "eet {n} {n|figuur|figuren} op",
  "table.dragon.why":
    "Hij doet zes stappen, om de beurt verzet door iedereen, komt nergens twee keer en nooit bij de fee. Wie hij tegenkomt, gaat naar huis.",
  "table.fairy.to": "Fee naar de tegel {place}",
  "table.fairy.beside": "Fee naast je {who} {place}",
  "table.fairy.good": "1 punt per beurt, 3 bij de telling; de draak blijft weg",
  "table.princess.sends": "Wegsturen: {who}",
  "table.princess.good": "gaat zonder punten terug naar de speler",
  "table.then.dragon_eats": "De draak eet {n} {n|figuur|figuren} van anderen op.",
  "table.then.dragon_eats_yours": "De draak eet {n} van jouw figuren op.",
  "table.event.dragon_moved": "{name} verzet de draak",
  "table.event.fairy_moved": "{name} verzet de fee",
  "table.event.driven_by_dragon": "De draak eet een figuur van {name} op",
  "table.event.driven_by_princess": "De jonkvrouw stuurt een ridder van {name} weg",
  "table.score.fairy": "Fee: {terms}",
  "table.term.fairy": "{points} voor de fee",
  "tile.volcano": "vulkaan",
  "tile.volcano.1": "vulkaan waar een {$road} eindigt",
  "tile.dragon": "draak",
  "tile.portal": "magische poort",
  "tile.mark.princess": "jonkvrouw",
} satisfies Catalogue<typeof english.play>;

export const learn = {
  "learn.dragon.name": "De draak en de fee",
  "learn.dragon.line": "Hij eet wie hij tegenkomt, zij houdt hem weg, en een portaal leidt overal heen.",
  "learn.dragon.1.title": "Een struikrover op de weg",
  "learn.dragon.1.why": "De draak eet horigen op het landschap, dus er moet iemand staan. Begin zoals altijd.",
  "learn.dragon.1.do": "maak de weg langer en zet er een struikrover op.",
  "learn.dragon.2.title": "Een vulkaan wekt de draak",
  "learn.dragon.2.why":
    "Waar een tegel met een vulkaan gelegd wordt, komt de draak te staan, en daar mag niemand gezet worden. In plaats van een horige te zetten mag je de fee naast een van de jouwe zetten: de draak komt nooit op haar tegel, en aan het begin van je beurten brengt ze je 1 punt.",
  "learn.dragon.2.do": "leg de vulkaan en zet de fee naast je struikrover.",
  "learn.dragon.3.title": "De draak vliegt",
  "learn.dragon.3.why":
    "Na een tegel met een draak gaat hij zes stappen, om de beurt door de spelers verplaatst, jij het eerst. Hij gaat nooit terug naar een tegel waar hij geweest is, niet naar die van de fee, en eet iedereen op zijn weg. Kan hij niet verder, dan stopt hij.",
  "learn.dragon.3.do": "leg de tegel met de draak, zet niemand en stuur de draak naar het westen, naar Robins ridder.",
  "learn.dragon.4.title": "Een magisch portaal",
  "learn.dragon.4.why":
    "Vanuit een portaal mag je horige naar elke tegel, naar alles wat onvoltooid en vrij is. In Robins stad staat nu niemand.",
  "learn.dragon.4.do": "leg het portaal en zet een ridder in de stad die van Robin was.",
  "learn.dragon.5.title": "Een stad van jou",
  "learn.dragon.5.why": "Er is één tegel nodig om haar te voltooien.",
  "learn.dragon.5.do": "sluit de stad in het zuiden.",
  "learn.dragon.6.title": "De fee betaalt",
  "learn.dragon.6.why": "Als de weg waarop haar metgezel staat gewaardeerd wordt, brengt de fee 3 punten extra.",
  "learn.dragon.6.do": "sluit de weg aan zijn zuidelijke einde.",
} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.by.fairy": "Fee",
  "replay.did.dragon": "verzet de draak",
  "replay.did.fairy": "verzet de fee",
  "replay.did.princess": "laat de jonkvrouw een ridder wegsturen",
  "replay.why.dragon": "laat de draak {figures} {figures|figuur|figuren} van anderen opeten",
  "replay.why.princess": "stuurt een ridder van een ander weg",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.dragon.h": "Vulkaan en draak",
  "rules.dragon.1":
    "Wie een vulkaan legt, brengt de draak daarheen, waar hij ook is; op die tegel mag niemand geplaatst worden. Tot de eerste vulkaan worden tegels met een draak opzijgelegd als ze getrokken worden, en daarna weer ingeschud.",
  "rules.dragon.2":
    "Na een tegel met een draak doet hij zes stappen: de eerste door wie de tegel legde, de andere om de beurt door iedereen. Hij betreedt geen tegel waar hij in deze beweging al was, en niet die van de fee. Iedereen op een tegel die hij betreedt, gaat zonder punten naar huis, ook boeren, bouwmeesters en varkens.",
  "rules.dragon.picture": "De draak heeft de ridder van blauw opgegeten vóór de stad telt: blauw krijgt {blue} punten.",
  "rules.dragon.3":
    "Op de tegel waar hij staat, mag geen figuur geplaatst worden. Horigen in burchten en op kroonvelden zijn veilig.",
  "rules.dragon.before": "Hij beweegt vóór er punten geteld worden.",
  "rules.dragon.after": "Hij beweegt als alle punten geteld zijn.",
  "rules.fairy.h": "De fee",
  "rules.fairy.1":
    "In plaats van een figuur te plaatsen mag een speler de fee naast een van zijn horigen zetten, waar dan ook. Aan het begin van zijn beurt krijgt hij 1 punt, en 3 punten als dat waarin deze horige staat, geteld wordt, wie de punten ook krijgt; ook aan het einde.",
  "rules.fairy.tile":
    "In plaats van een figuur te plaatsen mag een speler de fee op een tegel met een horige van hem zetten. Aan het begin van zijn beurt krijgt ieder 1 punt voor elk van zijn figuren daar; een horige daar brengt 3 punten als dat waarin hij staat, geteld wordt.",
  "rules.fairy.picture": "De weg van rood is af: 2 punten voor de weg en 3 voor de fee, samen {red}.",
  "rules.fairy.2":
    "De draak betreedt haar tegel niet. Gaat haar horige weg, dan blijft ze daar alleen en betaalt ze niemand.",
  "rules.princess.h": "Jonkvrouwen",
  "rules.princess.may":
    "Wie een jonkvrouw in een stad met ridders legt, mag een van hen naar huis sturen, van wie dan ook, in plaats van een figuur te plaatsen. Voltooit de tegel de stad, dan krijgt die ridder er geen punten voor.",
  "rules.princess.must":
    "Wie een jonkvrouw in een stad met ridders legt, moet een van hen naar huis sturen, van wie dan ook, in plaats van een figuur te plaatsen. Voltooit de tegel de stad, dan krijgt die ridder er geen punten voor.",
  "rules.princess.picture":
    "De jonkvrouw stuurt de ridder van blauw naar huis: de stad is af, en blauw krijgt {blue} punten.",
  "rules.portal.h": "Magische poorten",
  "rules.portal.1":
    "Wie een poort legt, mag zijn horige op deze tegel plaatsen of op elke andere: op een weg, stad, klooster of weide waar niemand staat en die niet af is.",
  "rules.portal.picture": "Door de poort gaat de boer van rood naar een weide drie tegels verder.",
} satisfies Catalogue<typeof english.rules>;
