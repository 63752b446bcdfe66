import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "term.builder": "bygmester",
  "box.traders_builders": "Købmænd & Bygmestre",
  "box.traders_builders.line":
    "Vin, korn og klæde til den, der gør en by færdig; en bygmester, der giver en brik mere; en gris til landmændene.",
  "option.traders_builders": "Købmænd & Bygmestre",
  "option.goods": "Varer",
  "option.builders": "Bygmestre",
  "option.pigs": "Grise",
  "table.spot.builder.road": "Bygmester på vejen",
  "table.spot.builder.city": "Bygmester i byen",
  "table.spot.builder.bridge": "Bygmester på broen",
  "table.spot.pig": "Gris",
  "table.spot.builder.why": "en brik mere, når det vokser",
  "table.spot.pig.why": "1 mere for hver by",
  "table.figure.builder": "Bygmester hjemme: hvor han står, giver din brik en til",
  "table.figure.builder.away": "Bygmesteren er på arbejde",
  "table.figure.pig": "Gris hjemme: 1 mere for hver by ved dens mark",
  "table.figure.pig.away": "Grisen er på sin mark",
  "table.goods": "Varer",
  "table.goods.why": "{points} til sidst for flest af en slags",
  "table.goods.wine": "vin",
  "table.goods.grain": "korn",
  "table.goods.cloth": "klæde",
  "table.goods.count": "{n} × {goods}",
  "table.goods.leads": "flest indtil nu: {points} point",
  "table.doing.place_second": "anden brik",
  "table.ask.place_second": "Læg din anden landebrik",
  "table.waiting_for.place_second": "{name} lægger en brik mere",
  "table.second.why": "Din bygmester var på arbejde: dette er anden del af din tur.",
  "table.then.second": "Så lægger du en brik mere.",
  "table.then.goods": "Så tager du {goods}.",
  "table.event.builder": "{name} placerede bygmesteren",
  "table.event.farm_pig": "{name} placerede grisen",
  "table.event.goods": "{name} tager {goods}",
  "table.event.second": "Bygmesteren arbejdede for {name}: en brik mere",
  "table.score.goods": "Varer: {terms}",
  "table.term.goods": "{points} for mest {goods}",
  "table.term.pig": "{points} for grisen",
  "tile.mark.wine": "vin",
  "tile.mark.grain": "korn",
  "tile.mark.cloth": "klæde",
} satisfies Catalogue<typeof english.play>;

export const learn = {
  "learn.builders.name": "Bygmestre og varer",
  "learn.builders.line": "En brik mere i samme tur, og vin fra en by, der ikke er din.",
  "learn.builders.1.title": "En vej at bygge på",
  "learn.builders.1.why": "Bygmesteren arbejder kun, hvor du allerede har en følgesvend, så begynd med en tyv.",
  "learn.builders.1.do": "gør vejen længere, og sæt en tyv på den.",
  "learn.builders.2.title": "Bygmesteren",
  "learn.builders.2.why":
    "Bygmesteren er ingen følgesvend: han giver ingen point og tæller ikke med i noget flertal. Han står på en vej eller i en by af din, der ikke er færdig.",
  "learn.builders.2.do": "gør din vej længere, og sæt din bygmester på den.",
  "learn.builders.3.title": "To brikker i én tur",
  "learn.builders.3.why": "Hver gang din brik gør bygmesterens vej længere, trækker og lægger du straks en til.",
  "learn.builders.3.do": "gør vejen længere igen. Læg så krydset for enden.",
  "learn.builders.4.title": "Robins vin",
  "learn.builders.4.why":
    "Robins by viser en tønde vin. Den, der gør en by færdig, tager dens varer, uanset hvem der får pointene. Der er to huller tilbage.",
  "learn.builders.4.do": "luk det østlige hul.",
  "learn.builders.5.title": "Varer er 10 værd",
  "learn.builders.5.why":
    "Ved slutningen får den, der har flest af en slags varer, 10 point. Robin får 6 for byen; du får vinen.",
  "learn.builders.5.do": "gør Robins by færdig.",
} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.by.goods": "Varer",
  "replay.why.goods": "tager {tokens} {tokens|vare|varer}",
  "replay.why.second_tile": "bygmesteren giver en brik mere",
  "replay.why.builder": "bygmesteren på {own}: udvidelse giver en brik mere",
  "replay.why.pig": "grisen på en mark, der allerede er {points} værd: hver by giver ét mere",
  "replay.why.pig_room": "grisen på en mark, der kan vokse",
  "replay.why.keep_builder": "beholder bygmesteren",
  "replay.why.keep_pig": "beholder grisen",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.goods.h": "Varer",
  "rules.goods.1":
    "Nogle byer viser varer: vin, korn eller klæde. Den, der lægger brikken, som gør sådan en by færdig, tager en vare for hvert symbol, uanset hvem der får pointene, og selv om ingen står i byen.",
  "rules.goods.picture": "Rød gør blås by færdig: blå får {blue} point, rød vinen.",
  "rules.goods.2":
    "Ved spillets slutning får den, der har flest af en slags, 10 point, for hver af de tre slags for sig. Står flere lige, får de alle 10 point.",
  "rules.builder.h": "Bygmesteren",
  "rules.builder.1":
    "I stedet for en følgesvend må du placere din bygmester: på en ufærdig vej eller i en ufærdig by på brikken, du lige har lagt, hvis en af dine følgesvende allerede er der.",
  "rules.builder.2":
    "Lægger du senere en brik, der forlænger den vej eller by, har din tur en anden del: når den første er talt op, trækker og lægger du en brik mere og må placere en figur igen. Der er aldrig en tredje del.",
  "rules.builder.picture": "Røds brik forlænger vejen med røds tyv og bygmester: rød lægger straks en brik mere.",
  "rules.builder.3":
    "Bygmesteren tæller ikke med i noget flertal og giver ingen point. Han kommer hjem, når hans vej eller by tælles op.",
  "rules.pig.h": "Grisen",
  "rules.pig.1":
    "I stedet for en følgesvend må du placere din gris på en mark på brikken, du lige har lagt, hvis du har en landmand på marken. Ved spillets slutning giver marken dig 1 point mere for hver færdig by: 4 i stedet for 3. Grisen tæller ikke med i noget flertal og hjælper kun, hvis marken giver dig point.",
  "rules.pig.picture":
    "Én landmand hver på samme mark ved én færdig by. Rød har en gris der: rød får {red} point, blå {blue}.",
} satisfies Catalogue<typeof english.rules>;
