import type { Catalogue } from "../../../../words/language.svelte";
import type { learn as english } from "../en/learn";

export const learn = {
  "learn.abbot.name": "De abt en zijn tuinen",
  "learn.abbot.line": "Een horige die naar huis komt wanneer jij wilt.",
  "learn.abbot.1.title": "Een tuin",
  "learn.abbot.1.why":
    "Een tuin levert op als een klooster: 1 punt voor zichzelf en 1 voor elke landtegel eromheen. Alleen de abt mag er staan.",
  "learn.abbot.1.do": "leg de landtegel met de tuin, en zet je abt erin.",
  "learn.abbot.2.title": "Vul de plekken eromheen",
  "learn.abbot.2.why": "Elke landtegel rond de tuin is een punt voor je abt, wie hem ook legt.",
  "learn.abbot.2.do": "maak de weg langer, en zet er een struikrover op.",
  "learn.abbot.3.title": "Haal hem naar huis",
  "learn.abbot.3.why":
    "In plaats van een figuur te plaatsen mag je je abt terugnemen, en je krijgt meteen wat zijn tuin waard is: nu 1 voor zichzelf en 1 voor elke landtegel eromheen.",
  "learn.abbot.3.do": "leg je landtegel, en neem dan je abt terug.",
  "learn.abbot.4.title": "Weer op pad",
  "learn.abbot.4.why":
    "De abt is thuis en vrij voor de volgende plek. Hij mag ook in een klooster staan, zoals een monnik.",
  "learn.abbot.4.do": "leg het klooster, en zet je abt erin.",
  "learn.abbot.5.title": "De laatste landtegel",
  "learn.abbot.5.why":
    "Blijft de abt staan, dan telt zijn klooster aan het einde zoals het is; neem je hem nu terug, dan levert het evenveel op. Wat in het landschap staat, telt één keer, nooit twee keer.",
  "learn.abbot.5.do": "leg je laatste landtegel waar je maar wilt.",
} satisfies Catalogue<typeof english>;
