import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "term.dragon": "Drage",
  "term.fairy": "Fe",
  "term.princess": "Prinsesse",
  "preset.dragon": "Prinsessen & Dragen",
  "preset.dragon.line": "En drage, der æder dem, den møder, en fe, der holder den væk, prinsesser og magiske porte.",
  "table.preset.dragon": "Prinsessen & Dragen",
  "option.princess_dragon": "Prinsessen & Dragen",
  "option.dragon": "Drage og vulkaner",
  "option.fairy": "Fe",
  "option.princess": "Prinsesser",
  "option.portals": "Magiske porte",
  "option.dragon_moves": "Dragen flytter",
  "option.dragon_moves.before_scoring": "før pointgivningen",
  "option.dragon_moves.after_scoring": "efter pointgivningen",
  "option.princess_action": "En prinsesse",
  "option.princess_action.may": "må sende en ridder væk",
  "option.princess_action.must": "skal sende en ridder væk",
  "option.fairy_place": "Feen står",
  "option.fairy_place.follower": "ved en tilhænger",
  "option.fairy_place.tile": "på en brik",
  "table.doing.dragon": "drage",
  "table.ask.dragon": "Flyt dragen én brik videre",
  "table.waiting_for.dragon": "{name} flytter dragen",
  "table.dragon.step": "Dragen går: {side}",
  "table.dragon.eats": "æder {n} {n|figur|figurer}",
  "table.dragon.why":
    "Den går seks skridt, flyttet af alle på skift, aldrig på samme brik to gange og aldrig til feen. Dem, den møder, tager hjem.",
  "table.fairy.to": "Fe til brikken {place}",
  "table.fairy.beside": "Fe ved din {who} {place}",
  "table.fairy.good": "1 point hver tur, 3 ved pointgivning; dragen holder sig væk",
  "table.princess.sends": "Send væk: {who}",
  "table.princess.good": "vender hjem til sin spiller uden point",
  "table.then.dragon_eats": "Dragen æder {n} {n|figur|figurer} af de andres.",
  "table.then.dragon_eats_yours": "Dragen æder {n} af dine figurer.",
  "table.event.dragon_moved": "{name} flytter dragen",
  "table.event.fairy_moved": "{name} flytter feen",
  "table.event.driven_by_dragon": "Dragen æder en figur, som {name} ejer",
  "table.event.driven_by_princess": "Prinsessen sender en ridder væk, som {name} ejer",
  "table.score.fairy": "Fe: {terms}",
  "table.term.fairy": "{points} for feen",
  "tile.volcano": "vulkan",
  "tile.volcano.1": "vulkan, hvor en vej ender",
  "tile.dragon": "drage",
  "tile.portal": "magisk port",
  "tile.mark.princess": "prinsesse",
} satisfies Catalogue<typeof english.play>;

