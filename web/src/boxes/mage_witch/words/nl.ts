import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "term.mage": "Magiër",
  "term.witch": "Heks",
  "box.mage_witch": "De Magiër & de Heks",
  "box.mage_witch.line":
    "De magiër maakt een weg of stad meer waard, de heks halveert haar; wie hun teken legt, stuurt een van beiden ergens heen.",
  "option.mage_witch": "Magiër & Heks",
  "table.doing.magic": "magiër of heks",
  "table.ask.magic": "Stuur de magiër of de heks naar een weg of stad",
  "table.waiting_for.magic": "{name} stuurt de magiër of de heks ergens heen",
  "table.magic.to": "{feature} {place}",
  "table.magic.off": "van het bord",
  "table.magic.why":
    "De magiër brengt 1 punt meer voor elke {$tile} van een weg of stad; de heks laat de helft over, naar boven afgerond.",
  "table.event.moved_mage": "{name} stuurt de magiër naar een weg of stad",
  "table.event.moved_witch": "{name} stuurt de heks naar een weg of stad",
  "table.event.off_mage": "De magiër verlaat het bord",
  "table.event.off_witch": "De heks verlaat het bord",
  "table.term.mage": "{points} voor de magiër",
  "table.term.witch": "{points} door de heks",
  "tile.magic": "magisch teken",
} satisfies Catalogue<typeof english.play>;

export const learn = {} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.did.mage": "stuurt de magiër ergens anders heen",
  "replay.did.witch": "stuurt de heks ergens anders heen",
  "replay.why.mage": "brengt de magiër naar {held}",
  "replay.why.witch": "stuurt de heks naar {held}",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.magic.h": "De magiër en de heks",
  "rules.magic.1":
    "Wie een tegel met het magische teken legt, stuurt voor het plaatsen van een figuur de magiër of de heks naar een weg of stad die nog niet voltooid is. Wie gekozen wordt, moet verhuizen, en beiden staan nooit in dezelfde weg of stad. Is er nergens plaats, dan verlaat een van hen het bord.",
  "rules.magic.2":
    "Met de magiër brengt een weg of stad bij de telling 1 punt meer op voor elke tegel ervan; wapens brengen niets extra’s.",
  "rules.magic.mage_picture":
    "Rood voltooit de stad van blauw: drie tegels en een wapen, en drie punten voor de magiër. Blauw krijgt {blue} punten.",
  "rules.magic.3": "Met de heks brengt zij de helft op, naar boven afgerond. Zo is het ook aan het einde van het spel.",
  "rules.magic.witch_picture": "De weg van rood heeft drie tegels; de heks laat {red} punten over.",
  "rules.magic.4":
    "Verbindt een tegel de weg of stad van de magiër met die van de heks, dan moet wie hem legde meteen een van beiden wegsturen. Is die van hen voltooid en geteld, dan verlaten zij het bord en wachten.",
} satisfies Catalogue<typeof english.rules>;
