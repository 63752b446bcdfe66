import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "term.gold": "Guld",
  "box.gold_mines": "Guldminerne",
  "box.gold_mines.line":
    "Miner giver guldbarrer til den, der færdiggør det, de ligger på; jo flere du har, jo mere er hver værd.",
  "option.gold_mines": "Guldminer",
  "table.doing.gold": "guld",
  "table.ask.gold": "Læg den anden guldbarre på en brik",
  "table.waiting_for.gold": "{name} lægger guld på en brik",
  "table.gold.to": "Guld {place}",
  "table.gold.already": "der ligger allerede {n}",
  "table.gold.why": "Den, der færdiggør en vej, by eller et kloster, tager guldet på brikkerne.",
  "table.gold.worth": "Til sidst 1 point hver, fra 4 hver 2, fra 7 hver 3, fra 10 hver 4",
  "table.gold.lies": "{n} {n|guldbarre|guldbarrer} {place}",
  "table.then.gold": "Så tager du {n} guld.",
  "table.event.gold_placed": "{name} lagde guld på en brik",
  "table.event.gold_taken": "{name} tager {n} guld",
  "table.score.gold": "Guld: {terms}",
  "table.term.gold": "{points} for guldbarrer",
  "tile.gold": "guldmine",
} satisfies Catalogue<typeof english.play>;

export const learn = {} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.by.gold": "Guld",
  "replay.did.gold": "lægger guld på en brik",
  "replay.why.gold": "tager {tokens} {tokens|guldbarre|guldbarrer}",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.gold.h": "Guldminerne",
  "rules.gold.1":
    "Den, der lægger en brik med en mine, lægger to guldbarrer ud: en på den brik og den anden på en af de otte omkring den. Der må ligge flere på én brik.",
  "rules.gold.2":
    "Den, der får pointene for en færdig vej eller by, tager barrerne på alle dens brikker; ved et kloster dem på dets brik og de otte omkring. Får ingen pointene, bliver guldet liggende. Marker giver intet.",
  "rules.gold.picture": "Rød færdiggør blås by: blå får {blue} point og dens tre barrer.",
  "rules.gold.3":
    "Får flere pointene, eller færdiggør en brik flere ting, tager de på skift én barre ad gangen, begyndende med spilleren på tur, til der ikke er flere, nogen må tage.",
  "rules.gold.shared_picture": "Byen er røds og blås, og rød er på tur: rød tager to af de tre barrer, blå én.",
  "rules.gold.4":
    "Til sidst er op til tre barrer 1 point værd hver, fire til seks 2 hver, syv til ni 3 hver, og ti eller flere 4 hver. Guld, der stadig ligger på brikker, er intet værd.",
} satisfies Catalogue<typeof english.rules>;
