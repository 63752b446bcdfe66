import type { Catalogue } from "../../../../words/language.svelte";
import type { rules as english } from "../en/rules";

export const rules = {
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
    "Eine Burg, die auszahlt, kann eine Burg daneben mitreißen. Am Ende ist eine Burg, die nie ausgezahlt hat, nichts wert; die anderen zählen für jede Wiese an ihrer Mauer {castle} statt {city}.",
  "rules.castle.picture":
    "Blau stellt eine Stadt für {blue} Punkte fertig. Sie berührt die Umgebung der roten Burg, also bekommt Rot auch {red}.",
  "rules.market.h": "Basare und Markttage",
  "rules.market.1":
    "Ist ein Plättchen mit einem Markt gelegt und gewertet, beginnt ein Markttag: Es werden so viele Plättchen aufgedeckt, wie Spieler da sind.",
  "rules.market.2":
    "Der nächste Spieler wählt eines davon und eröffnet mit einem Gebot von 0 Punkten oder mehr. Jeder andere ohne Plättchen darf einmal höher bieten oder passt. Dann entscheidet, wer gewählt hat: kaufen und dem Höchstbietenden dessen Gebot zahlen, oder ihm das Plättchen dafür verkaufen. Bleibt das eigene Gebot das höchste, wird es an niemanden gezahlt.",
  "rules.market.3":
    "So geht es weiter, bis alle ein Plättchen haben; das letzte ist umsonst. Dann macht jeder, angefangen links von dem, der den Markt eröffnet hat, einen Zug mit seinem Plättchen. Punkte können unter null fallen, und jetzt gelegte Märkte eröffnen keinen neuen Markttag.",
  "rules.market.chosen":
    "Vom nächsten Spieler an nimmt jeder reihum eines der offenen Plättchen, legt es an und darf einen Gefolgsmann einsetzen, bis derjenige, der den Markt eröffnet hat, das letzte gelegt hat. Marktplättchen, die jetzt gelegt werden, eröffnen keinen neuen Markttag.",
  "rules.market.picture":
    "Zwei Spieler, eine Versteigerung: Blau eröffnet mit 1, Rot bietet 2, und Blau verkauft. Rot {red}, Blau {blue} Punkte, und Blau bekommt das andere Plättchen umsonst.",
} satisfies Catalogue<typeof english>;
