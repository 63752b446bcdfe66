import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "term.tower": "tårn",
  "preset.tower": "Tårnet",
  "preset.tower.line": "Tårne vokser sten for sten og tager følgesvende til fange; fanger byttes eller købes fri.",
  "option.tower": "Tårnet",
  "option.towers": "Tårne",
  "option.ransom_needs_points": "Grænse på 3 point for løsepenge",
  "table.preset.tower": "Tårnet",
  "table.doing.capture": "tager til fange",
  "table.doing.exchange": "bytter",
  "table.ask.capture": "Tage en følgesvend til fange?",
  "table.ask.exchange": "Hvem kommer hjem?",
  "table.waiting_for.capture": "{name} må tage en følgesvend til fange",
  "table.waiting_for.exchange": "{name} vælger, hvem der kommer hjem",
  "table.spot.tower": "Følgesvend på tårnet",
  "table.spot.large.tower": "Stor følgesvend på tårnet",
  "table.role.tower": "følgesvend på tårnet",
  "table.feature.tower": "Tårn",
  "table.tower.build": "Sten på tårnet {place}",
  "table.tower.reach": "tager til fange op til {n} {n|felt|felter} væk",
  "table.tower.own": "Tag din {role} {place} hjem",
  "table.tower.victim": "Tag {role} {place} til fange",
  "table.tower.why":
    "Enhver på tårnets brik eller lige ud fra den, så langt som tårnet er højt. Dine egne følgesvende kommer hjem.",
  "table.tower.nobody": "Tag ingen til fange",
  "table.tower.stands": "Tårn af {n} {n|sten|sten} {place}",
  "table.exchange.why": "I holder hinandens følgesvende fanget: én af hver går hjem. Vælg, hvilken af dine.",
  "table.pieces": "{n} {n|tårnsten|tårnsten} tilbage",
  "table.pieces.tip": "Én må lægges på et åbent tårn i stedet for en følgesvend",
  "table.prisons": "Fanger",
  "table.prisons.of": "{n} × {who} fra {name}",
  "table.prisoner.large": "stor følgesvend",
  "table.prisoner.abbot": "abbed",
  "table.ransom": "Løsepenge",
  "table.ransom.pay": "Køb din {who} fri hos {name}",
  "table.ransom.price": "for 3 point, én gang i en tur",
  "table.then.capture": "Så må du tage en følgesvend til fange.",
  "table.then.exchange": "Så byttes der fanger.",
  "table.event.tower_built": "{name} bygger på et tårn, nu {n} højt",
  "table.event.captured": "{name} tager en følgesvend fra {owner} til fange: {role}",
  "table.event.exchanged": "{name} og {other} bytter fanger",
  "table.event.ransomed": "{name} betaler {captor} 3 point for en fange: {who}",
  "table.score.ransom": "Løsepenge",
  "tile.tower": "tårnfundament",
  "tile.tower.2": "tårn, hvor to veje ender",
  "tile.tower.3": "tårn, hvor tre veje ender",
  "tile.tower.4": "tårn, hvor fire veje ender",
} satisfies Catalogue<typeof english.play>;

export const learn = {} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.by.ransom": "Løsepenge",
  "replay.did.tower": "lægger en sten på et tårn",
  "replay.did.capture": "tager en følgesvend til fange",
  "replay.did.exchange": "bytter fanger",
  "replay.did.ransom": "betaler løsepenge",
  "replay.why.tower_capture": "tager {followers} {followers|følgesvend|følgesvende} til fange",
  "replay.why.tower_free": "får {followers} {followers|følgesvend|følgesvende} tilbage",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.tower.h": "Tårne",
  "rules.tower.1":
    "I stedet for en følgesvend må du lægge en af dine tårnsten på fundamentet på en hvilken som helst brik eller på et åbent tårn. Så må du tage én følgesvend til fange: på tårnets egen brik eller lige ud i en af de fire retninger, så mange felter væk, som tårnet har sten. Huller betyder intet.",
  "rules.tower.2":
    "En af dine egne følgesvende kommer hjem. En andens bliver din fange. Bygmestre, grise og følgesvende i borge er i sikkerhed.",
  "rules.tower.picture": "Rød lægger en sten på fundamentet og tager blås tyv på feltet ved siden af til fange.",
  "rules.tower.3":
    "Eller du stiller en følgesvend fra dit forråd på et tårn af mindst én sten: så bygger ingen mere på det. Han giver ingen point, og et andet tårn kan tage ham til fange.",
  "rules.tower.4":
    "Så snart to spillere holder hinandens følgesvende fanget, går én af hver hjem. Én gang i din tur må du købe en af dine følgesvende fri for 3 point, som går til den spiller, der holder ham; du må bruge ham med det samme.",
  "rules.tower.ransom_picture":
    "Rød betaler blå 3 point og gør byen færdig med følgesvenden, der kom hjem: til sidst har rød {red} mere, blå {blue}.",
  "rules.tower.needs_points": "Den, der har færre end 3 point, kan ikke købe nogen fri.",
} satisfies Catalogue<typeof english.rules>;
