import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "box.flying_machines": "De Vliegmachines",
  "box.flying_machines.line":
    "Een {$follower} vliegt één tot drie vakken, zoals de dobbelsteen zegt, en landt waar al anderen mogen staan.",
  "option.flying_machines": "Vliegmachines",
  "option.fliers": "Wie vliegt",
  "option.fliers.any_follower": "elke {$follower}",
  "option.fliers.ordinary_and_large": "gewone en grote horigen (2025)",
  "table.doing.flight": "de dobbelsteen",
  "table.doing.landing": "landen",
  "table.ask.landing": "Land op de {$tile}",
  "table.waiting_for.flight": "De dobbelsteen rolt",
  "table.waiting_for.landing": "{name} landt",
  "table.landing.why": "Op een weg, stad of klooster dat niet voltooid is, wie er ook staat.",
  "table.fly": "Laat een {$follower} vliegen",
  "table.fly.large": "Laat de grote horige vliegen",
  "table.fly.abbot": "Laat de abt vliegen",
  "table.fly.how": "De dobbelsteen zegt hoe ver.",
  "table.flight.die": "De dobbelsteen toont {n}",
  "table.event.flight": "De dobbelsteen toont {n}: zo ver vliegt {name}",
  "table.event.crashed": "De vlieger van {name} vindt geen plek om te landen",
  "tile.flight": "vliegmachine",
} satisfies Catalogue<typeof english.play>;

export const learn = {} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.did.fly": "laat een {$follower} vliegen",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.flight.h": "De vliegmachines",
  "rules.flight.1":
    "Wie een tegel met een vliegmachine legt, mag een {$follower} laten vliegen in plaats van er een te zetten. De dobbelsteen wordt geworpen: 1, 2 of 3, elk even waarschijnlijk. Hij vliegt zo veel vakken vanaf die tegel in de richting van de pijl, recht of over een hoek; gaten onderweg doen er niet toe.",
  "rules.flight.2":
    "Hij moet landen op een weg, in een stad of op een klooster van de tegel waar de vlucht eindigt, als dat niet voltooid is; nooit in een weide. Wie er al staat doet er niet toe. Ligt er geen tegel, of heeft die geen plaats voor hem, dan gaat hij naar huis.",
  "rules.flight.picture": "De dobbelsteen toont 1: rood landt op de weg van blauw.",
  "rules.flight.3":
    "Vanaf dan is hij een ridder, struikrover of monnik als elke andere: meerderheden veranderen zonder dat iets verbonden wordt, en een klooster kan meer monniken hebben.",
  "rules.flight.shared_picture":
    "Rood is naast de ridder van blauw geland en voltooit de stad: beiden krijgen {red} punten.",
  "rules.flight.4":
    "Gewone en grote horigen vliegen, en abten, die op een klooster of in een tuin landen. Wat de dobbelsteen toont volgt uit de startgetal van het spel, net als de volgorde van de tegels, en kan achteraf gecontroleerd worden.",
} satisfies Catalogue<typeof english.rules>;
