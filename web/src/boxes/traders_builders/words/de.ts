import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "term.builder": "Baumeister",
  "box.traders_builders": "Händler & Baumeister",
  "box.traders_builders.line":
    "Wein, Korn und Tuch für den, der eine Stadt fertigstellt; ein Baumeister, der ein zweites Plättchen bringt; ein Schwein für die Bauern.",
  "option.traders_builders": "Händler & Baumeister",
  "option.goods": "Waren",
  "option.builders": "Baumeister",
  "option.pigs": "Schweine",
  "table.spot.builder.road": "Baumeister auf dem Weg",
  "table.spot.builder.city": "Baumeister in der Stadt",
  "table.spot.builder.bridge": "Baumeister auf der Brücke",
  "table.spot.pig": "Schwein",
  "table.spot.builder.why": "ein zweites Plättchen, wenn es wächst",
  "table.spot.pig.why": "1 mehr je Stadt",
  "table.figure.builder": "Baumeister im Vorrat: wo er steht, folgt auf dein Plättchen ein zweites",
  "table.figure.builder.away": "Der Baumeister ist bei der Arbeit",
  "table.figure.pig": "Schwein im Vorrat: 1 mehr je Stadt seiner Wiese",
  "table.figure.pig.away": "Das Schwein ist auf seiner Wiese",
  "table.goods": "Waren",
  "table.goods.why": "am Ende {points} für die meisten einer Sorte",
  "table.goods.wine": "Wein",
  "table.goods.grain": "Korn",
  "table.goods.cloth": "Tuch",
  "table.goods.count": "{n} × {goods}",
  "table.goods.leads": "bisher die meisten: {points} Punkte",
  "table.doing.place_second": "zweites Plättchen",
  "table.ask.place_second": "Lege dein zweites Plättchen",
  "table.waiting_for.place_second": "{name} legt ein zweites Plättchen",
  "table.second.why": "Dein Baumeister war am Werk: Das ist der zweite Teil deines Zugs.",
  "table.then.second": "Dann legst du ein zweites Plättchen.",
  "table.then.goods": "Dann nimmst du {goods}.",
  "table.event.builder": "{name} setzt den Baumeister ein",
  "table.event.farm_pig": "{name} setzt das Schwein ein",
  "table.event.goods": "{name} nimmt {goods}",
  "table.event.second": "Baumeister von {name} am Werk: ein zweites Plättchen",
  "table.score.goods": "Waren: {terms}",
  "table.term.goods": "{points} für am meisten {goods}",
  "table.term.pig": "{points} für das Schwein",
  "tile.mark.wine": "Wein",
  "tile.mark.grain": "Korn",
  "tile.mark.cloth": "Tuch",
} satisfies Catalogue<typeof english.play>;

