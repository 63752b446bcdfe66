import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "term.mage": "Troldmand",
  "term.witch": "Heks",
  "box.mage_witch": "Troldmanden & Heksen",
  "box.mage_witch.line":
    "Troldmanden gør en vej eller by mere værd, heksen halverer den; den, der lægger deres tegn, sender en af dem et sted hen.",
  "option.mage_witch": "Troldmand & Heks",
  "table.doing.magic": "troldmand eller heks",
  "table.ask.magic": "Send troldmanden eller heksen til en vej eller by",
  "table.waiting_for.magic": "{name} sender troldmanden eller heksen et sted hen",
  "table.magic.to": "{feature} {place}",
  "table.magic.off": "af brættet",
  "table.magic.why":
    "Troldmanden giver 1 point mere for hver brik i en vej eller by; heksen lader halvdelen blive tilbage, rundet op.",
  "table.event.moved_mage": "{name} sender troldmanden til en vej eller by",
  "table.event.moved_witch": "{name} sender heksen til en vej eller by",
  "table.event.off_mage": "Troldmanden forlader brættet",
  "table.event.off_witch": "Heksen forlader brættet",
  "table.term.mage": "{points} for troldmanden",
  "table.term.witch": "{points} på grund af heksen",
  "tile.magic": "magisk tegn",
} satisfies Catalogue<typeof english.play>;

export const learn = {} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.did.mage": "sender troldmanden et andet sted hen",
  "replay.did.witch": "sender heksen et andet sted hen",
  "replay.why.mage": "bringer troldmanden til {held}",
  "replay.why.witch": "sender heksen til {held}",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.magic.h": "Troldmanden og heksen",
  "rules.magic.1":
    "Den, der lægger en brik med det magiske tegn, sender troldmanden eller heksen til en vej eller by, der ikke er færdig, før der sættes en figur. Den valgte skal flytte, og de to står aldrig i samme vej eller by. Er der intet sted at gå hen, forlader en af dem brættet.",
  "rules.magic.2":
    "Med troldmanden giver en vej eller by 1 point mere for hver af sine brikker, når den tælles; våbenskjolde giver intet ekstra.",
  "rules.magic.mage_picture":
    "Rød færdiggør blås by: tre brikker og et våbenskjold, og tre point for troldmanden. Blå får {blue} point.",
  "rules.magic.3": "Med heksen giver den halvdelen af sine point, rundet op. Sådan er det også ved spillets slutning.",
  "rules.magic.witch_picture": "Røds vej har tre brikker; heksen lader {red} point blive tilbage.",
  "rules.magic.4":
    "Forbinder en brik troldmandens vej eller by med heksens, skal den, der lagde den, straks sende en af dem et andet sted hen. Når deres er færdig og talt, forlader de brættet og venter.",
} satisfies Catalogue<typeof english.rules>;