export const learn = {
  "learn.dragon.name": "Dragen og feen",
  "learn.dragon.line": "Han æder dem, han møder, hun holder ham væk, og en portal fører alle steder hen.",
  "learn.dragon.1.title": "En tyv på vejen",
  "learn.dragon.1.why": "Dragen æder følgesvende i landskabet, så der må stå nogen. Begynd som altid.",
  "learn.dragon.1.do": "gør vejen længere, og sæt en tyv på den.",
  "learn.dragon.2.title": "En vulkan vækker dragen",
  "learn.dragon.2.why":
    "Hvor en brik med en vulkan lægges, kommer dragen til at stå, og ingen må sættes dér. I stedet for at sætte en følgesvend må du flytte feen hen til en af dine: dragen går aldrig ind på hendes brik, og ved begyndelsen af dine ture giver hun dig 1 point.",
  "learn.dragon.2.do": "læg vulkanen, og flyt feen hen til din tyv.",
  "learn.dragon.3.title": "Dragen flyver",
  "learn.dragon.3.why":
    "Efter en brik med en drage går han seks skridt, flyttet af spillerne på skift, dig først. Han går aldrig tilbage til en brik, hvor han har været, og heller ikke til feens, og æder alle på sin vej. Kan han ikke komme videre, standser han.",
  "learn.dragon.3.do": "læg brikken med dragen, sæt ingen, og send dragen mod vest, til Robins ridder.",
  "learn.dragon.4.title": "En magisk portal",
  "learn.dragon.4.why":
    "Fra en portal må din følgesvend gå til en hvilken som helst brik, til alt, hvad der er ufærdigt og frit. I Robins by står der nu ingen.",
  "learn.dragon.4.do": "læg portalen, og sæt en ridder i den by, der var Robins.",
  "learn.dragon.5.title": "En by, der er din",
  "learn.dragon.5.why": "Den mangler én brik for at være færdig.",
  "learn.dragon.5.do": "luk byen mod syd.",
  "learn.dragon.6.title": "Feen betaler",
  "learn.dragon.6.why": "Når vejen, hvor hendes ledsager står, tælles op, giver feen 3 point mere.",
  "learn.dragon.6.do": "luk vejen i dens sydlige ende.",
} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.by.fairy": "Fe",
  "replay.did.dragon": "flytter dragen",
  "replay.did.fairy": "flytter feen",
  "replay.did.princess": "lader prinsessen sende en ridder væk",
  "replay.why.dragon": "lader dragen æde {figures} {figures|figur|figurer} af de andres",
  "replay.why.princess": "sender en modstanders ridder væk",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.dragon.h": "Vulkan og drage",
  "rules.dragon.1":
    "Den, der lægger en vulkan, bringer dragen derhen, hvor den end er; på den brik må ingen sættes. Indtil den første vulkan lægges brikker med en drage til side, når de trækkes, og blandes derefter ind igen.",
  "rules.dragon.2":
    "Efter en brik med en drage går den seks skridt: det første flyttes af den, der lagde brikken, de andre af alle på skift. Den går ikke ind på en brik, hvor den har været i denne bevægelse, og ikke på feens. Alle på en brik, den går ind på, tager hjem uden point, også bønder, bygmestre og svin.",
  "rules.dragon.picture": "Dragen har ædt blås ridder, før byen giver point: blå får {blue} point.",
  "rules.dragon.3":
    "På den brik, hvor den står, må ingen figur sættes. Tilhængere i borge og på kronefelter er i sikkerhed.",
  "rules.dragon.before": "Den flytter, før der gives point.",
  "rules.dragon.after": "Den flytter, når alle point er givet.",
  "rules.fairy.h": "Feen",
  "rules.fairy.1":
    "I stedet for at sætte en figur må en spiller stille feen ved en af sine tilhængere, hvor som helst. I begyndelsen af sin tur får spilleren 1 point, og 3 point, når det, tilhængeren står i, giver point, hvem der end får dem; sådan er det også til sidst.",
  "rules.fairy.tile":
    "I stedet for at sætte en figur må en spiller stille feen på en brik med en egen tilhænger. I begyndelsen af sin tur får hver 1 point for hver af sine figurer der; en tilhænger der giver 3 point, når det, han står i, giver point.",
  "rules.fairy.picture": "Røds vej er færdig: 2 point for vejen og 3 for feen, i alt {red}.",
  "rules.fairy.2":
    "Dragen går ikke ind på hendes brik. Hvis hendes tilhænger forsvinder, bliver hun der alene og betaler ingen.",
  "rules.princess.h": "Prinsesser",
  "rules.princess.may":
    "Den, der lægger en prinsesse i en by med riddere, må sende en af dem hjem, hvem han end tilhører, i stedet for at sætte en figur. Gør brikken byen færdig, får den ridder ingen point for den.",
  "rules.princess.must":
    "Den, der lægger en prinsesse i en by med riddere, skal sende en af dem hjem, hvem han end tilhører, i stedet for at sætte en figur. Gør brikken byen færdig, får den ridder ingen point for den.",
  "rules.princess.picture": "Prinsessen sender blås ridder hjem: byen er færdig, og blå får {blue} point.",
  "rules.portal.h": "Magiske porte",
  "rules.portal.1":
    "Den, der lægger en port, må sætte sin tilhænger på denne brik eller på enhver anden: på en vej, by, et kloster eller en mark, hvor ingen står, og som ikke er færdig.",
  "rules.portal.picture": "Gennem porten går røds bonde til en mark tre brikker væk.",
} satisfies Catalogue<typeof english.rules>;
