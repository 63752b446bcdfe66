import type { rules as english } from "../en/rules";
import type { Catalogue } from "../language.svelte";

export const rules = {
  "rules.heading": "Regeln",
  "rules.choose": "Welches Spiel?",
  "rules.contents": "Auf dieser Seite",
  "rules.failed": "Die Bilder konnten nicht geladen werden. Der Text steht auch für sich allein.",
  "rules.learn": "Lieber beim Spielen lernen",
  "rules.picture": "Beispiel: {text}",

  "rules.turn.h": "Der Zug",
  "rules.turn.1":
    "Zieh ein Plättchen und leg es an die Landschaft an. Dann darfst du einen deiner Gefolgsleute auf dieses Plättchen setzen. Zuletzt wird alles gewertet, was das Plättchen fertiggestellt hat, und der Nächste ist am Zug.",
  "rules.turn.2":
    "Alle haben sieben Gefolgsleute. Wer am Ende die meisten Punkte hat, gewinnt; bei Gleichstand teilt man sich den Sieg.",

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
  "rules.field.picture":
    "Der Weg trennt die Wiesen. Die von Blau berührt die fertige Stadt: {blue} Punkte. Die von Rot nicht: {red}.",
  "rules.field.fields_per_field":
    "Eine Stadt, vier Wiesen. Blau besitzt zwei davon und bekommt {blue} Punkte, Rot eine und bekommt {red}.",
  "rules.field.fields_per_city":
    "Eine Stadt, vier Wiesen. Blau hat zwei Bauern ringsum, Rot einen: Blau bekommt {blue} Punkte, Rot {red}.",

  "rules.end.h": "Das Ende des Spiels",
  "rules.end.1":
    "Das Spiel endet mit dem Zug, in dem das letzte Plättchen gelegt wird. Was dann unfertig ist, bringt weniger: ein Weg 1 Punkt je Plättchen, eine Stadt 1 je Plättchen und 1 je Wappen, ein Kloster 1 und 1 weiteren für jedes Plättchen ringsum. Zuletzt werden die Wiesen gewertet.",
  "rules.end.picture":
    "Unfertig am Ende: der Weg von Rot {red} Punkte, die Stadt von Blau {blue}, das Kloster von Gelb {yellow}.",

  "rules.wheel.h": "Das Glücksrad",
  "rules.wheel.1":
    "In der Mitte liegt ein Plan mit dem Rad. Daran wird angelegt, und die aufgedruckten Städte, Wege und Wiesen zählen wie alle anderen; jedes seiner sechzehn Felder ist ein Plättchen.",
  "rules.wheel.2":
    "Manche Plättchen zeigen ein farbiges Rad mit einer Zahl. Ziehst du so eines, läuft vor dem Legen das Schwein so viele Abschnitte im Uhrzeigersinn. Der Abschnitt, auf dem es stehen bleibt, wirkt; danach werden die Gefolgsleute auf seinen Kronenfeldern bezahlt.",
  "rules.wheel.fortune": "Fortuna: Wer am Zug ist, bekommt 3 Punkte.",
  "rules.wheel.tax":
    "Steuern: Für jeden deiner Ritter bekommst du 1 Punkt je eigenem Ritter und je Wappen in seiner Stadt.",
  "rules.wheel.famine":
    "Hungersnot: Für jeden deiner Bauern bekommst du 1 Punkt je fertiger Stadt an seiner Wiese, Mehrheit oder nicht.",
  "rules.wheel.storm": "Unwetter: Du bekommst 1 Punkt je Gefolgsmann in deinem Vorrat.",
  "rules.wheel.inquisition": "Inquisition: Du bekommst 2 Punkte je eigenem Mönch.",
  "rules.wheel.plague":
    "Pest: Wer am Zug ist, beginnt; jeder nimmt einen Gefolgsmann eigener Wahl aus der Landschaft zurück.",
  "rules.wheel.3":
    "Statt auf das Plättchen darfst du deinen Gefolgsmann auf ein freies Kronenfeld stellen. Hält das Schwein auf diesem Abschnitt, bringt er 3 Punkte, oder 6, wenn er bei zwei Plätzen allein steht, und kommt heim. Am Ende des Spiels bringen Kronenfelder nichts.",
  "rules.wheel.picture": "Der Plan zu Beginn: Das Schwein wartet auf Fortuna, und die Kronenfelder sind frei.",
  "rules.wheel.tax_picture":
    "Das Schwein läuft auf Steuern: Rot hat zwei Ritter bei einem Wappen und bekommt {red} Punkte, Blau einen und bekommt {blue}.",
  "rules.wheel.crown_picture":
    "Das Schwein hält auf Hungersnot: Der rote Gefolgsmann auf ihrem Kronenfeld bringt {red} Punkte. Der blaue auf Unwetter muss warten.",

  "rules.bridge.h": "Brücken",
  "rules.bridge.1":
    "Einmal im Zug darfst du neben Plättchen und Gefolgsmann eine deiner Brücken bauen: auf das eben gelegte Plättchen oder auf eines daneben, sodass der neue Weg weiterführt. Eine Brücke führt gerade über ihr Plättchen und braucht auf beiden Seiten Wiese.",
  "rules.bridge.2":
    "Eine Brücke ist von nun an Weg, und ihr Plättchen zählt für ihn. Sie teilt weder Wiesen noch Städte, darf über Klöster und andere Wege führen und bleibt für immer. Du darfst deinen Gefolgsmann als Wegelagerer auf sie stellen.",
  "rules.bridge.3":
    "Passt dein Plättchen nur mit Hilfe einer Brücke, darfst du es ablehnen; es kommt aus dem Spiel, und du ziehst ein neues.",
  "rules.bridge.picture":
    "Der Weg führt als Brücke über das Kloster, drei Plättchen im Ganzen: Rot bekommt {red} Punkte.",

  "rules.castle.h": "Burgen",
  "rules.castle.1":
    "Wird eine Stadt aus zwei Plättchen mit deinem Gefolgsmann fertig, darfst du sie zur Burg machen, statt die Punkte zu nehmen. Der Gefolgsmann bleibt auf ihr stehen.",
  "rules.castle.2":
    "Die Burg wacht über sechs Felder: ihre eigenen zwei und die an ihren beiden langen Seiten. Sobald der nächste Weg, die nächste Stadt oder das nächste Kloster mit einem Plättchen dort fertig wird, bekommst du, was es wert ist, wem es auch gehört, und dein Gefolgsmann kommt heim. Werden mehrere zugleich fertig, wählst du.",
  "rules.castle.3":
    "Eine Burg, die auszahlt, kann eine Burg daneben mitreißen. Am Ende ist eine Burg, die nie ausgezahlt hat, nichts wert; die anderen zählen für jede Wiese an ihrer Mauer 4 statt 3.",
  "rules.castle.picture":
    "Blau stellt eine Stadt für {blue} Punkte fertig. Sie berührt die Umgebung der roten Burg, also bekommt Rot auch {red}.",

  "rules.market.h": "Basare und Markttage",
  "rules.market.1":
    "Ist ein Plättchen mit einem Markt gelegt und gewertet, beginnt ein Markttag: Es werden so viele Plättchen aufgedeckt, wie Spieler da sind.",
  "rules.market.2":
    "Der nächste Spieler wählt eines davon und eröffnet mit einem Gebot von 0 Punkten oder mehr. Jeder andere ohne Plättchen darf einmal höher bieten oder passt. Dann entscheidet, wer gewählt hat: kaufen und dem Höchstbietenden dessen Gebot zahlen, oder ihm das Plättchen dafür verkaufen. Bleibt das eigene Gebot das höchste, wird es an niemanden gezahlt.",
  "rules.market.3":
    "So geht es weiter, bis alle ein Plättchen haben; das letzte ist umsonst. Dann macht jeder, angefangen links von dem, der den Markt eröffnet hat, einen Zug mit seinem Plättchen. Punkte können unter null fallen, und jetzt gelegte Märkte eröffnen keinen neuen Markttag.",
  "rules.market.picture":
    "Zwei Spieler, eine Versteigerung: Blau eröffnet mit 1, Rot bietet 2, und Blau verkauft. Rot {red}, Blau {blue} Punkte, und Blau bekommt das andere Plättchen umsonst.",
} satisfies Catalogue<typeof english>;
