import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "box.crop_circles": "Korncirkler",
  "box.crop_circles.line":
    "En cirkel i kornet: alle sætter en følgesvend ved en af deres egne, eller alle tager en hjem.",
  "option.crop_circles": "Korncirkler (Big Box)",
  "option.crop_circles_1": "Korncirkler (første sæt)",
  "option.crop_circle_add": "Den, der kan sætte en følgesvend til",
  "option.crop_circle_add.may": "må gøre det",
  "option.crop_circle_add.must": "skal gøre det",
  "table.doing.circle": "korncirkel",
  "table.doing.circle_move": "korncirkel",
  "table.doing.circle_move_add": "sætter til",
  "table.doing.circle_move_remove": "tager hjem",
  "table.ask.circle": "Hvad giver korncirklen, for alle?",
  "table.ask.circle_move": "Korncirklen: vælg en følgesvend",
  "table.ask.circle_move_add": "Sæt en følgesvend ved en af dine, hvis du vil",
  "table.ask.circle_move_remove": "Tag en af dine følgesvende hjem",
  "table.waiting_for.circle": "{name} vælger, hvad korncirklen giver",
  "table.waiting_for.circle_move": "{name} svarer på korncirklen",
  "table.waiting_for.circle_move_add": "{name} må sætte en følgesvend til",
  "table.waiting_for.circle_move_remove": "{name} tager en følgesvend hjem",
  "table.circle.add.rake": "Alle må sætte en landmand til",
  "table.circle.add.club": "Alle må sætte en tyv til",
  "table.circle.add.shield": "Alle må sætte en ridder til",
  "table.circle.remove.rake": "Alle tager en landmand hjem",
  "table.circle.remove.club": "Alle tager en tyv hjem",
  "table.circle.remove.shield": "Alle tager en ridder hjem",
  "table.circle.why": "Din nabo til venstre begynder, du er sidst. Den, der ingen har der, gør intet.",
  "table.circle.nobody": "Sæt ingen til",
  "table.event.circle_add": "{name} vælger: alle må sætte en følgesvend til",
  "table.event.circle_remove": "{name} vælger: alle tager en følgesvend hjem",
  "table.event.driven_by_circle": "{name} tager en følgesvend hjem",
  "tile.circle": "korncirkel",
  "tile.circle.1": "korncirkel, hvor en vej ender",
  "tile.circle.1.right": "korncirkel, hvor en vej ender til højre for byen",
  "tile.circle.2": "korncirkel, hvor to veje ender",
  "tile.circle.3": "korncirkel, hvor tre veje ender",
  "tile.rake": "rive (landmænd)",
  "tile.club": "kølle (tyve)",
  "tile.shield": "skjold (riddere)",
} satisfies Catalogue<typeof english.play>;

export const learn = {} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.did.circle_add": "lader alle sætte en følgesvend til",
  "replay.did.circle_remove": "lader alle tage en følgesvend hjem",
  "replay.did.circle_take": "tager en følgesvend hjem",
  "replay.why.circle": "korncirklen sender {figures} {figures|figur|figurer} af de andres hjem",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.circle.h": "Korncirkler",
  "rules.circle.1":
    "På nogle brikker er der en korncirkel med en rive for landmænd, en kølle for tyve eller et skjold for riddere. Ingen følgesvend står på den; veje ender ved den. Når brikken er lagt, en figur sat og alt er talt op, vælger spilleren på tur én af to ting for alle.",
  "rules.circle.2":
    "Enten må alle sætte én følgesvend fra deres forråd, almindelig eller stor, ved en af deres egne af den slags, hvem der end ellers står der.",
  "rules.circle.add_picture":
    "Rød har valgt at sætte til. Blå har sat endnu en tyv ved sin egen og har vejen med to mod én.",
  "rules.circle.3":
    "Eller alle skal tage en af deres følgesvende af den slags hjem, uden point. En bygmester eller gris, der er ladt alene tilbage, går også hjem.",
  "rules.circle.remove_picture": "Vælger rød at tage hjem, tager først blå sin tyv hjem, så rød sin egen.",
  "rules.circle.4":
    "Naboen til venstre begynder, og spilleren på tur er sidst. Den, der ingen af slagsen har på bordet eller ingen hjemme at sætte til, gør intet. Der tælles intet op. Følgesvende i borge og på tårne er ikke med, og ingen sættes til på dragens brik.",
} satisfies Catalogue<typeof english.rules>;
