import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "box.crop_circles": "Graancirkels",
  "box.crop_circles.line":
    "Een cirkel in het koren: iedereen zet een {$follower} bij een van de zijne, of iedereen haalt er een terug.",
  "option.crop_circles": "Graancirkels (Big Box)",
  "option.crop_circles_1": "Graancirkels (eerste set)",
  "option.crop_circle_add": "Wie een {$follower} kan bijzetten",
  "option.crop_circle_add.may": "mag dat doen",
  "option.crop_circle_add.must": "moet dat doen",
  "table.doing.circle": "graancirkel",
  "table.doing.circle_move": "graancirkel",
  "table.doing.circle_move_add": "bijzetten",
  "table.doing.circle_move_remove": "terughalen",
  "table.ask.circle": "Wat brengt de graancirkel, voor iedereen?",
  "table.ask.circle_move": "De graancirkel: kies een {$follower}",
  "table.ask.circle_move_add": "Zet een {$follower} bij een van de jouwe, als je wilt",
  "table.ask.circle_move_remove": "Haal een van je {$followers} terug",
  "table.waiting_for.circle": "{name} kiest wat de graancirkel brengt",
  "table.waiting_for.circle_move": "{name} beantwoordt de graancirkel",
  "table.waiting_for.circle_move_add": "{name} mag een {$follower} bijzetten",
  "table.waiting_for.circle_move_remove": "{name} haalt een {$follower} terug",
  "table.circle.add.rake": "Iedereen mag een boer bijzetten",
  "table.circle.add.club": "Iedereen mag een {$thief} bijzetten",
  "table.circle.add.shield": "Iedereen mag een ridder bijzetten",
  "table.circle.remove.rake": "Iedereen haalt een boer terug",
  "table.circle.remove.club": "Iedereen haalt een {$thief} terug",
  "table.circle.remove.shield": "Iedereen haalt een ridder terug",
  "table.circle.why": "Je linkerbuur begint, jij komt het laatst. Wie daar niemand heeft, doet niets.",
  "table.circle.nobody": "Niemand bijzetten",
  "table.event.circle_add": "{name} kiest: iedereen mag een {$follower} bijzetten",
  "table.event.circle_remove": "{name} kiest: iedereen haalt een {$follower} terug",
  "table.event.driven_by_circle": "{name} haalt een {$follower} terug",
  "tile.circle": "graancirkel",
  "tile.circle.1": "graancirkel waar een {$road} eindigt",
  "tile.circle.1.right": "graancirkel waar een {$road} rechts van de stad eindigt",
  "tile.circle.2": "graancirkel waar twee wegen eindigen",
  "tile.circle.3": "graancirkel waar drie wegen eindigen",
  "tile.rake": "hark (boeren)",
  "tile.club": "knuppel (struikrovers)",
  "tile.shield": "schild (ridders)",
} satisfies Catalogue<typeof english.play>;

export const learn = {} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.did.circle_add": "laat iedereen een {$follower} bijzetten",
  "replay.did.circle_remove": "laat iedereen een {$follower} terughalen",
  "replay.did.circle_take": "haalt een {$follower} terug",
  "replay.why.circle": "de graancirkel stuurt {figures} {figures|figuur|figuren} van anderen naar huis",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.circle.h": "Graancirkels",
  "rules.circle.1":
    "Op sommige tegels ligt een graancirkel met een hark voor boeren, een knuppel voor struikrovers of een schild voor ridders. Er staat geen horige op; wegen eindigen er. Als de tegel gelegd is, een figuur gezet en alles gewaardeerd, kiest de speler aan de beurt een van twee dingen, voor iedereen.",
  "rules.circle.2":
    "Of iedereen mag één horige uit zijn voorraad, gewoon of groot, bij een van zijn eigen horigen van die soort zetten, wie er ook verder staat.",
  "rules.circle.add_picture":
    "Rood heeft gekozen voor bijzetten. Blauw heeft een tweede {$thief} bij de zijne gezet en heeft de weg met twee tegen één.",
  "rules.circle.3":
    "Of iedereen moet een van zijn horigen van die soort terughalen, zonder punten. Een bouwmeester of varken dat alleen achterblijft, gaat ook naar huis.",
  "rules.circle.remove_picture":
    "Kiest rood voor terughalen, dan haalt eerst blauw zijn {$thief} terug, dan rood de zijne.",
  "rules.circle.4":
    "De linkerbuur begint en de speler aan de beurt komt het laatst. Wie niemand van die soort op het bord heeft, of niemand om bij te zetten, doet niets. Er wordt niets gewaardeerd. Horigen in kastelen en op torens doen niet mee, en op de tegel van de draak wordt niemand bijgezet.",
} satisfies Catalogue<typeof english.rules>;
