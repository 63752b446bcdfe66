import type { Catalogue } from "../../../../words/language.svelte";
import type { rules as english } from "../en/rules";

export const rules = {
  "rules.wheel.h": "Het rad van fortuin",
  "rules.wheel.1":
    "In het midden ligt een bord met het rad. Daar wordt tegenaan gelegd, en de steden, wegen en {$fields} die erop staan tellen als alle andere; elk van de zestien plekken is één {$tile}.",
  "rules.wheel.2":
    "Sommige {$tiles} tonen een gekleurd rad met een getal. Trek je er een, dan loopt het varken vóór het leggen zoveel vakken met de klok mee. De actie van het vak waar het stopt wordt uitgevoerd; daarna worden de {$followers} op de kronenvelden ervan uitbetaald. Dat geldt ook als de {$tile} daarna nergens past.",
  "rules.wheel.fortune": "Fortuna: wie aan de beurt is krijgt 3 punten.",
  "rules.wheel.tax":
    "Belasting: voor elk van je ridders krijg je 1 punt per eigen ridder en per {$pennant} in zijn stad.",
  "rules.wheel.famine":
    "Hongersnood: voor elk van je boeren krijg je 1 punt per afgebouwde stad aan zijn {$field}, meerderheid of niet.",
  "rules.wheel.storm": "Onweer: je krijgt 1 punt per {$follower} in je voorraad.",
  "rules.wheel.inquisition": "Inquisitie: je krijgt 2 punten per monnik van jou.",
  "rules.wheel.plague":
    "Pest: te beginnen bij wie aan de beurt is, neemt iedereen één {$follower} naar keuze van het landschap terug.",
  "rules.wheel.3":
    "In plaats van op de {$tile} mag je je {$follower} op een vrij kronenveld zetten. Stopt het varken bij dat vak, dan levert hij 3 punten op, of 6 als hij alleen staat waar er twee plaatsen zijn, en komt hij thuis. Aan het einde van het spel leveren kronenvelden niets op.",
  "rules.wheel.picture": "Het bord aan het begin: het varken wacht op Fortuna, en de kronenvelden zijn vrij.",
  "rules.wheel.tax_picture":
    "Het varken loopt naar Belasting: rood heeft twee ridders bij een {$pennant} en krijgt {red} punten, blauw één en krijgt er {blue}.",
  "rules.wheel.crown_picture":
    "Het varken stopt bij Hongersnood: rood krijgt {red} punten voor zijn {$follower} op dat kronenveld. Die van blauw op Onweer moet wachten.",
} satisfies Catalogue<typeof english>;
