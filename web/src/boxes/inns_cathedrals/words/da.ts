import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "term.large-knight": "stor ridder",
  "term.large-thief": "stor tyv",
  "term.large-farmer": "stor landmand",
  "term.large-monk": "stor munk",
  "box.inns_cathedrals": "Kroer & Katedraler",
  "box.inns_cathedrals.line":
    "Veje og byer, der giver mere eller slet intet; en stor følgesvend til alle; en sjette spiller.",
  "option.inns_cathedrals": "Kroer & Katedraler",
  "option.inns": "Kroer",
  "option.cathedrals": "Katedraler",
  "option.large_followers": "Store følgesvende",
  "table.spot.large.city": "Stor ridder",
  "table.spot.large.road": "Stor tyv",
  "table.spot.large.field": "Stor landmand",
  "table.spot.large.cloister": "Stor munk",
  "table.spot.large.bridge": "Stor tyv på broen",
  "table.spot.large.crown": "Stor følgesvend",
  "table.figure.large": "Stor følgesvend hjemme: tæller for to",
  "table.figure.large.away": "Den store følgesvend er på brættet",
  "table.event.large": "{name} placerede den store følgesvend: {role}",
  "table.term.inn": "{points} for kroen",
  "table.term.inn_spoils": "intet på grund af kroen",
  "table.term.cathedral": "{points} for katedralen",
  "table.term.cathedral_spoils": "intet på grund af katedralen",
  "tile.mark.inn": "kro",
  "tile.mark.cathedral": "katedral",
  "place.of.cathedral": "for katedralen",
} satisfies Catalogue<typeof english.play>;

export const learn = {
  "learn.inns.name": "Kroer og den store følgesvend",
  "learn.inns.line": "En vej, der giver dobbelt eller intet, og en følgesvend, der tæller for to.",
  "learn.inns.1.title": "En kro ved vejen",
  "learn.inns.1.why":
    "En vej med en kro giver 2 point for hver brik, når den er færdig, og slet intet, hvis den ikke er færdig ved slutningen.",
  "learn.inns.1.do": "læg vejen med kroen, og sæt en tyv på den.",
  "learn.inns.2.title": "Giv den en ende",
  "learn.inns.2.why": "En vej med en kro skal gøres færdig, så giv den en ende ved et kryds.",
  "learn.inns.2.do": "læg krydset ved vejens østlige ende.",
  "learn.inns.3.title": "Dobbelt point",
  "learn.inns.3.why": "Fire brikker, 2 point hver: kroen tæller for hele vejen.",
  "learn.inns.3.do": "læg det andet kryds ved den vestlige ende, og tag dine 8 point.",
  "learn.inns.4.title": "Den store følgesvend",
  "learn.inns.4.why":
    "Robin har en by syd for startbrikken. Din store følgesvend tæller for to riddere: hvor han møder én af Robins, er byen din. Katedraler gør for byer, hvad kroer gør for veje: 3 for hver brik, eller intet.",
  "learn.inns.4.do": "begynd en by ved siden af Robins, med din store følgesvend.",
  "learn.inns.5.title": "Et brohoved",
  "learn.inns.5.why":
    "Der mangler to felter mellem de to byer. Ingen må sætte en ridder til i en by, der er besat, men alle må gøre den større.",
  "learn.inns.5.do": "læg dit byhjørne under Robins by.",
  "learn.inns.6.title": "To mod én",
  "learn.inns.6.why":
    "Samlet og færdig har byen Robins ridder og din store følgesvend, der tæller for to: alle 8 point er dine.",
  "learn.inns.6.do": "luk hullet.",
} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.why.large": "den store følgesvend, der tæller dobbelt: {the}, {points} værd",
  "replay.why.keep_large": "beholder den store følgesvend",
  "replay.why.spoils": "{held} giver intet, hvis det ikke bliver færdigt",
  "replay.why.not_spoil": "{own} giver også noget ufærdig",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.inn.h": "Kroer",
  "rules.inn.1":
    "En vej med en kro giver 2 point for hver brik i stedet for 1, når den bliver færdig. En kro mere ændrer intet.",
  "rules.inn.picture": "Tre brikker, den ene med en kro: rød får {red} point.",
  "rules.inn.2":
    "Men er sådan en vej ufærdig ved spillets slutning, giver den slet intet, uanset hvem der lagde kroen.",
  "rules.cathedral.h": "Katedraler",
  "rules.cathedral.1":
    "En færdig by med en katedral giver 3 point for hver brik og hvert våbenskjold i stedet for 2. Ufærdig ved spillets slutning giver den intet. Du må lægge en katedral i hvem som helsts by.",
  "rules.cathedral.picture": "Fem brikker med en katedral, 3 point hver: rød får {red}.",
  "rules.large.h": "Den store følgesvend",
  "rules.large.1":
    "Alle har en stor følgesvend ud over de andre. Den placeres og kommer hjem som dem, men når der tælles til et flertal, tæller den for to. Pointene fordobles ikke.",
  "rules.large.picture":
    "Røds store ridder mod én af blås riddere: byen er røds alene, rød får {red} point og blå {blue}.",
} satisfies Catalogue<typeof english.rules>;
