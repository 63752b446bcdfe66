import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "term.gold": "Goud",
  "box.gold_mines": "De Goudmijnen",
  "box.gold_mines.line":
    "Mijnen brengen goudstaven, voor wie voltooit waar ze op liggen; hoe meer je er hebt, hoe meer elke waard is.",
  "option.gold_mines": "Goudmijnen",
  "table.doing.gold": "goud",
  "table.ask.gold": "Leg de tweede goudstaaf op een {$tile}",
  "table.waiting_for.gold": "{name} legt goud op een {$tile}",
  "table.gold.to": "Goud {place}",
  "table.gold.already": "er {n|ligt|liggen} er al {n}",
  "table.gold.why": "Wie een weg, stad of klooster voltooit, neemt het goud op de {$tiles} ervan.",
  "table.gold.worth": "Aan het einde elk 1 punt, vanaf 4 elk 2, vanaf 7 elk 3, vanaf 10 elk 4",
  "table.gold.lies": "{n} {n|goudstaaf|goudstaven} {place}",
  "table.then.gold": "Dan neem je {n} goud.",
  "table.event.gold_placed": "{name} legde goud op een {$tile}",
  "table.event.gold_taken": "{name} neemt {n} goud",
  "table.score.gold": "Goud: {terms}",
  "table.term.gold": "{points} voor goudstaven",
  "tile.gold": "goudmijn",
} satisfies Catalogue<typeof english.play>;

export const learn = {} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.by.gold": "Goud",
  "replay.did.gold": "legt goud op een {$tile}",
  "replay.why.gold": "neemt {tokens} {tokens|goudstaaf|goudstaven}",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.gold.h": "De goudmijnen",
  "rules.gold.1":
    "Wie een tegel met een mijn legt, legt twee goudstaven neer: één op die tegel, de andere op een van de acht tegels eromheen. Op één tegel mogen er meer liggen.",
  "rules.gold.2":
    "Wie de punten krijgt voor een voltooide weg of stad, neemt de goudstaven van al haar tegels; bij een klooster die van zijn tegel en van de acht eromheen. Krijgt niemand de punten, dan blijft het goud liggen. Weiden brengen niets.",
  "rules.gold.picture": "Rood voltooit de stad van blauw: blauw krijgt {blue} punten en haar drie goudstaven.",
  "rules.gold.3":
    "Krijgen meer spelers de punten, of voltooit een tegel meer dingen, dan nemen ze om de beurt één goudstaaf, te beginnen met de speler aan de beurt, tot er niets meer is dat iemand mag nemen.",
  "rules.gold.shared_picture":
    "De stad is van rood en blauw, en rood is aan de beurt: rood neemt twee van de drie goudstaven, blauw één.",
  "rules.gold.4":
    "Aan het einde zijn tot drie goudstaven elk 1 punt waard, vier tot zes elk 2, zeven tot negen elk 3, en tien of meer elk 4. Goud dat nog op tegels ligt, is niets waard.",
} satisfies Catalogue<typeof english.rules>;
