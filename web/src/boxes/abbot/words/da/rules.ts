import type { Catalogue } from "../../../../words/language.svelte";
import type { rules as english } from "../en/rules";

export const rules = {
  "rules.abbot.h": "Abbeden og hans haver",
  "rules.abbot.1":
    "Alle har en abbed. Han må placeres i et kloster som enhver følgesvend, eller i en have, hvor ingen andre må stå. En have giver som et kloster: 9 point, når alle otte felter omkring den er fyldt, og ved spillets slutning 1 for sig selv og for hver brik omkring den.",
  "rules.abbot.picture": "En brik med en have: haven er kun for abbeden, by og mark for enhver følgesvend.",
  "rules.abbot.2":
    "I din tur må du, i stedet for at placere en figur, tage din abbed tilbage fra et ufærdigt kloster eller en ufærdig have. Du får straks, hvad det er værd, som det ligger, den nye brik medregnet.",
  "rules.abbot.back_picture":
    "Rød tager abbeden tilbage fra haven: 1 for den og 1 for hver brik omkring, {red} point med det samme.",
  "rules.abbot.3":
    "Fra næste del af en tur må han placeres igen. Gør den nye brik klostret eller haven færdig, tælles der op som altid.",
} satisfies Catalogue<typeof english>;
