import type { Catalogue } from "../../../../words/language.svelte";
import type { replay as english } from "../en/replay";

export const replay = {
  "replay.by.garden": "Gärten",
  "replay.did.take_abbot": "nimmt den Abt zurück",
  "replay.the.garden": "der Garten",
  "replay.own.garden": "eigener Garten",
  "replay.why.abbot": "der Abt: {feature}, jetzt {points} wert; er darf zurückkommen",
  "replay.why.take_abbot": "holt den Abt für {points} {points|Punkt|Punkte} zurück",
  "replay.why.leave_abbot": "lässt den Abt stehen, der noch mehr als {points} bekommen kann",
  "replay.why.keep_abbot": "behält den Abt",
} satisfies Catalogue<typeof english>;
