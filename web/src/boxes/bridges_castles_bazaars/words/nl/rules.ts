import type { Catalogue } from "../../../../words/language.svelte";
import type { rules as english } from "../en/rules";

export const rules = {
  "rules.bridge.h": "Bruggen",
  "rules.bridge.1":
    "Eén keer per beurt mag je, naast {$tile} en {$follower}, een van je bruggen bouwen: op de zojuist gelegde {$tile}, of op een ernaast zodat de nieuwe weg doorloopt. Een brug gaat recht over haar {$tile} en heeft aan beide kanten een {$field} nodig.",
  "rules.bridge.2":
    "Een brug is voortaan weg, en haar {$tile} telt voor die weg mee. Zij verdeelt geen {$fields} en geen steden, mag over kloosters en andere wegen gaan en blijft voorgoed staan. Je mag je {$follower} er als {$thief} op zetten.",
  "rules.bridge.3":
    "Past je {$tile} alleen met hulp van een brug, dan mag je weigeren; hij gaat uit het spel en je trekt een andere.",
  "rules.bridge.picture": "De weg loopt per brug over het klooster, drie {$tiles} in totaal: rood krijgt {red} punten.",
  "rules.castle.h": "Burchten",
  "rules.castle.1":
    "Wordt een stad van twee {$tiles} met jouw {$follower} erin afgebouwd, dan mag je er een burcht van maken in plaats van de punten te nemen. De {$follower} blijft erop staan.",
  "rules.castle.2":
    "De burcht bewaakt zes plekken: haar eigen twee en die langs haar beide lange zijden. Zodra de volgende weg, de volgende stad of het volgende klooster met een {$tile} daar wordt afgebouwd, krijg je wat dat waard is, van wie het ook is, en komt je {$follower} thuis. Zijn het er meer tegelijk, dan kies je.",
  "rules.castle.3":
    "Een burcht die uitbetaalt, kan een burcht ernaast laten uitbetalen. Aan het einde is een burcht die nooit uitbetaalde niets waard; een andere is voor elke {$field} aan haar muur {castle} waard in plaats van {city}.",
  "rules.castle.picture":
    "Blauw bouwt een stad af voor {blue} punten. Ze raakt de omgeving van roods burcht, dus krijgt rood er ook {red}.",
  "rules.market.h": "Bazaars en marktdagen",
  "rules.market.1":
    "Is een {$tile} met een markt gelegd en geteld, dan begint een marktdag: er worden zoveel {$tiles} opengelegd als er spelers zijn.",
  "rules.market.2":
    "De volgende speler kiest er een en opent met een bod van 0 punten of meer. Ieder ander zonder {$tile} mag één keer hoger bieden, of past. Dan beslist wie koos: kopen en de hoogste bieder dat bod betalen, of verkopen aan die bieder voor dat bod. Blijft het eigen bod het hoogst, dan wordt het aan niemand betaald.",
  "rules.market.3":
    "Zo gaat het door tot iedereen een {$tile} heeft; de laatste is gratis. Dan doet ieder, te beginnen links van wie de markt opende, een beurt met zijn {$tile}. Scores mogen onder nul zakken, en markten die nu worden gelegd openen geen nieuwe marktdag.",
  "rules.market.chosen":
    "Te beginnen met de volgende speler neemt ieder op zijn beurt een van de open {$tiles}, legt die aan en mag een {$follower} plaatsen, tot de speler die de markt opende de laatste heeft gelegd. Markttegels die nu gelegd worden, openen geen nieuwe marktdag.",
  "rules.market.picture":
    "Twee spelers, één veiling: blauw opent met 1, rood biedt 2, en blauw verkoopt. Rood {red}, blauw {blue} punten, en blauw krijgt de andere {$tile} gratis.",
} satisfies Catalogue<typeof english>;
