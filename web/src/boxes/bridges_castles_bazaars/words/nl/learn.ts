import type { Catalogue } from "../../../../words/language.svelte";
import type { learn as english } from "../en/learn";

export const learn = {
  "learn.castles.name": "Bruggen en burchten",
  "learn.castles.line": "Een weg over een weide, en een burcht die aan haar buren verdient.",
  "learn.castles.1.title": "Bouw een burcht",
  "learn.castles.1.why":
    "Is een stad van twee {$tiles} af, dan mag de bezitter er in plaats van punten een burcht van maken. Die krijgt de punten van de volgende weg, de volgende stad of het volgende klooster dat ernaast wordt afgebouwd.",
  "learn.castles.1.do": "maak de kleine stad af met een ridder, en bouw een burcht.",
  "learn.castles.2.title": "Bouw een brug",
  "learn.castles.2.why":
    "Je klooster heeft overal weide, maar de weg wil verder. Een brug draagt hem recht over de {$tile}.",
  "learn.castles.2.do": "leg de {$tile} op de verlichte plek met een brug, en zet je horige op de brug.",
  "learn.castles.3.title": "Twee keer betaald",
  "learn.castles.3.why":
    "De weg loopt langs je burcht. Is hij af, dan betaalt hij je struikrover, en de burcht krijgt hetzelfde nog eens.",
  "learn.castles.3.do": "sluit de weg met het kruispunt.",
  "learn.castles.4.title": "Zelf doen",
  "learn.castles.4.why":
    "Een brug kan een {$tile} ook laten passen waar dat anders niet kan: ook zulke plekken kun je kiezen.",
  "learn.castles.4.do": "leg je laatste {$tile} zoals je wilt.",
  "learn.market.name": "Een marktdag",
  "learn.market.line": "{$Tiles} worden geveild: bied, koop en verkoop voor punten.",
  "learn.market.1.title": "Een markt begint",
  "learn.market.1.why":
    "Een markt op een {$tile} opent een marktdag: evenveel {$tiles} als spelers komen open te liggen en worden geveild. Robin is de volgende en biedt er een aan; wie het meest biedt krijgt hem, tenzij Robin hem voor die prijs houdt.",
  "learn.market.1.do": "leg de markt. Bied dan 2 voor de {$tile} die de stad afmaakt.",
  "learn.market.2.title": "Waar je voor betaald hebt",
  "learn.market.2.why": "De {$tile} kostte je 2 punten. Nu levert hij er 4 op.",
  "learn.market.2.do": "maak de stad af, met een ridder.",
  "learn.market.3.title": "Een gewone beurt",
  "learn.market.3.why": "Tussen marktdagen gaat het spel gewoon door.",
  "learn.market.3.do": "leg het klooster waar je wilt en zet een monnik.",
  "learn.market.4.title": "Jouw veiling",
  "learn.market.4.why":
    "Deze keer opende Robin de markt, dus jij begint: bied een {$tile} aan voor zoveel punten als je wilt. Biedt Robin meer, kies dan: dat betalen en hem houden, of verkopen en de punten nemen.",
  "learn.market.4.do": "bied de {$tile} aan die je wilt, en kijk wat Robin doet.",
  "learn.market.5.title": "Leg wat je kreeg",
  "learn.market.5.why": "Ieder heeft een {$tile}. Ze worden om de beurt gelegd, en jij begint.",
  "learn.market.5.do": "leg de jouwe.",
} satisfies Catalogue<typeof english>;
