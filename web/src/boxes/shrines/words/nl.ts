import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "term.shrine": "heiligdom",
  "box.shrines": "Heiligdommen",
  "box.shrines.line":
    "Ketters in heiligdommen dagen de monniken in de kloosters ernaast uit: wie het eerst {$complete} is, krijgt alles.",
  "option.shrines": "Heiligdommen",
  "option.shrine_tiles": "{$tiles} met een heiligdom",
  "option.shrine_tiles.6": "zes",
  "option.shrine_tiles.5": "vijf, als in de oudere set",
  "table.spot.shrine": "Ketter",
  "table.spot.large.shrine": "Grote ketter",
  "table.role.shrine": "ketter",
  "table.feature.shrine": "Heiligdom",
  "table.score.shrine": "Heiligdom {$complete}: {terms}",
  "table.score.shrine.final": "Heiligdom, {$unfinished}: {terms}",
  "table.term.shrine_around": "{points} voor zichzelf en de {$tiles} eromheen",
  "table.paid_by.shrine": "een heiligdom",
  "table.event.challenged.shrine": "De ketter van {name} heeft de uitdaging verloren",
  "table.event.challenged.cloister": "De monnik van {name} heeft de uitdaging verloren",
  "table.then.challenge.won": "Dan verliest een rivaal de uitdaging en gaat hij naar huis.",
  "table.then.challenge.lost": "Dan verlies je een uitdaging en gaat je {$follower} met niets naar huis.",
  "tile.shrine": "heiligdom",
  "tile.shrine.1": "heiligdom waar een {$road} eindigt",
  "tile.shrine.2": "heiligdom waar twee wegen eindigen",
  "place.of.shrine": "van het heiligdom",
} satisfies Catalogue<typeof english.play>;

export const learn = {} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.by.shrine": "Heiligdommen",
  "replay.the.shrine": "het heiligdom",
  "replay.own.shrine": "eigen heiligdom",
  "replay.why.heretic": "een ketter in het heiligdom",
  "replay.why.challenge": "wint de uitdaging tussen klooster en heiligdom",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.shrine.h": "Heiligdommen en ketters",
  "rules.shrine.1":
    "Een heiligdom is als een klooster: een horige die erop gezet wordt is een ketter, het is voltooid als er op alle acht velden eromheen tegels liggen, en het brengt 9 punten; aan het einde 1 voor zichzelf en 1 voor elke tegel eromheen. Een abt gaat er niet heen.",
  "rules.shrine.2":
    "Een klooster en een heiligdom onder elkaars acht buren dagen elkaar uit, als op beide iemand staat. Wat het eerst voltooid is, brengt punten; de horige op het andere gaat met niets naar huis.",
  "rules.shrine.picture":
    "Rood voltooit het heiligdom, {red} punten. De monnik van blauw ernaast gaat met niets naar huis.",
  "rules.shrine.3":
    "Voltooit één tegel ze allebei, dan brengen ze allebei punten. Waar niemand staat, wordt niemand uitgedaagd, en aan het einde van het spel brengen beide op wat ze zijn. Een klooster heeft nooit meer dan één heiligdom onder zijn acht buren, een heiligdom nooit meer dan één klooster: anders mag een tegel niet gelegd worden.",
  "rules.shrine.drawn_picture": "Eén tegel voltooit ze allebei: rood krijgt {red} punten, blauw {blue}.",
} satisfies Catalogue<typeof english.rules>;
