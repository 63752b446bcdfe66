import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "term.abbey": "Abtei",
  "term.mayor": "Bürgermeister",
  "term.wagon": "Wagen",
  "term.barn": "Gutshof",
  "preset.abbey-mayor": "Abtei & Bürgermeister",
  "preset.abbey-mayor.line":
    "Abteien, die jede Lücke füllen, Bürgermeister, die Wappen zählen, Wagen, die weiterfahren, und Gutshöfe auf den Wiesen.",
  "table.preset.abbey-mayor": "Abtei & Bürgermeister",
  "option.abbey_mayor": "Abtei & Bürgermeister",
  "option.abbeys": "Abteien",
  "option.mayors": "Bürgermeister",
  "option.wagons": "Wagen",
  "option.barns": "Gutshöfe",
  "option.wagon_moves": "Ein Wagen fährt weiter",
  "option.wagon_moves.nearby": "auf eines der neun Felder ringsum",
  "option.wagon_moves.connected": "entlang dessen, was sich berührt",
  "option.barn_on_barn": "Mehrere Gutshöfe auf einer Wiese",
  "option.abbeys_at_end": "Abteien nach dem letzten Plättchen",
  "option.abbey_gives_second_part": "Eine Abtei kann das zweite Plättchen des Baumeisters bringen",
  "table.doing.tile": "Abtei oder Plättchen",
  "table.ask.tile": "Leg deine Abtei oder zieh ein Plättchen",
  "table.waiting_for.tile": "{name} wählt Abtei oder Plättchen",
  "table.doing.wagon": "Wagen",
  "table.ask.wagon": "Wohin fährt dein Wagen weiter?",
  "table.waiting_for.wagon": "{name} entscheidet, wohin der Wagen fährt",
  "table.abbey.why":
    "Eine Abtei füllt eine Lücke mit Plättchen auf allen vier Seiten. Jeder Weg und jede Stadt, die sie erreicht, endet dort.",
  "table.abbey.none": "Keine Abtei legen",
  "table.abbey.lay": "Abtei {place}",
  "table.abbey.closes": "schließt alles ab, was hier endet",
  "table.abbey.draw": "Ein Plättchen ziehen",
  "table.wagon.why": "Er wurde gewertet und darf zu etwas Unfertigem weiterfahren, auf dem niemand steht.",
  "table.wagon.home": "Der Wagen bleibt daheim",
  "table.spot.mayor": "Bürgermeister in der Stadt",
  "table.spot.mayor.why": "zählt so viel, wie die Stadt Wappen hat",
  "table.spot.wagon.road": "Wagen auf dem Weg",
  "table.spot.wagon.city": "Wagen in der Stadt",
  "table.spot.wagon.cloister": "Wagen im Kloster",
  "table.spot.wagon.bridge": "Wagen auf der Brücke",
  "table.spot.wagon.shrine": "Wagen am Heiligtum",
  "table.spot.barn": "Gutshof an der Ecke",
  "table.spot.barn.why": "4 je fertige Stadt am Ende; Bauern werden gewertet und gehen heim",
  "table.at.NW": "Nordwest",
  "table.at.NE": "Nordost",
  "table.at.SE": "Südost",
  "table.at.SW": "Südwest",
  "table.figure.abbey": "Abtei auf der Hand: sie füllt jede Lücke",
  "table.figure.abbey.away": "Die Abtei ist gelegt",
  "table.figure.mayor": "Bürgermeister daheim: er zählt die Wappen seiner Stadt",
  "table.figure.mayor.away": "Der Bürgermeister ist in seiner Stadt",
  "table.figure.wagon": "Wagen daheim: er darf weiterfahren, wenn er gewertet wird",
  "table.figure.wagon.away": "Der Wagen ist unterwegs",
  "table.figure.barn": "Gutshof daheim: 4 je fertige Stadt an seiner Wiese",
  "table.figure.barn.away": "Der Gutshof steht auf seiner Wiese",
  "table.then.barn": "Der Gutshof schickt {n} {n|Bauern|Bauern} der anderen heim.",
  "table.event.abbey": "{name} legt die Abtei",
  "table.event.mayor": "{name} hat den Bürgermeister gesetzt",
  "table.event.wagon": "{name} hat den Wagen gesetzt: {role}",
  "table.event.barn": "{name} hat den Gutshof gesetzt",
  "table.event.wagon_moved": "Der Wagen von {name} fährt weiter",
  "table.event.driven_by_barn": "Der Gutshof schickt einen Bauern von {name} heim",
  "table.score.barn": "Gutshof: {terms}",
  "table.score.by_barn": "Wiese mit einem Gutshof: {terms}",
  "table.term.barn": "{points} für den Gutshof",
  "tile.abbey": "Abtei",
  "tile.open.1": "Weg, der auf der Wiese aufhört",
  "tile.cloister.4": "Kloster am Ende von vier Wegen",
  "tile.road.three": "Weg mit drei Armen",
} satisfies Catalogue<typeof english.play>;

