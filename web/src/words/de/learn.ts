import { together } from "../../boxes";
import type { learn as english } from "../en/learn";
import type { Catalogue } from "../language.svelte";

export const learn = {
  "learn.heading": "Spielen lernen",
  "learn.intro":
    "Kurze Spiele gegen Robin, mit einem Lehrer an deiner Seite. Jedes zeigt eine Sache, dauert etwa zehn Minuten und wartet auf dich, wenn du gehst.",
  "learn.begin": "Anfangen",
  "learn.continue": "Weitermachen, wo du warst",
  "learn.restart": "Neu anfangen",
  "learn.read": "Lieber die Regeln lesen",
  "learn.failed": "Das Spiel konnte nicht begonnen werden. Läuft der Server noch?",
  "learn.bot": "Robin",
  "learn.coach": "Der Lehrer",
  "learn.step": "Zug {n} von {of}",
  "learn.more": "Mehr",
  "learn.less": "Weniger",
  "learn.do": "Jetzt:",
  "learn.happened": "Was passiert ist",
  "learn.bot_turn": "{name} ist am Zug. Schau, wohin das Plättchen kommt.",
  "learn.well": "Gut gemacht!",
  "learn.placed.city": "Dein Ritter hält die Stadt. Solange er dort steht, kommt niemand sonst hinein.",
  "learn.placed.road": "Dein Wegelagerer hält den Weg, so weit er je führen wird.",
  "learn.placed.cloister":
    "Dein Mönch wartet, bis alle acht Felder um das Kloster belegt sind. Dann bringt er 9 Punkte.",
  "learn.placed.field": "Dein Bauer liegt auf der Wiese und bleibt dort bis zum Ende des Spiels.",
  "learn.home": "Fertig und bezahlt: Dein Gefolgsmann kommt heim. Du kannst ihn wieder einsetzen.",
  "learn.you_scored": "Du hast {n} {n|Punkt|Punkte} bekommen: {what}.",
  "learn.they_scored": "{name} hat {n} {n|Punkt|Punkte} bekommen: {what}.",
  "learn.bot_placed": "{name} hat einen Gefolgsmann gesetzt: {role}.",

  "learn.end.title": "Das Ende",
  "learn.end.won": "Du hast gewonnen!",
  "learn.end.lost": "Das Spiel ist vorbei",
  "learn.end.text":
    "Nach dem letzten Plättchen ist alles Übrige gezählt worden: unfertige Wege und Städte 1 Punkt je Plättchen, Klöster 1 für jedes Plättchen dort, und dann die Wiesen, 3 für jede fertige Stadt:",
  "learn.end.next": "Jetzt weißt du, wie es geht. Ein ganzes Spiel hat 71 Plättchen, und bessere Gegner warten.",
  "learn.next": "Nächste Lektion",
  "learn.leave": "Alle Lektionen",
  "learn.done": "geschafft",
  "learn.first.name": "Das erste Spiel",
  "learn.first.line": "Wege, Städte und Klöster; eine Stadt teilen und eine wegnehmen.",
  "learn.first.end": "Als Nächstes kommen die Bauern, die anfangs alle vergessen.",
  "learn.first.1.title": "Lege ein Plättchen, setze einen Ritter",
  "learn.first.1.why":
    "Ein Plättchen liegt auf dem Tisch, ein anderes hast du: ein Stück Stadt mit Wappen. Seiten, die sich berühren, müssen passen: Stadt an Stadt, Weg an Weg, Wiese an Wiese.",
  "learn.first.1.do": "wähle das leuchtende Feld. Setze dann deinen Gefolgsmann als Ritter in die Stadt und bestätige.",
  "learn.first.2.title": "Eine Stadt fertigstellen",
  "learn.first.2.why":
    "Eine Stadt ist fertig, wenn ihre Mauer keine Lücke hat. Sie bringt 2 Punkte je Plättchen und 2 je Wappen, und dein Ritter kommt heim.",
  "learn.first.2.do": "schließe deine Stadt. Einen zweiten Gefolgsmann braucht sie nicht.",
  "learn.first.3.title": "Einen Weg nehmen",
  "learn.first.3.why":
    "Ein Weg endet an einer Kreuzung, einer Stadt oder einem Kloster. An beiden Enden geschlossen bringt er 1 Punkt je Plättchen.",
  "learn.first.3.do": "verlängere den Weg und setze einen Wegelagerer darauf.",
  "learn.first.4.title": "Den Weg fertigstellen",
  "learn.first.4.why": "An einer Kreuzung ist jeder Arm ein eigener Weg, und jeder Arm endet dort.",
  "learn.first.4.do":
    "lege die Kreuzung an das offene Ende deines Wegs. Dein Wegelagerer kommt mit seinen Punkten heim.",
  "learn.first.5.title": "Ein Kloster",
  "learn.first.5.why":
    "Ein Kloster bringt 1 Punkt für sich und 1 für jedes Plättchen ringsum: 9, wenn alle acht liegen.",
  "learn.first.5.do":
    "lege es dorthin, wo schon viele Plättchen liegen, und setze deinen Gefolgsmann als Mönch darauf.",
  "learn.first.6.title": "Robin hat eine Stadt",
  "learn.first.6.why":
    "Südlich vom Startplättchen hält Robin eine Stadt. In eine besetzte Stadt darf niemand einen Ritter setzen; aber daneben darfst du eine beginnen.",
  "learn.first.6.do": "lege deine Stadt so, dass nur ein Feld zwischen ihr und Robins fehlt, und setze einen Ritter.",
  "learn.first.7.title": "Teile die Stadt",
  "learn.first.7.why":
    "Wachsen zwei Städte zusammen, bleiben beide Ritter. Bei gleich vielen Rittern bekommt ihr beide alle Punkte. Das Plättchen füllt auch das letzte Feld um dein Kloster.",
  "learn.first.7.do": "verbinde die beiden Städte.",
  "learn.first.8.title": "Noch ein Ritter",
  "learn.first.8.why":
    "Wer die meisten Gefolgsleute in einer Stadt hat, bekommt alle Punkte; die anderen gehen leer aus.",
  "learn.first.8.do": "beginne an der offenen Seite eine weitere Stadt, mit einem zweiten Ritter.",
  "learn.first.9.title": "Nimm Robin die Stadt weg",
  "learn.first.9.why":
    "Verbunden stehen in der Stadt zwei deiner Ritter und einer von Robin. Und sie ist fertig, also zahlt sie: nur dir.",
  "learn.first.9.do": "schließe die Lücke.",
  "learn.fields.name": "Wiesen und Bauern",
  "learn.fields.line": "Wo Bauern liegen, was sie bringen und warum sie nie heimkommen.",
  "learn.fields.1.title": "Zuerst eine Stadt",
  "learn.fields.1.why":
    "Bauern leben von Städten: Am Ende bringt eine Wiese 3 Punkte für jede fertige Stadt an ihrem Rand. Also muss es eine geben.",
  "learn.fields.1.do": "stelle die Stadt über dem Startplättchen fertig, mit einem Ritter.",
  "learn.fields.2.title": "Lege einen Bauern hin",
  "learn.fields.2.why":
    "Wege und Mauern teilen das Land in Wiesen. Die Wiese nördlich des Wegs berührt deine Stadt: Ein Bauer dort bekommt am Ende 3 Punkte. Aber er bleibt dort, bis das Spiel zu Ende ist.",
  "learn.fields.2.do": "verlängere den Weg und lege deinen Gefolgsmann als Bauern in die Wiese nördlich davon.",
  "learn.fields.3.title": "Mehr Städte für deinen Bauern",
  "learn.fields.3.why":
    "Jede weitere Stadt, die am Rand seiner Wiese fertig wird, bringt 3 mehr. Der Knopf „Wiesen“ zeigt, welche Wiese wem gehört.",
  "learn.fields.3.do": "beginne eine zweite Stadt an seiner Wiese, mit einem Ritter.",
  "learn.fields.4.title": "Stelle die Stadt fertig",
  "learn.fields.4.why": "Die Stadt zahlt jetzt deinem Ritter und am Ende deinem Bauern.",
  "learn.fields.4.do": "schließe die Stadt.",
  "learn.fields.5.title": "Das letzte Plättchen",
  "learn.fields.5.why":
    "Robin hat auch einen Bauern, südlich des Wegs. Eine Wiese gehört dem mit den meisten Bauern; bei Gleichstand bekommen alle die Punkte.",
  "learn.fields.5.do": "diesmal wählst du selbst. Danach werden die Wiesen gezählt.",
} satisfies Catalogue<typeof english>;

const boxes = import.meta.glob<Record<string, string>>("../../boxes/*/words/de.ts", {
  query: "?learn",
  eager: true,
  import: "learn",
});
export const words = together<string>([learn, ...Object.values(boxes)]);
