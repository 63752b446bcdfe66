import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "box.flying_machines": "Die Flugmaschinen",
  "box.flying_machines.line":
    "Ein Gefolgsmann fliegt ein bis drei Felder, wie der Würfel sagt, und landet, wo schon andere stehen dürfen.",
  "option.flying_machines": "Flugmaschinen",
  "option.fliers": "Wer fliegt",
  "option.fliers.any_follower": "jeder Gefolgsmann",
  "option.fliers.ordinary_and_large": "normale und große Gefolgsleute (2025)",
  "table.doing.flight": "der Würfel",
  "table.doing.landing": "Landung",
  "table.ask.landing": "Lande auf dem Plättchen",
  "table.waiting_for.flight": "Der Würfel rollt",
  "table.waiting_for.landing": "{name} landet",
  "table.landing.why":
    "Auf einem Weg, in einer Stadt oder auf einem Kloster, das nicht abgeschlossen ist, wer immer dort steht.",
  "table.fly": "Einen Gefolgsmann fliegen lassen",
  "table.fly.large": "Den großen Gefolgsmann fliegen lassen",
  "table.fly.abbot": "Den Abt fliegen lassen",
  "table.fly.how": "Der Würfel sagt, wie weit.",
  "table.flight.die": "Der Würfel zeigt {n}",
  "table.event.flight": "Der Würfel zeigt {n}: so weit fliegt {name}",
  "table.event.crashed": "Der Flieger von {name} findet keinen Platz zum Landen",
  "tile.flight": "Flugmaschine",
} satisfies Catalogue<typeof english.play>;

export const learn = {} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.did.fly": "lässt einen Gefolgsmann fliegen",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.flight.h": "Die Flugmaschinen",
  "rules.flight.1":
    "Wer ein Plättchen mit einer Flugmaschine legt, darf einen Gefolgsmann fliegen lassen, statt einen einzusetzen. Der Würfel wird geworfen: 1, 2 oder 3, jede gleich wahrscheinlich. Er fliegt so viele Felder von diesem Plättchen in Richtung des Pfeils, gerade oder über die Ecke; Lücken auf dem Weg spielen keine Rolle.",
  "rules.flight.2":
    "Er muss auf einem Weg, in einer Stadt oder auf einem Kloster des Plättchens landen, auf dem der Flug endet, wenn es nicht abgeschlossen ist; nie auf einer Wiese. Wer dort schon steht, spielt keine Rolle. Liegt dort kein Plättchen oder hat es keinen Platz für ihn, kommt er nach Hause.",
  "rules.flight.picture": "Der Würfel zeigt 1: Rot landet auf dem Weg von Blau.",
  "rules.flight.3":
    "Von da an ist er Ritter, Wegelagerer oder Mönch wie jeder andere: Mehrheiten ändern sich, ohne dass etwas verbunden wird, und mehrere Mönche können sich ein Kloster teilen.",
  "rules.flight.shared_picture":
    "Rot ist neben dem Ritter von Blau gelandet und schließt die Stadt ab: beide bekommen {red} Punkte.",
  "rules.flight.4":
    "Es fliegen normale und große Gefolgsleute, und Äbte, die auf einem Kloster oder in einem Garten landen. Was der Würfel zeigt, folgt aus dem Startzahl des Mischens, wie die Reihenfolge der Plättchen, und kann danach überprüft werden.",
} satisfies Catalogue<typeof english.rules>;
