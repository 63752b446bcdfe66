import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "term.shrine": "helligdom",
  "box.shrines": "Helligdomme",
  "box.shrines.line":
    "Kættere i helligdomme udfordrer munkene i klostrene ved siden af: den, der først er færdig, får alt.",
  "option.shrines": "Helligdomme",
  "option.shrine_tiles": "Brikker med en helligdom",
  "option.shrine_tiles.6": "seks",
  "option.shrine_tiles.5": "fem, som i det ældre sæt",
  "table.spot.shrine": "Kætter",
  "table.spot.large.shrine": "Stor kætter",
  "table.role.shrine": "kætter",
  "table.feature.shrine": "Helligdom",
  "table.score.shrine": "Færdig helligdom: {terms}",
  "table.score.shrine.final": "Ufærdig helligdom: {terms}",
  "table.term.shrine_around": "{points} for den og brikkerne omkring",
  "table.paid_by.shrine": "en helligdom",
  "table.event.challenged.shrine": "{name}s kætter har tabt udfordringen",
  "table.event.challenged.cloister": "{name}s munk har tabt udfordringen",
  "table.then.challenge.won": "Så taber en rival udfordringen og går hjem.",
  "table.then.challenge.lost": "Så taber du en udfordring, og din følgesvend går hjem uden noget.",
  "tile.shrine": "helligdom",
  "tile.shrine.1": "helligdom, hvor en vej ender",
  "tile.shrine.2": "helligdom, hvor to veje ender",
  "place.of.shrine": "for helligdommen",
} satisfies Catalogue<typeof english.play>;

export const learn = {} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.by.shrine": "Helligdomme",
  "replay.the.shrine": "helligdommen",
  "replay.own.shrine": "egen helligdom",
  "replay.why.heretic": "en kætter i helligdommen",
  "replay.why.challenge": "vinder udfordringen mellem kloster og helligdom",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.shrine.h": "Helligdomme og kættere",
  "rules.shrine.1":
    "En helligdom er som et kloster: en følgesvend, der sættes på den, er en kætter, den er færdig, når der ligger brikker på alle otte felter omkring den, og den giver 9 point; til sidst 1 for sig selv og 1 for hver brik omkring. En abbed går ikke derhen.",
  "rules.shrine.2":
    "Et kloster og en helligdom blandt hinandens otte naboer udfordrer hinanden, hvis der står nogen på dem begge. Den, der først er færdig, giver point; følgesvenden på den anden går hjem uden noget.",
  "rules.shrine.picture": "Rød færdiggør helligdommen, {red} point. Blås munk ved siden af går hjem uden noget.",
  "rules.shrine.3":
    "Færdiggør én brik dem begge, giver de begge point. Hvor ingen står, udfordres ingen, og ved spillets slutning giver begge, hvad de er. Et kloster har aldrig mere end én helligdom blandt sine otte naboer, en helligdom aldrig mere end ét kloster: ellers må en brik ikke lægges.",
  "rules.shrine.drawn_picture": "Én brik færdiggør dem begge: rød får {red} point, blå {blue}.",
} satisfies Catalogue<typeof english.rules>;
