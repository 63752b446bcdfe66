import { together } from "../../boxes";
import type { rules as english } from "../en/rules";
import type { Catalogue } from "../language.svelte";

export const rules = {
  "rules.heading": "Regler",
  "rules.choose": "Hvilket spil?",
  "rules.contents": "På denne side",
  "rules.failed": "Billederne kunne ikke hentes. Teksten står godt alene.",
  "rules.unknown_options": "Serveren kender ikke disse regler; siden viser de sædvanlige.",
  "rules.learn": "Lær hellere ved at spille",
  "rules.picture": "Eksempel: {text}",

  "rules.turn.h": "Turen",
  "rules.turn.1":
    "Træk en landebrik, og læg den til landskabet. Derefter må du sætte en af dine følgesvende på den brik. Til sidst optælles alt, hvad brikken har færdiggjort, og turen går videre til den næste.",
  "rules.turn.2":
    "Alle har {followers} {followers|følgesvend|følgesvende}. Den, der har flest point, når brikkerne er brugt op, vinder; ved lighed deles sejren.",

  "rules.laying.h": "At lægge landebrikker",
  "rules.laying.1":
    "Den nye brik skal dele mindst én side med landskabet; at røre ved et hjørne er ikke nok. Hvor sider mødes, skal de passe: by til by, vej til vej, mark til mark. Du må dreje brikken, som du vil.",
  "rules.laying.2": "En brik, der ikke passer nogen steder, går ud af spillet, og du trækker en ny.",
  "rules.laying.picture": "Svinget på hånden passer på hvert markeret felt.",

  "rules.followers.h": "Følgesvende",
  "rules.followers.1":
    "En følgesvend kommer kun på den brik, der lige er lagt, og hvor du sætter ham, afgør, hvad han er: ridder i en by, tyv på en vej, munk i et kloster, landmand liggende på en mark.",
  "rules.followers.2":
    "I hele byen, på hele vejen eller på hele marken må der ikke stå nogen følgesvend i forvejen, hvor langt væk han end er, og hvis han end er, også dine egne.",
  "rules.followers.3":
    "Følgesvende flyttes aldrig og tages aldrig tilbage efter lyst. De kommer hjem, når det, de holder, optælles; landmænd bliver til det sidste.",
  "rules.followers.picture": "Røds ridder og tyv; blås munk og landmand.",
  "rules.followers.occupied":
    "Blås nye brik hænger sammen med den røde ridders by: blå må blive landmand her, men ikke ridder.",

  "rules.road.h": "Veje",
  "rules.road.1":
    "En vej ender ved et kryds, en by eller et kloster, eller den slutter sig til en ring. Færdiggjort giver den 1 point for hver brik, den løber over. Tyven kommer hjem.",
  "rules.road.picture": "Fra kryds til kryds over fire brikker: rød får {red} point.",

  "rules.city.h": "Byer",
  "rules.city.1":
    "En by er færdiggjort, når dens bymur ikke har huller, hverken udenfor eller indeni. Den giver 2 point for hver brik og 2 mere for hvert våbenskjold. Ridderen kommer hjem.",
  "rules.city.small": "En by på kun to brikker er ingen undtagelse: den giver 4.",
  "rules.city.small_first": "En færdiggjort by på kun to brikker er undtagelsen: den giver 2 point i alt.",
  "rules.city.small_pennants":
    "En færdiggjort by på kun to brikker er undtagelsen: den giver 2 point og 2 mere for hvert våbenskjold.",
  "rules.city.picture": "Tre brikker og et våbenskjold: rød får {red} point.",
  "rules.city.small_picture": "Den mindste by: rød får {red} point.",

  "rules.cloister.h": "Klostre",
  "rules.cloister.1":
    "Et kloster er færdiggjort, når der ligger brikker på alle otte felter omkring det, uanset hvad de viser. Det giver 9 point, og munken kommer hjem.",
  "rules.cloister.picture": "Den ottende nabo er lagt: rød får {red} point.",

  "rules.shared.h": "At dele og at have flest",
  "rules.shared.1":
    "Du kan ikke stille dig ind til nogen i en by, på en vej eller på en mark; men to besatte dele kan vokse sammen. Så får den, der har flest følgesvende dér, alle point. Har flere lige mange, får hver af dem alle point. De andre får intet, og alles følgesvende kommer hjem.",
  "rules.shared.picture": "En ridder hver: rød får {red} point og blå får {blue}.",
  "rules.shared.majority": "To riddere mod én: rød får {red} point, blå {blue}.",

  "rules.field.h": "Marker og landmænd",
  "rules.field.1":
    "Marker begrænses af veje, bymure og landskabets kant. En landmand bliver liggende, til spillet er slut: tænk dig om, før du lægger en.",
  "rules.field.2":
    "Til sidst giver marker point for de færdiggjorte byer, hvis mur de rører. Ufærdige byer tæller ikke, og det gør berøring ved et hjørne heller ikke. Størrelsen betyder intet.",
  "rules.field.per_field":
    "Den, der har flest landmænd på en mark, får 3 point for hver færdiggjort by ved dens kant; ved lighed får hver det hele. En by mellem flere marker giver point på dem alle.",
  "rules.field.per_city":
    "Tag de færdiggjorte byer en for en. Den, der har flest landmænd på alle marker omkring en by tilsammen, får 4 point for den; ved lighed får hver 4. Hver by giver altså point én gang, og en landmand kan tælle med ved flere byer.",
  "rules.field.once":
    "Hver spiller ser på sine egne marker: hver færdig by ved kanten af en mark, hvor han har flest landmænd, giver ham 3 point, men kun én gang, uanset hvor mange sådanne marker han har; ved lighed får alle dem.",
  "rules.field.fields_once":
    "Én by, tre marker. Blå har to af dem, og byen betaler hver spiller én gang: {blue} point til blå, {red} til rød.",
  "rules.field.picture":
    "Vejen skiller markerne. Blås mark rører den færdiggjorte by: {blue} point. Røds gør ikke: {red}.",
  "rules.field.fields_per_field": "Én by, tre marker. Blå har to af dem og får {blue} point, rød én og får {red}.",
  "rules.field.fields_per_city":
    "Én by, tre marker. Blå har to landmænd omkring den, rød én: blå får {blue} point, rød {red}.",

  "rules.end.h": "Spillets slutning",
  "rules.end.1":
    "Spillet slutter med den sidste briks tur. Det, der da er ufærdigt, giver mindre: en vej 1 point pr. brik, en by 1 pr. brik og 1 pr. våbenskjold, et kloster 1 og 1 mere for hver brik omkring det. Til sidst optælles markerne.",
  "rules.end.picture": "Ufærdigt til sidst: røds vej {red} point, blås by {blue}, guls kloster {yellow}.",
} satisfies Catalogue<typeof english>;

const boxes = import.meta.glob<Record<string, string>>("../../boxes/*/words/da.ts", {
  query: "?rules",
  eager: true,
  import: "rules",
});
export const words = together<string>([rules, ...Object.values(boxes)]);
