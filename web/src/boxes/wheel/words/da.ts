import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "term.wheel": "lykkehjul",
  "term.crown": "kronefelt",
  "term.fortune": "Fortuna",
  "term.tax": "Skat",
  "term.famine": "Hungersnød",
  "term.storm": "Uvejr",
  "term.inquisition": "Inkvisition",
  "term.plague": "Pest",
  "preset.wheel-of-fortune": "Lykkehjulet",
  "preset.wheel-of-fortune.line": "En gris går rundt på hjulet og bringer lykke, hungersnød og pest.",
  "option.wheel": "Lykkehjul",
  "table.preset.wheel-of-fortune": "Lykkehjulet",
  "table.doing.plague": "pest",
  "table.ask.plague": "Pesten: tag én følgesvend tilbage",
  "table.waiting_for.plague": "{name} tager en følgesvend tilbage",
  "table.spot.crown": "Kronefelt: {segment}",
  "table.victim": "Tag {role} {place} tilbage",
  "table.victim.why": "Grisen er standset ved pesten: alle tager én af deres egne følgesvende tilbage fra landskabet.",
  "table.role.crown": "følgesvend på kronefeltet",
  "table.segment.fortune": "Fortuna",
  "table.segment.tax": "Skat",
  "table.segment.famine": "Hungersnød",
  "table.segment.storm": "Uvejr",
  "table.segment.inquisition": "Inkvisition",
  "table.segment.plague": "Pest",
  "table.segment.why.fortune": "3 point til den, der har turen",
  "table.segment.why.tax": "riddere giver point for byens våbenskjolde og egne riddere i den",
  "table.segment.why.famine": "landmænd giver 1 point for hver færdig by ved deres mark",
  "table.segment.why.storm": "1 point for hver følgesvend i lageret",
  "table.segment.why.inquisition": "2 point for hver munk",
  "table.segment.why.plague": "alle tager en følgesvend tilbage",
  "table.score.crown": "Kronefelt: {terms}",
  "table.score.wheel": "Lykkehjul, {terms}",
  "table.event.crown": "{name} satte en følgesvend på hjulet: {segment}",
  "table.event.pig": "Grisen går til {segment}: {why}",
  "tile.number": "hjul {n}",
  "place.on.wheel": "på hjulpladen",
  "place.of.wheel": "for hjulets nordvestlige hjørne",
  "table.crown.pays": "3, når grisen standser her, alene på to pladser 6",
  "table.tip.crown":
    "Kronefelt: standser grisen ved {segment}, får følgesvenden her 3 point, eller 6 hvis han står alene, hvor der er to pladser, og går hjem.",
  "table.tip.seal": "Når denne brik trækkes, går grisen først {n} {n|felt|felter} videre.",
} satisfies Catalogue<typeof english.play>;

export const learn = {
  "learn.wheel.name": "Lykkehjulet",
  "learn.wheel.line": "En gris går rundt på hjulet og bringer skat, pest og lykke.",
  "learn.wheel.1.title": "En munk ved hjulet",
  "learn.wheel.1.why":
    "I midten ligger pladen med hjulet; brikker lægges til den som til alle andre. Inkvisitionen giver 2 point for hver munk, så hav en klar.",
  "learn.wheel.1.do": "læg klostret på det lysende felt, og sæt en munk.",
  "learn.wheel.2.title": "Et kronefelt",
  "learn.wheel.2.why":
    "I stedet for på din brik kan en følgesvend stå på et kronefelt. Når grisen stopper der, giver han 3 point, eller 6, hvis han er alene, hvor der er to felter.",
  "learn.wheel.2.do": "læg din brik, og sæt din følgesvend på kronefeltet ved Skat.",
  "learn.wheel.3.title": "Grisen går",
  "learn.wheel.3.why":
    "Robin trak en brik med et hjul og et 1-tal: grisen gik ét felt til Skat, og dit kronefelt gav 6. Så trak du et 3-tal: den gik videre til Inkvisitionen, 2 point for din munk.",
  "learn.wheel.3.do": "læg din vej på det lysende felt, og sæt en tyv.",
  "learn.wheel.4.title": "Pest",
  "learn.wheel.4.why":
    "Du trak et 1-tal, og grisen stoppede ved Pest: alle tager én af deres egne følgesvende tilbage. Opgiv den, der lover mindst.",
  "learn.wheel.4.do": "vælg, hvilken følgesvend der skal tilbage. Læg så din brik, hvor du vil.",
  "learn.wheel.5.title": "Fortuna",
  "learn.wheel.5.why": "Grisen stoppede ved Fortuna: 3 point til dig, for det er din tur.",
  "learn.wheel.5.do": "læg din sidste brik, hvor du vil.",
} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.by.crown": "Kronefelter",
  "replay.by.wheel": "Hjul",
  "replay.did.crown": "tager et kronefelt",
  "replay.did.plague": "tager en følgesvend tilbage",
  "replay.the.wheel": "lykkehjulet",
  "replay.the.crown": "kronefeltet",
  "replay.why.crown": "tager et kronefelt: {segment}",
  "replay.why.plague": "opgiver {the} ({worth}), ikke {other_the} ({other_worth})",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.wheel.h": "Lykkehjulet",
  "rules.wheel.1":
    "I midten ligger en plade med hjulet. Der lægges brikker op til den, og de byer, veje og marker, der er trykt på den, tæller som alle andre; hvert af dens seksten felter er én brik.",
  "rules.wheel.2":
    "Nogle brikker viser et farvet hjul med et tal. Trækker du en af dem, går grisen, før du lægger brikken, så mange felter frem med uret. Det felt, hvor den standser, virker; derefter betales følgesvendene på dets kronefelter. Det gælder også, hvis brikken bagefter ikke passer nogen steder.",
  "rules.wheel.fortune": "{$fortune}: den, der har turen, får 3 point.",
  "rules.wheel.tax":
    "{$tax}: for hver af dine riddere får du 1 point for hver af dine riddere og hvert våbenskjold i hans by.",
  "rules.wheel.famine":
    "{$famine}: for hver af dine landmænd får du 1 point for hver færdiggjort by ved hans mark, uanset hvem der har flest.",
  "rules.wheel.storm": "{$storm}: du får 1 point for hver følgesvend i dit lager.",
  "rules.wheel.inquisition": "{$inquisition}: du får 2 point for hver af dine munke.",
  "rules.wheel.plague":
    "{$plague}: begyndende med den, der har turen, tager alle én følgesvend efter eget valg tilbage fra landskabet.",
  "rules.wheel.3":
    "I stedet for på brikken må du sætte din følgesvend på et frit kronefelt. Standser grisen dér, giver han 3 point, eller 6 hvis han står alene, hvor der er to pladser, og kommer hjem. Når spillet er slut, giver kronefelter intet.",
  "rules.wheel.picture": "Pladen ved begyndelsen: grisen venter på {$fortune}, og kronefelterne er frie.",
  "rules.wheel.tax_picture":
    "Grisen går videre til {$tax}: rød har to riddere ved et våbenskjold og får {red} point, blå én og får {blue}.",
  "rules.wheel.crown_picture":
    "Grisen standser på {$famine}: røds følgesvend på dens kronefelt giver {red} point. Blås på {$storm} må vente.",
} satisfies Catalogue<typeof english.rules>;
