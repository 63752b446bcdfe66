import type { Catalogue } from "../../../../words/language.svelte";
import type { rules as english } from "../en/rules";

export const rules = {
  "rules.river.h": "Der Fluss",
  "rules.river.1":
    "Statt des Startplättchens liegt die Quelle in der Mitte. Zuerst werden die Flussplättchen gezogen, als letztes von ihnen der See, und erst dann die gewöhnlichen Plättchen.",
  "rules.river.2":
    "Der Fluss fließt immer weiter: Dein Plättchen wird dort angelegt, wohin sein offenes Ende zeigt. Zwei Biegungen hintereinander dürfen nicht in dieselbe Richtung gehen, sonst liefe der Fluss in sich zurück. Mit einem geraden Plättchen dazwischen, oder einmal nach links und einmal nach rechts, geht es.",
  "rules.river.picture":
    "Der Fluss ist eben nach Süden abgebogen. Die Biegung passt nur auf ein Feld, und dort darf sie nach Osten führen, aber nicht zurück nach Westen.",
  "rules.river.3":
    "Gefolgsleute stehen auf Flussplättchen wie auf allen anderen, nur nicht auf dem Fluss selbst. Wie ein Weg trennt der Fluss die Wiesen, aber um Quelle und See führt die Wiese herum. Ein Weg über den Fluss geht auf seiner Brücke weiter. Ein Flussplättchen, das nirgends passt, kommt aus dem Spiel.",
  "rules.river.fields_picture":
    "Die Wiese führt um die Quelle herum, also hat ein Bauer beide Ufer und beide Städte: Rot bekommt {red} Punkte.",
} satisfies Catalogue<typeof english>;
