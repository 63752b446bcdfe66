import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "box.ferries": "Færgerne",
  "box.ferries.line": "En færge forbinder to veje ved sin sø; den, der forlænger en vej, må flytte dens færge.",
  "option.ferries": "Færgerne",
  "table.doing.ferry": "færger",
  "table.ask.ferry": "Hvilke veje forbinder en færge?",
  "table.waiting_for.ferry": "{name} sætter eller flytter en færge",
  "table.ferry.put": "Forbind {one} og {two} {place}",
  "table.ferry.move": "Flyt færgen {place}: {one} og {two}",
  "table.ferry.lies": "Færge mellem {one} og {two} {place}",
  "table.ferry.why":
    "En ny sø skal have sin færge. Derefter må du flytte den første færge på hver vej, du har forlænget, hver én gang.",
  "table.ferry.leave": "Flyt ingen færge",
  "table.then.ferry": "Derefter sættes eller flyttes en færge.",
  "table.event.ferry_placed": "{name} sætter en færge på den nye sø",
  "table.event.ferry_moved": "{name} flytter en færge",
  "tile.lake.3": "sø, hvor tre veje ender",
  "tile.lake.4": "sø, hvor fire veje ender",
} satisfies Catalogue<typeof english.play>;

export const learn = {} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.did.ferry": "en færge forbinder to veje",
  "replay.why.ferry_cuts": "skærer over: {held}",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.ferries.h": "Færger",
  "rules.ferries.1":
    "Tre eller fire veje ender ved en sø. Den, der lægger en, må først sætte en figur som altid: endnu står hver af vejene for sig selv. Derefter skal der sættes en færge på søen, som forbinder to af vejene. De er én vej fra nu af; de andre ender ved søen.",
  "rules.ferries.put_picture": "Færgen forbinder røds vej med den mod øst: den er færdig, og rød får {red} point.",
  "rules.ferries.2":
    "Den, der forlænger en vej, som færger sejler på, må flytte den første færge i hver retning fra den nye brik til to andre veje ved dens sø, hver én gang. Den færge, der lige er sat, bliver liggende.",
  "rules.ferries.3":
    "Skæres en vej over, bliver enhver figur stående. Veje, der derved bliver færdige, afskåret eller forbundet, tælles straks, hvor langt væk de end er.",
  "rules.ferries.cut_picture":
    "Rød forlænger vejen og flytter færgen: delen mod vest, med blås tyv, ender ved søen. Den er færdig, og blå får {blue} point for den.",
  "rules.ferries.4": "En færge ændrer intet ved marker. En bygmester uden egen følgesvend på sin vej kommer hjem.",
} satisfies Catalogue<typeof english.rules>;
