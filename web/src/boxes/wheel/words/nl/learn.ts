import type { Catalogue } from "../../../../words/language.svelte";
import type { learn as english } from "../en/learn";

export const learn = {
  "learn.wheel.name": "Het rad van fortuin",
  "learn.wheel.line": "Een varken loopt het rad rond en brengt belasting, pest en fortuin.",
  "learn.wheel.1.title": "Een monnik naast het rad",
  "learn.wheel.1.why":
    "In het midden ligt het bord met het rad; {$tiles} leg je ertegenaan als tegen elke andere. De inquisitie geeft 2 punten per monnik, dus houd er een klaar.",
  "learn.wheel.1.do": "leg het klooster op de verlichte plek en zet een monnik.",
  "learn.wheel.2.title": "Een kronenveld",
  "learn.wheel.2.why":
    "In plaats van op je {$tile} mag een horige op een kronenveld staan. Stopt het varken daar, dan levert hij 3 punten op, of 6 als hij alleen staat waar twee velden zijn.",
  "learn.wheel.2.do": "leg je {$tile} en zet je horige op het kronenveld van Belasting.",
  "learn.wheel.3.title": "Het varken loopt",
  "learn.wheel.3.why":
    "Robin trok een {$tile} met een rad en een 1: het varken liep één vak, naar Belasting, en je kronenveld gaf 6. Toen trok jij een 3: het liep door naar de Inquisitie, 2 punten voor je monnik.",
  "learn.wheel.3.do": "leg je weg op de verlichte plek en zet een struikrover.",
  "learn.wheel.4.title": "Pest",
  "learn.wheel.4.why":
    "Je trok een 1, en het varken stopte bij de Pest: ieder neemt één eigen horige terug uit het landschap. Geef degene op die het minst belooft.",
  "learn.wheel.4.do": "kies de horige die terugkomt. Leg dan je {$tile} waar je wilt.",
  "learn.wheel.5.title": "Fortuna",
  "learn.wheel.5.why": "Het varken stopte bij Fortuna: 3 punten voor jou, want jij bent aan de beurt.",
  "learn.wheel.5.do": "leg je laatste {$tile} waar je wilt.",
} satisfies Catalogue<typeof english>;