export const learn = {
  "learn.builders.name": "Baumeister und Waren",
  "learn.builders.line": "Ein zweites Plättchen im selben Zug, und Wein aus einer Stadt, die dir nicht gehört.",
  "learn.builders.1.title": "Ein Weg zum Bauen",
  "learn.builders.1.why":
    "Der Baumeister arbeitet nur, wo du schon einen Gefolgsmann hast, also beginne mit einem Wegelagerer.",
  "learn.builders.1.do": "verlängere den Weg, und setze einen Wegelagerer darauf.",
  "learn.builders.2.title": "Der Baumeister",
  "learn.builders.2.why":
    "Der Baumeister ist kein Gefolgsmann: Er bringt keine Punkte und zählt für keine Mehrheit. Er steht auf einem Weg oder in einer Stadt von dir, die nicht fertig ist.",
  "learn.builders.2.do": "verlängere deinen Weg, und setze deinen Baumeister darauf.",
  "learn.builders.3.title": "Zwei Plättchen in einem Zug",
  "learn.builders.3.why":
    "Immer wenn dein Plättchen den Weg des Baumeisters verlängert, ziehst und legst du gleich noch eines.",
  "learn.builders.3.do": "verlängere den Weg noch einmal. Lege dann die Kreuzung an sein Ende.",
  "learn.builders.4.title": "Robins Wein",
  "learn.builders.4.why":
    "Robins Stadt zeigt ein Weinfass. Wer eine Stadt fertigstellt, nimmt ihre Waren, wer auch immer die Punkte bekommt. Zwei Lücken sind noch offen.",
  "learn.builders.4.do": "schließe die östliche Lücke.",
  "learn.builders.5.title": "Waren sind 10 wert",
  "learn.builders.5.why":
    "Am Ende bekommt 10 Punkte, wer von einer Sorte am meisten hat. Robin bekommt 6 für die Stadt; du bekommst den Wein.",
  "learn.builders.5.do": "stelle Robins Stadt fertig.",
} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.by.goods": "Waren",
  "replay.why.goods": "nimmt {tokens} {tokens|Ware|Waren}",
  "replay.why.second_tile": "der Baumeister bringt ein zweites Plättchen",
  "replay.why.builder": "der Baumeister, {own}: jede Erweiterung bringt ein zweites Plättchen",
  "replay.why.pig": "das Schwein auf einer Wiese, die schon {points} wert ist: jede Stadt bringt einen mehr",
  "replay.why.pig_room": "das Schwein auf einer Wiese, die wachsen kann",
  "replay.why.keep_builder": "behält den Baumeister",
  "replay.why.keep_pig": "behält das Schwein",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.goods.h": "Waren",
  "rules.goods.1":
    "Manche Städte zeigen Waren: Wein, Korn oder Tuch. Wer das Plättchen legt, das eine solche Stadt fertigstellt, nimmt für jedes Zeichen darin ein Warenplättchen, wer auch immer die Punkte bekommt, und selbst wenn niemand in der Stadt steht.",
  "rules.goods.picture": "Rot stellt die Stadt von Blau fertig: Blau bekommt {blue} Punkte, Rot den Wein.",
  "rules.goods.2":
    "Am Ende des Spiels bekommt 10 Punkte, wer von einer Sorte am meisten hat, für jede der drei Sorten einzeln. Bei Gleichstand bekommen alle Beteiligten die 10 Punkte.",
  "rules.builder.h": "Der Baumeister",
  "rules.builder.1":
    "Statt eines Gefolgsmanns darfst du deinen Baumeister einsetzen: auf einen Weg oder in eine Stadt des eben gelegten Plättchens, wenn dort schon ein eigener Gefolgsmann ist und das Bauwerk nicht fertig ist.",
  "rules.builder.2":
    "Legst du später ein Plättchen, das diesen Weg oder diese Stadt verlängert, hat dein Zug einen zweiten Teil: Ist der erste gewertet, ziehst und legst du noch ein Plättchen und darfst noch eine Figur einsetzen. Einen dritten Teil gibt es nie.",
  "rules.builder.picture":
    "Das Plättchen von Rot verlängert den Weg mit Wegelagerer und Baumeister von Rot: Rot legt gleich ein zweites.",
  "rules.builder.3":
    "Der Baumeister zählt für keine Mehrheit und bringt keine Punkte. Er kommt heim, wenn sein Weg oder seine Stadt gewertet wird.",
  "rules.pig.h": "Das Schwein",
  "rules.pig.1":
    "Statt eines Gefolgsmanns darfst du dein Schwein auf eine Wiese des eben gelegten Plättchens setzen, auf der du schon einen Bauern hast. Am Ende bringt dir diese Wiese 1 Punkt mehr je fertige Stadt: 4 statt 3. Das Schwein zählt für keine Mehrheit und hilft nur, wenn die Wiese dir Punkte bringt.",
  "rules.pig.picture":
    "Je ein Bauer auf derselben Wiese, an einer fertigen Stadt. Rot hat dort ein Schwein: Rot bekommt {red} Punkte, Blau {blue}.",
} satisfies Catalogue<typeof english.rules>;
