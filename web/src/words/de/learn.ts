import type { learn as english } from "../en/learn";
import type { Catalogue } from "../language.svelte";

export const learn = {
  "learn.heading": "Dein erstes Spiel",
  "learn.intro": "Ein kurzes Spiel gegen einen freundlichen Bot, und jemand an deiner Seite erklärt jeden Zug.",
  "learn.intro.1": "Vierzehn Plättchen, etwa zehn Minuten.",
  "learn.intro.2": "Städte, Wege, Klöster, und die Bauern, die andere weglassen.",
  "learn.intro.3": "Mach, was du willst: Jeder Zug, den die Regeln erlauben, ist auch hier erlaubt.",
  "learn.begin": "Anfangen",
  "learn.continue": "Weitermachen, wo du warst",
  "learn.restart": "Neu anfangen",
  "learn.skip": "Ohne Begleitung weiterspielen",
  "learn.read": "Lieber die Regeln lesen",
  "learn.failed": "Das Spiel konnte nicht begonnen werden. Läuft der Server noch?",
  "learn.bot": "Robin",
  "learn.coach": "Der Lehrer",
  "learn.step": "Zug {n} von {of}",
  "learn.more": "Mehr",
  "learn.less": "Weniger",
  "learn.do": "Jetzt:",
  "learn.happened": "Was geschah",
  "learn.bot_turn": "{name} ist am Zug. Sieh zu, wohin das Plättchen kommt.",
  "learn.well": "Gut gemacht!",
  "learn.fine": "Das geht auch. Jede Landschaft wächst anders.",
  "learn.placed.city": "Dein Ritter hält die Stadt. Solange er dort steht, kommt niemand sonst hinein.",
  "learn.placed.road": "Dein Wegelagerer hält den Weg, so weit er je führen wird.",
  "learn.placed.cloister":
    "Dein Mönch wartet, bis alle acht Felder um das Kloster belegt sind. Dann bringt er 9 Punkte.",
  "learn.placed.field": "Dein Bauer liegt auf der Wiese und bleibt dort bis zum Schluss: Vorher kommt er nicht heim.",
  "learn.placed.none":
    "Du hast deine Gefolgsleute behalten. Das ist klug, wenn nur noch wenige da sind; doch wer keinen setzt, verdient nichts.",
  "learn.home": "Was fertig wurde, ist bezahlt, also kam dein Gefolgsmann heim. Du kannst ihn wieder einsetzen.",
  "learn.you_scored": "Du hast {n} {n|Punkt|Punkte} bekommen: {what}.",
  "learn.they_scored": "{name} hat {n} {n|Punkt|Punkte} bekommen: {what}.",
  "learn.bot_placed": "{name} hat einen Gefolgsmann gesetzt: {role}.",

  "learn.1.title": "Ein Plättchen legen, einen Ritter setzen",
  "learn.1.why":
    "Ein Plättchen liegt auf dem Tisch, und du hast ein weiteres: ein Stück Stadt mit einem Wappen. Markierte Felder zeigen, wo es passt. Seiten, die sich berühren, müssen passen: Stadt an Stadt, Weg an Weg, Wiese an Wiese.",
  "learn.1.do":
    "Wähl das Feld über dem Startplättchen und dreh dein Plättchen, bis die Städte aneinanderstoßen. Setz dann deinen Gefolgsmann als Ritter in die Stadt und bestätige.",
  "learn.2.title": "Eine Stadt fertigstellen",
  "learn.2.why":
    "Eine Stadt ist fertig, wenn ihre Mauer keine Lücke hat. Dann bringt sie 2 Punkte je Plättchen und 2 je Wappen, und der Ritter kommt heim.",
  "learn.2.do": "Dein Plättchen ist das fehlende Stück Mauer. Leg es so, dass es die Stadt deines Ritters schließt.",
  "learn.2.else":
    "Leg dein Plättchen mit der Stadt an eine andere offene Stadt und setz einen Ritter, wenn niemand darin steht.",
  "learn.3.title": "Ein Kloster",
  "learn.3.why":
    "Ein Kloster bringt 1 Punkt für sich und 1 für jedes Plättchen ringsum, 9, wenn alle acht liegen. Es passt überall, wo Wiese an Wiese stößt.",
  "learn.3.do":
    "Leg es dorthin, wo schon viele Plättchen ringsum liegen, und setz deinen Gefolgsmann als Mönch auf das Kloster.",
  "learn.4.title": "Auf dem Weg",
  "learn.4.why":
    "Ein Weg endet an einer Kreuzung, einer Stadt oder einem Kloster. Sind beide Enden geschlossen, bringt er 1 Punkt je Plättchen. Nur einen leeren Weg kann man besetzen, wie lang er auch ist.",
  "learn.4.do": "Leg dein Wegplättchen dorthin, wo niemand den Weg hält, und setz einen Wegelagerer darauf.",
  "learn.4.else":
    "Alle Wege sind besetzt; leg dein Plättchen so, dass es einen neuen beginnt oder deinen eigenen verlängert.",
  "learn.5.title": "Kreuzungen beenden Wege",
  "learn.5.why": "An einer Kreuzung ist jeder Arm ein eigener Weg, und jeder Arm endet dort.",
  "learn.5.do":
    "Leg die Kreuzung an das offene Ende deines Weges. Ist das andere Ende auch geschlossen, wird der Weg bezahlt, und dein Wegelagerer kommt heim.",
  "learn.5.else": "Leg die Kreuzung an irgendeinen offenen Weg und besetz einen ihrer Arme mit einem Wegelagerer.",
  "learn.6.title": "Ein Bauer",
  "learn.6.why":
    "Bauern gewinnen Spiele. Wege und Stadtmauern teilen das Land in Wiesen. Am Ende bekommt, wer auf einer Wiese die meisten Bauern hat, 3 Punkte für jede fertige Stadt an ihrem Rand. Doch ein Bauer kommt nie heim: Setz ihn also, wo Städte sind, und nicht zu viele.",
  "learn.6.do":
    "Schalte „Wiesen“ ein, um zu sehen, wem welche gehört. Leg dein Plättchen so, dass es an eine große Wiese ohne Bauern neben fertigen Städten anschließt, und leg deinen Gefolgsmann dort als Bauern hin.",
  "learn.7.title": "Teilen, und das Ende",
  "learn.7.why":
    "Was jemand hält, kannst du nicht betreten. Aber du darfst daneben anfangen und beides später verbinden: Dann bekommt alle Punkte, wer mehr Gefolgsleute hat, bei Gleichstand beide. Wenn das letzte Plättchen liegt, bringen unfertige Wege, Städte und Klöster noch etwas, und dann werden die Wiesen gezählt.",
  "learn.7.do":
    "Das ist dein letztes Plättchen. Such etwas Unfertiges, das es größer macht, und setz einen Gefolgsmann, wo er noch Punkte bringt.",

  "learn.end.title": "Das Ende",
  "learn.end.won": "Du hast gewonnen!",
  "learn.end.lost": "Das Spiel ist vorbei",
  "learn.end.text":
    "Nach dem letzten Plättchen ist alles Übrige gezählt worden: unfertige Wege und Städte 1 Punkt je Plättchen, Klöster 1 für jedes Plättchen dort, und dann die Wiesen, 3 für jede fertige Stadt:",
  "learn.end.next": "Jetzt kennst du alles. Ein ganzes Spiel hat 71 Plättchen zu ziehen, und bessere Gegner warten.",
} satisfies Catalogue<typeof english>;

export { learn as words };