export const learn = {} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.by.barn": "Gutshof",
  "replay.did.abbey": "legt die Abtei",
  "replay.did.draw": "zieht ein Plättchen",
  "replay.did.wagon": "fährt mit dem Wagen weiter",
  "replay.why.barn_drives_home": "schickt {followers} {followers|Bauern|Bauern} der anderen heim",
  "replay.why.wagon_goes_on": "lässt den Wagen weiterfahren",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.abbey.h": "Abteien",
  "rules.abbey.1":
    "Statt ein Plättchen zu ziehen, darf ein Spieler seine Abtei auf ein leeres Feld mit Plättchen auf allen vier Seiten legen, was immer diese zeigen. Wege und Städte, die sie erreichen, enden dort und werden gewertet; die Abtei gehört zu keinem davon.",
  "rules.abbey.picture":
    "Die Abtei beendet die Stadt von Rot und den Weg von Blau: {red} Punkte für Rot, {blue} für Blau.",
  "rules.abbey.2": "Sie ist ein Kloster: Ein Gefolgsmann darf darauf gesetzt werden. Eine Wiese hat sie nicht.",
  "rules.abbey.end": "Nach dem letzten Plättchen darf reihum jeder seine Abtei legen, der sie noch hat.",
  "rules.abbey.second":
    "Eine Abtei, die abschließt, worauf der Baumeister eines Spielers steht, bringt ihm ein zweites Plättchen.",
  "rules.mayor.h": "Bürgermeister",
  "rules.mayor.1":
    "Ein Bürgermeister wird wie ein Gefolgsmann gesetzt, nur in Städte. Bei der Mehrheit zählt er so viel, wie die Stadt Wappen hat; ohne Wappen zählt er nichts und bringt auch allein keine Punkte.",
  "rules.mayor.picture":
    "Mit zwei Wappen schlägt der Bürgermeister den Ritter von Blau: Rot bekommt {red} Punkte, Blau {blue}.",
  "rules.wagon.h": "Wagen",
  "rules.wagon.1":
    "Ein Wagen wird wie ein Gefolgsmann auf einen Weg, in eine Stadt oder auf ein Kloster gesetzt, nie auf eine Wiese. Ist das gewertet, darf er sofort zu einem unfertigen Weg, einer Stadt oder einem Kloster weiterfahren, wo niemand steht.",
  "rules.wagon.nearby":
    "Er fährt auf sein eigenes Plättchen oder auf eines der acht Felder ringsum, was auch dazwischenliegt.",
  "rules.wagon.connected":
    "Er fährt zu dem, was das berührt, das er verlässt: zu Stadt oder Kloster am Ende seines Weges, zu Wegen derselben Kreuzung, zu einer Abtei daneben.",
  "rules.wagon.picture":
    "Der Weg bringt Rot {red} Punkte, und der Wagen ist über die Wiese zu einem Kloster weitergefahren.",
  "rules.wagon.2":
    "Das ist nicht die Figur des Zuges und bringt nichts. Bei mehreren Wagen entscheiden die Besitzer reihum.",
  "rules.barn.h": "Gutshöfe",
  "rules.barn.1":
    "Ein Gutshof wird auf eine Ecke des eben gelegten Plättchens gesetzt, an der vier Plättchen zusammenstoßen und bis in die Ecke Wiese sind. Bauern auf der Wiese bekommen sofort 3 Punkte je fertige Stadt und gehen mit ihren Schweinen heim. Kommen später Bauern dazu, bekommen sie 1 Punkt je Stadt und gehen ebenfalls heim.",
  "rules.barn.picture": "Der Gutshof bringt dem Bauern von Blau {blue} Punkte, und er geht heim.",
  "rules.barn.2":
    "Der Gutshof bleibt stehen, und auf seine Wiese wird kein Bauer mehr gesetzt. Am Ende bekommt sein Spieler 4 Punkte je fertige Stadt an der Wiese.",
  "rules.barn.several": "Eine Wiese darf mehrere Gutshöfe haben; jeder wird gewertet.",
} satisfies Catalogue<typeof english.rules>;
