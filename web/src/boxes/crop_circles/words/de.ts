import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "box.crop_circles": "Kornkreise",
  "box.crop_circles.line":
    "Ein Kreis im Korn: alle stellen einen Gefolgsmann zu einem eigenen dazu, oder alle nehmen einen zurück.",
  "option.crop_circles": "Kornkreise (Big Box)",
  "option.crop_circles_1": "Kornkreise (erste Ausgabe)",
  "option.crop_circle_add": "Wer einen Gefolgsmann dazustellen kann",
  "option.crop_circle_add.may": "darf das",
  "option.crop_circle_add.must": "muss das",
  "table.doing.circle": "Kornkreis",
  "table.doing.circle_move": "Kornkreis",
  "table.doing.circle_move_add": "stellt dazu",
  "table.doing.circle_move_remove": "nimmt zurück",
  "table.ask.circle": "Was bringt der Kornkreis, für alle?",
  "table.ask.circle_move": "Der Kornkreis: wähle einen Gefolgsmann",
  "table.ask.circle_move_add": "Stelle einen Gefolgsmann zu einem deiner eigenen dazu, wenn du willst",
  "table.ask.circle_move_remove": "Nimm einen deiner Gefolgsleute zurück",
  "table.waiting_for.circle": "{name} wählt, was der Kornkreis bringt",
  "table.waiting_for.circle_move": "{name} beantwortet den Kornkreis",
  "table.waiting_for.circle_move_add": "{name} darf einen Gefolgsmann dazustellen",
  "table.waiting_for.circle_move_remove": "{name} nimmt einen Gefolgsmann zurück",
  "table.circle.add.rake": "Alle dürfen einen Bauern dazustellen",
  "table.circle.add.club": "Alle dürfen einen Wegelagerer dazustellen",
  "table.circle.add.shield": "Alle dürfen einen Ritter dazustellen",
  "table.circle.remove.rake": "Alle nehmen einen Bauern zurück",
  "table.circle.remove.club": "Alle nehmen einen Wegelagerer zurück",
  "table.circle.remove.shield": "Alle nehmen einen Ritter zurück",
  "table.circle.why": "Dein linker Nachbar beginnt, du kommst zuletzt. Wer dort niemanden hat, macht nichts.",
  "table.circle.nobody": "Niemanden dazustellen",
  "table.event.circle_add": "{name} wählt: alle dürfen einen Gefolgsmann dazustellen",
  "table.event.circle_remove": "{name} wählt: alle nehmen einen Gefolgsmann zurück",
  "table.event.driven_by_circle": "{name} nimmt einen Gefolgsmann zurück",
  "tile.circle": "Kornkreis",
  "tile.circle.1": "Kornkreis am Ende eines Weges",
  "tile.circle.1.right": "Kornkreis am Ende eines Weges rechts von der Stadt",
  "tile.circle.2": "Kornkreis am Ende zweier Wege",
  "tile.circle.3": "Kornkreis am Ende dreier Wege",
  "tile.rake": "Harke (Bauern)",
  "tile.club": "Keule (Wegelagerer)",
  "tile.shield": "Schild (Ritter)",
} satisfies Catalogue<typeof english.play>;

export const learn = {} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.did.circle_add": "lässt alle einen Gefolgsmann dazustellen",
  "replay.did.circle_remove": "lässt alle einen Gefolgsmann zurücknehmen",
  "replay.did.circle_take": "nimmt einen Gefolgsmann zurück",
  "replay.why.circle": "der Kornkreis schickt {figures} {figures|Figur|Figuren} der anderen nach Hause",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.circle.h": "Kornkreise",
  "rules.circle.1":
    "Auf manchen Plättchen ist ein Kornkreis mit einer Harke für Bauern, einer Keule für Wegelagerer oder einem Schild für Ritter. Niemand steht darauf; Wege enden an ihm. Ist das Plättchen gelegt, eine Figur gesetzt und alles gewertet, wählt der Spieler am Zug eines von zweien, für alle.",
  "rules.circle.2":
    "Entweder dürfen alle einen Gefolgsmann aus ihrem Vorrat, gewöhnlich oder groß, zu einem eigenen dieser Art dazustellen, wer auch immer sonst dort steht.",
  "rules.circle.add_picture":
    "Rot hat das Dazustellen gewählt. Blau hat einen zweiten Wegelagerer zu seinem gestellt und hat den Weg mit zwei gegen einen.",
  "rules.circle.3":
    "Oder alle müssen einen ihrer Gefolgsleute dieser Art zurücknehmen, ohne Punkte. Ein Baumeister oder Schwein, das allein zurückbleibt, geht auch nach Hause.",
  "rules.circle.remove_picture":
    "Wählt Rot das Zurücknehmen, nimmt zuerst Blau seinen Wegelagerer zurück, dann Rot den eigenen.",
  "rules.circle.4":
    "Der linke Nachbar beginnt, der Spieler am Zug kommt zuletzt. Wer niemanden dieser Art auf dem Brett hat oder niemanden zum Dazustellen, macht nichts. Gewertet wird dabei nichts. Gefolgsleute in Burgen und auf Türmen sind nicht betroffen, und auf dem Plättchen des Drachen wird niemand dazugestellt.",
} satisfies Catalogue<typeof english.rules>;
