import { together } from "../../boxes";
import type { rules as english } from "../en/rules";
import type { Catalogue } from "../language.svelte";

export const rules = {
  "rules.heading": "Regeln",
  "rules.choose": "Welches Spiel?",
  "rules.contents": "Auf dieser Seite",
  "rules.failed": "Die Bilder konnten nicht geladen werden. Der Text steht auch für sich allein.",
  "rules.unknown_options": "Der Server kennt diese Regeln nicht; die Seite zeigt die üblichen.",
  "rules.learn": "Lieber beim Spielen lernen",
  "rules.picture": "Beispiel: {text}",

  "rules.turn.h": "Der Zug",
  "rules.turn.1":
    "Zieh ein Plättchen und leg es an die Landschaft an. Dann darfst du einen deiner Gefolgsleute auf dieses Plättchen setzen. Zuletzt wird alles gewertet, was das Plättchen fertiggestellt hat, und der Nächste ist am Zug.",
  "rules.turn.2":
    "Alle haben {followers} {followers|Gefolgsmann|Gefolgsleute}. Wer am Ende die meisten Punkte hat, gewinnt; bei Gleichstand teilt man sich den Sieg.",

  "rules.laying.h": "Plättchen legen",
  "rules.laying.1":
    "Das neue Plättchen muss mindestens eine Seite mit der Landschaft gemeinsam haben; nur über Eck genügt nicht. Wo sich Seiten berühren, müssen sie passen: Stadt an Stadt, Weg an Weg, Wiese an Wiese. Drehen darfst du es, wie du willst.",
  "rules.laying.2": "Ein Plättchen, das nirgends passt, kommt aus dem Spiel, und du ziehst ein neues.",
  "rules.laying.picture": "Die Kurve auf der Hand passt auf jedes markierte Feld.",

  "rules.followers.h": "Gefolgsleute",
  "rules.followers.1":
    "Ein Gefolgsmann kommt nur auf das eben gelegte Plättchen, und wohin du ihn stellst, das ist er: Ritter in einer Stadt, Wegelagerer auf einem Weg, Mönch in einem Kloster, Bauer liegend auf einer Wiese.",
  "rules.followers.2":
    "In der ganzen Stadt, auf dem ganzen Weg, auf der ganzen Wiese darf noch kein Gefolgsmann stehen, wie weit weg auch immer und wem er auch gehört, dich eingeschlossen.",
  "rules.followers.3":
    "Gefolgsleute werden nie versetzt oder nach Belieben zurückgenommen. Sie kommen heim, wenn ihr Gebiet gewertet wird; Bauern bleiben bis zum Schluss.",
  "rules.followers.picture": "Ritter und Wegelagerer von Rot; Mönch und Bauer von Blau.",
  "rules.followers.occupied":
    "Das neue Plättchen von Blau schließt an die Stadt des roten Ritters an: Blau darf hier Bauer werden, aber nicht Ritter.",

  "rules.road.h": "Wege",
  "rules.road.1":
    "Ein Weg endet an einer Kreuzung, einer Stadt oder einem Kloster, oder er schließt sich zum Ring. Fertig bringt er 1 Punkt für jedes Plättchen, über das er führt. Der Wegelagerer kommt heim.",
  "rules.road.picture": "Von Kreuzung zu Kreuzung über vier Plättchen: Rot bekommt {red} Punkte.",

  "rules.city.h": "Städte",
  "rules.city.1":
    "Eine Stadt ist fertig, wenn ihre Mauer keine Lücke hat, weder außen noch innen. Sie bringt 2 Punkte je Plättchen und 2 weitere je Wappen. Der Ritter kommt heim.",
  "rules.city.small": "Eine Stadt aus nur zwei Plättchen ist keine Ausnahme: Sie bringt 4.",
  "rules.city.small_first":
    "Eine fertige Stadt aus nur zwei Plättchen ist die Ausnahme: Sie bringt insgesamt 2 Punkte.",
  "rules.city.small_pennants":
    "Eine fertige Stadt aus nur zwei Plättchen ist die Ausnahme: Sie bringt 2 Punkte und 2 weitere je Wappen.",
  "rules.city.picture": "Drei Plättchen und ein Wappen: Rot bekommt {red} Punkte.",
  "rules.city.small_picture": "Die kleinste Stadt: Rot bekommt {red} Punkte.",

  "rules.cloister.h": "Klöster",
  "rules.cloister.1":
    "Ein Kloster ist fertig, wenn auf allen acht Feldern ringsum Plättchen liegen, was immer sie zeigen. Es bringt 9 Punkte, und der Mönch kommt heim.",
  "rules.cloister.picture": "Der achte Nachbar liegt: Rot bekommt {red} Punkte.",

  "rules.shared.h": "Teilen und Mehrheit",
  "rules.shared.1":
    "In eine Stadt, auf einen Weg oder eine Wiese, wo schon jemand steht, kannst du dich nicht dazustellen; aber zwei besetzte Teile können zusammenwachsen. Dann bekommt alle Punkte, wer dort die meisten Gefolgsleute hat. Haben mehrere gleich viele, bekommt jeder von ihnen alle Punkte. Die anderen gehen leer aus, und alle Gefolgsleute kommen heim.",
  "rules.shared.picture": "Je ein Ritter: Rot bekommt {red} Punkte und Blau {blue}.",
  "rules.shared.majority": "Zwei Ritter gegen einen: Rot bekommt {red} Punkte, Blau {blue}.",

  "rules.field.h": "Wiesen und Bauern",
  "rules.field.1":
    "Wiesen werden von Wegen, Stadtmauern und dem Rand der Landschaft begrenzt. Ein Bauer bleibt liegen, bis das Spiel vorbei ist: Überleg gut, bevor du einen hinlegst.",
  "rules.field.2":
    "Am Ende zählen Wiesen für die fertigen Städte, deren Mauer sie berühren. Unfertige Städte zählen nicht, eine Berührung über Eck auch nicht. Wie groß Wiese und Stadt sind, ist gleich.",
  "rules.field.per_field":
    "Wer auf einer Wiese die meisten Bauern hat, bekommt 3 Punkte für jede fertige Stadt an ihrem Rand; bei Gleichstand bekommt jeder alles. Eine Stadt zwischen mehreren Wiesen zählt für jede.",
  "rules.field.per_city":
    "Nimm die fertigen Städte eine nach der anderen. Wer auf allen Wiesen rund um eine Stadt zusammen die meisten Bauern hat, bekommt 4 Punkte dafür; bei Gleichstand bekommt jeder 4. Jede Stadt zählt also einmal, und ein Bauer kann mehrere Städte versorgen.",
  "rules.field.once":
    "Alle sehen auf ihre eigenen Wiesen: Jede fertige Stadt am Rand einer Wiese, auf der man die meisten Bauern hat, bringt 3 Punkte, aber nur einmal, wie viele solcher Wiesen es auch sind; bei Gleichstand bekommen alle sie.",
  "rules.field.fields_once":
    "Eine Stadt, drei Wiesen. Blau hat zwei davon, und die Stadt zahlt jedem nur einmal: {blue} Punkte für Blau, {red} für Rot.",
  "rules.field.picture":
    "Der Weg trennt die Wiesen. Die von Blau berührt die fertige Stadt: {blue} Punkte. Die von Rot nicht: {red}.",
  "rules.field.fields_per_field":
    "Eine Stadt, drei Wiesen. Blau besitzt zwei davon und bekommt {blue} Punkte, Rot eine und bekommt {red}.",
  "rules.field.fields_per_city":
    "Eine Stadt, drei Wiesen. Blau hat zwei Bauern ringsum, Rot einen: Blau bekommt {blue} Punkte, Rot {red}.",

  "rules.end.h": "Das Ende des Spiels",
  "rules.end.1":
    "Das Spiel endet mit dem Zug, in dem das letzte Plättchen gelegt wird. Was dann unfertig ist, bringt weniger: ein Weg 1 Punkt je Plättchen, eine Stadt 1 je Plättchen und 1 je Wappen, ein Kloster 1 und 1 weiteren für jedes Plättchen ringsum. Zuletzt werden die Wiesen gewertet.",
  "rules.end.picture":
    "Unfertig am Ende: der Weg von Rot {red} Punkte, die Stadt von Blau {blue}, das Kloster von Gelb {yellow}.",
} satisfies Catalogue<typeof english>;

const boxes = import.meta.glob<Record<string, string>>("../../boxes/*/words/de.ts", {
  query: "?rules",
  eager: true,
  import: "rules",
});
export const words = together<string>([rules, ...Object.values(boxes)]);
