import type { Catalogue } from "../../../../words/language.svelte";
import type { rules as english } from "../en/rules";

export const rules = {
  "rules.bridge.h": "Broer",
  "rules.bridge.1":
    "Én gang i din tur må du, ud over brik og følgesvend, bygge en af dine broer: på den brik, du lige har lagt, eller på en ved siden af, så den nye vej fører videre. En bro går lige over sin brik og kræver mark i begge ender.",
  "rules.bridge.2":
    "En bro er fra nu af vej, og dens brik tæller med til vejen. Den deler hverken marker eller byer, må gå over klostre og andre veje og bliver stående. Du må sætte din følgesvend på den som tyv.",
  "rules.bridge.3":
    "Passer din brik kun ved hjælp af en bro, må du afvise den; den går ud af spillet, og du trækker en ny.",
  "rules.bridge.picture": "Vejen går ad broen over klostret, tre brikker i alt: rød får {red} point.",
  "rules.castle.h": "Borge",
  "rules.castle.1":
    "Bliver en by på to brikker med din følgesvend færdiggjort, må du gøre den til en borg i stedet for at tage pointene. Følgesvenden bliver stående på den.",
  "rules.castle.2":
    "Borgen våger over seks felter: sine egne to og dem langs dens to lange sider. Så snart den næste vej, by eller det næste kloster med en brik dér bliver færdiggjort, får du, hvad det er værd, hvem det end tilhører, og din følgesvend kommer hjem. Bliver flere færdige på én gang, vælger du.",
  "rules.castle.3":
    "En borg, der udbetaler, kan sætte en naboborg i gang. Til sidst er en borg, der aldrig har udbetalt, intet værd; en anden er {castle} værd i stedet for {city} for hver mark ved dens mur.",
  "rules.castle.picture":
    "Blå færdiggør en by til {blue} point. Den rører omgivelserne af røds borg, så rød får også {red}.",
  "rules.market.h": "Basarer og markedsdage",
  "rules.market.1":
    "Når en brik med et marked er lagt og optalt, begynder en markedsdag: der lægges lige så mange brikker åbent frem, som der er spillere.",
  "rules.market.2":
    "Den næste spiller vælger en af dem og åbner med et bud på 0 point eller mere. Hver af de andre uden brik må byde højere én gang eller melde pas. Så bestemmer den, der valgte: købe den og betale den højestbydende buddet, eller sælge den til ham for det. Er ens eget bud det højeste, betales det til ingen.",
  "rules.market.3":
    "Sådan fortsættes, til alle har en brik; den sidste er gratis. Så tager hver spiller, begyndende til venstre for den, der åbnede markedet, en tur med sin brik. Point kan falde under nul, og markeder, der lægges nu, åbner ingen ny markedsdag.",
  "rules.market.chosen":
    "Fra den næste spiller tager hver efter tur en af de åbne brikker, lægger den og må sætte en følgesvend, til den, der åbnede markedet, har lagt den sidste. Markedsbrikker, der lægges nu, åbner ingen ny markedsdag.",
  "rules.market.picture":
    "To spillere, én auktion: blå åbner med 1, rød byder 2, og blå sælger. Rød {red}, blå {blue} point, og blå får den anden brik gratis.",
} satisfies Catalogue<typeof english>;
