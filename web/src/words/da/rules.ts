import type { rules as english } from "../en/rules";
import type { Catalogue } from "../language.svelte";

export const rules = {
  "rules.heading": "Regler",
  "rules.choose": "Hvilket spil?",
  "rules.contents": "På denne side",
  "rules.failed": "Billederne kunne ikke hentes. Teksten står godt alene.",
  "rules.learn": "Lær hellere ved at spille",
  "rules.picture": "Eksempel: {text}",

  "rules.turn.h": "Turen",
  "rules.turn.1":
    "Træk en landebrik, og læg den til landskabet. Derefter må du sætte en af dine følgesvende på den brik. Til sidst optælles alt, hvad brikken har færdiggjort, og turen går videre til den næste.",
  "rules.turn.2":
    "Alle har syv følgesvende. Den, der har flest point, når brikkerne er brugt op, vinder; ved lighed deles sejren.",

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
  "rules.field.picture":
    "Vejen skiller markerne. Blås mark rører den færdiggjorte by: {blue} point. Røds gør ikke: {red}.",
  "rules.field.fields_per_field": "Én by, fire marker. Blå har to af dem og får {blue} point, rød én og får {red}.",
  "rules.field.fields_per_city":
    "Én by, fire marker. Blå har to landmænd omkring den, rød én: blå får {blue} point, rød {red}.",

  "rules.end.h": "Spillets slutning",
  "rules.end.1":
    "Spillet slutter med den sidste briks tur. Det, der da er ufærdigt, giver mindre: en vej 1 point pr. brik, en by 1 pr. brik og 1 pr. våbenskjold, et kloster 1 og 1 mere for hver brik omkring det. Til sidst optælles markerne.",
  "rules.end.picture": "Ufærdigt til sidst: røds vej {red} point, blås by {blue}, guls kloster {yellow}.",

  "rules.wheel.h": "Lykkehjulet",
  "rules.wheel.1":
    "I midten ligger en plade med hjulet. Der lægges brikker op til den, og de byer, veje og marker, der er trykt på den, tæller som alle andre; hvert af dens seksten felter er én brik.",
  "rules.wheel.2":
    "Nogle brikker viser et farvet hjul med et tal. Trækker du en af dem, går grisen, før du lægger brikken, så mange felter frem med uret. Det felt, hvor den standser, virker; derefter betales følgesvendene på dets kronefelter.",
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

  "rules.bridge.h": "Broer",
  "rules.bridge.1":
    "Én gang i din tur må du, ud over brik og følgesvend, bygge en af dine broer: på den brik, du lige har lagt, eller på en ved siden af, så den nye vej fører videre. En bro går lige over sin brik og kræver mark i begge ender.",
  "rules.bridge.2":
    "En bro er fra nu af vej, og dens brik tæller med til vejen. Den deler hverken marker eller byer, må gå over klostre og andre veje og bliver stående. Du må sætte din følgesvend på den som tyv.",
  "rules.bridge.3":
    "Passer din brik kun ved hjælp af en bro, må du afvise den; den går ud af spillet, og du trækker en ny.",
  "rules.bridge.picture": "Vejen går ad broen over klosteret, tre brikker i alt: rød får {red} point.",

  "rules.castle.h": "Borge",
  "rules.castle.1":
    "Bliver en by på to brikker med din følgesvend færdiggjort, må du gøre den til en borg i stedet for at tage pointene. Følgesvenden bliver stående på den.",
  "rules.castle.2":
    "Borgen våger over seks felter: sine egne to og dem langs dens to lange sider. Så snart den næste vej, by eller det næste kloster med en brik dér bliver færdiggjort, får du, hvad det er værd, hvem det end tilhører, og din følgesvend kommer hjem. Bliver flere færdige på én gang, vælger du.",
  "rules.castle.3":
    "En borg, der udbetaler, kan sætte en naboborg i gang. Til sidst er en borg, der aldrig har udbetalt, intet værd; en anden er 4 værd i stedet for 3 for hver mark ved dens mur.",
  "rules.castle.picture":
    "Blå færdiggør en by til {blue} point. Den rører omgivelserne af røds borg, så rød får også {red}.",

  "rules.market.h": "Basarer og markedsdage",
  "rules.market.1":
    "Når en brik med et marked er lagt og optalt, begynder en markedsdag: der lægges lige så mange brikker åbent frem, som der er spillere.",
  "rules.market.2":
    "Den næste spiller vælger en af dem og åbner med et bud på 0 point eller mere. Hver af de andre uden brik må byde højere én gang eller melde pas. Så bestemmer den, der valgte: købe den og betale den højestbydende buddet, eller sælge den til ham for det. Er ens eget bud det højeste, betales det til ingen.",
  "rules.market.3":
    "Sådan fortsættes, til alle har en brik; den sidste er gratis. Så tager hver spiller, begyndende til venstre for den, der åbnede markedet, en tur med sin brik. Point kan falde under nul, og markeder, der lægges nu, åbner ingen ny markedsdag.",
  "rules.market.picture":
    "To spillere, én auktion: blå åbner med 1, rød byder 2, og blå sælger. Rød {red}, blå {blue} point, og blå får den anden brik gratis.",
} satisfies Catalogue<typeof english>;
