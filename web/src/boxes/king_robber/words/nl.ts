import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "term.king": "De koning",
  "term.robber_baron": "De roofridder",
  "box.king_robber": "Koning & Roofridder",
  "box.king_robber.line":
    "De grootste stad brengt de koning, de langste weg de roofridder: punten voor alle aan het einde.",
  "option.king_robber": "Koning & Roofridder",
  "option.king": "Koning",
  "option.robber_baron": "Roofridder",
  "table.cards": "Koning en roofridder",
  "table.king.taken_with": "stad van {n} {n|{$tile}|{$tiles}}",
  "table.robber_baron.taken_with": "weg van {n} {n|{$tile}|{$tiles}}",
  "table.king.nobody": "gaat naar wie een stad voltooit",
  "table.robber_baron.nobody": "gaat naar wie een weg voltooit",
  "table.king.why": "aan het einde 1 punt voor elke voltooide stad",
  "table.robber_baron.why": "aan het einde 1 punt voor elke voltooide weg",
  "table.then.king": "Dan neem je de koning.",
  "table.then.robber_baron": "Dan neem je de roofridder.",
  "table.event.king": "{name} neemt de koning: een stad van {n} {n|{$tile}|{$tiles}}",
  "table.event.robber_baron": "{name} neemt de roofridder: een weg van {n} {n|{$tile}|{$tiles}}",
  "table.score.king": "De koning: {terms}",
  "table.score.robber_baron": "De roofridder: {terms}",
  "table.term.king": "{points} voor voltooide steden",
  "table.term.robber_baron": "{points} voor voltooide wegen",
} satisfies Catalogue<typeof english.play>;

export const learn = {} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.by.king": "De koning",
  "replay.by.robber_baron": "De roofridder",
  "replay.why.king": "neemt de koning met een stad van {tiles} {tiles|{$tile}|{$tiles}}",
  "replay.why.robber_baron": "neemt de roofridder met een weg van {tiles} {tiles|{$tile}|{$tiles}}",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.king.h": "De koning",
  "rules.king.1":
    "Wie de tegel legt die de eerste stad voltooit, neemt de koning. Daarna gaat hij naar wie een stad voltooit met meer tegels dan die waarmee hij genomen werd; evenveel is niet genoeg. Het maakt niet uit wie de punten van de stad krijgt, of dat niemand ze krijgt.",
  "rules.king.picture":
    "Rood voltooit de stad van blauw, drie tegels groot: blauw krijgt {blue} punten, en de koning, genomen met twee, gaat over naar rood.",
  "rules.king.2":
    "Aan het einde van het spel brengt de koning 1 punt voor elke voltooide stad op tafel, wie haar ook voltooide. Een stad die een burcht werd telt niet mee.",
  "rules.robber_baron.h": "De roofridder",
  "rules.robber_baron.1":
    "De roofridder gaat over wegen zoals de koning over steden: wie de tot dan toe langste weg voltooit, geteld in tegels, neemt hem. Aan het einde van het spel brengt hij 1 punt voor elke voltooide weg op tafel.",
  "rules.robber_baron.picture":
    "Rood voltooit een weg van vier tegels, langer dan die van blauw met drie: de roofridder gaat over naar rood, ook al staat er niemand op.",
} satisfies Catalogue<typeof english.rules>;
