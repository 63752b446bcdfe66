import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "term.tower": "Turm",
  "preset.tower": "Der Turm",
  "preset.tower.line":
    "Türme wachsen Stein um Stein und nehmen Gefolgsleute gefangen; Gefangene werden getauscht oder ausgelöst.",
  "option.tower": "Der Turm",
  "option.towers": "Türme",
  "option.ransom_needs_points": "Untergrenze von 3 Punkten für Lösegeld",
  "table.preset.tower": "Der Turm",
  "table.doing.capture": "nimmt gefangen",
  "table.doing.exchange": "tauscht",
  "table.ask.capture": "Jemanden gefangen nehmen?",
  "table.ask.exchange": "Wer kommt nach Hause?",
  "table.waiting_for.capture": "{name} darf jemanden gefangen nehmen",
  "table.waiting_for.exchange": "{name} wählt, wer nach Hause kommt",
  "table.spot.tower": "Gefolgsmann auf dem Turm",
  "table.spot.large.tower": "Großer Gefolgsmann auf dem Turm",
  "table.role.tower": "Gefolgsmann auf dem Turm",
  "table.feature.tower": "Turm",
  "table.tower.build": "Stein auf den Turm {place}",
  "table.tower.reach": "fängt bis zu {n} {n|Feld|Felder} weit",
  "table.tower.own": "Eigenen {role} {place} heimholen",
  "table.tower.victim": "{role} {place} gefangen nehmen",
  "table.tower.why":
    "Jeder auf dem Plättchen des Turms oder geradeaus davon, so weit, wie der Turm hoch ist. Eigene Gefolgsleute kommen nach Hause.",
  "table.tower.nobody": "Niemanden gefangen nehmen",
  "table.tower.stands": "Turm aus {n} {n|Stein|Steinen} {place}",
  "table.exchange.why":
    "Ihr haltet einander Gefolgsleute gefangen: von jedem kommt einer nach Hause. Wähle, welcher von dir.",
  "table.pieces": "noch {n} {n|Turmstein|Turmsteine}",
  "table.pieces.tip": "Einer darf auf jeden offenen Turm, anstelle eines Gefolgsmanns",
  "table.prisons": "Gefangene",
  "table.prisons.of": "{n} × {who} von {name}",
  "table.prisoner.large": "großer Gefolgsmann",
  "table.prisoner.abbot": "Abt",
  "table.ransom": "Lösegeld",
  "table.ransom.pay": "Auslösen bei {name}: {who}",
  "table.ransom.price": "für 3 Punkte, einmal im Zug",
  "table.then.capture": "Dann darfst du jemanden gefangen nehmen.",
  "table.then.exchange": "Dann werden Gefangene getauscht.",
  "table.event.tower_built": "{name} baut an einem Turm, jetzt {n} hoch",
  "table.event.captured": "{name} nimmt einen Gefolgsmann von {owner} gefangen: {role}",
  "table.event.exchanged": "{name} und {other} tauschen Gefangene",
  "table.event.ransomed": "{name} zahlt {captor} 3 Punkte für einen Gefangenen: {who}",
  "table.score.ransom": "Lösegeld",
  "tile.tower": "Turmfundament",
  "tile.tower.2": "Turm am Ende zweier Wege",
  "tile.tower.3": "Turm am Ende dreier Wege",
  "tile.tower.4": "Turm am Ende von vier Wegen",
} satisfies Catalogue<typeof english.play>;

export const learn = {} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.by.ransom": "Lösegeld",
  "replay.did.tower": "legt einen Stein auf einen Turm",
  "replay.did.capture": "nimmt einen Gefolgsmann gefangen",
  "replay.did.exchange": "tauscht Gefangene",
  "replay.did.ransom": "zahlt Lösegeld",
  "replay.why.tower_capture": "nimmt {followers} {followers|Gefolgsmann|Gefolgsleute} gefangen",
  "replay.why.tower_free": "bekommt {followers} {followers|Gefolgsmann|Gefolgsleute} zurück",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.tower.h": "Türme",
  "rules.tower.1":
    "Anstelle eines Gefolgsmanns darfst du einen deiner Turmsteine auf das Fundament irgendeines Plättchens legen, oder auf irgendeinen offenen Turm. Danach darfst du einen Gefolgsmann gefangen nehmen: auf dem Plättchen des Turms selbst oder geradeaus in einer der vier Richtungen, so viele Felder weit, wie der Turm Steine hat. Lücken stören nicht.",
  "rules.tower.2":
    "Ein eigener Gefolgsmann kommt nach Hause. Der eines anderen wird dein Gefangener. Baumeister, Schweine und Gefolgsleute in Burgen sind sicher.",
  "rules.tower.picture":
    "Rot legt einen Stein auf das Fundament und nimmt den Wegelagerer von Blau auf dem Feld daneben gefangen.",
  "rules.tower.3":
    "Oder du stellst einen Gefolgsmann aus deinem Vorrat auf einen Turm aus mindestens einem Stein: auf ihm baut niemand mehr. Er bringt nichts ein, und ein anderer Turm kann ihn gefangen nehmen.",
  "rules.tower.4":
    "Sobald zwei Spieler einander Gefolgsleute gefangen halten, kommt von jedem einer nach Hause. Einmal in deinem Zug darfst du einen deiner Gefolgsleute für 3 Punkte auslösen, die der Spieler bekommt, der ihn festhält; du darfst ihn sofort einsetzen.",
  "rules.tower.ransom_picture":
    "Rot zahlt Blau 3 Punkte und schließt mit dem Heimgekehrten die Stadt ab: am Ende hat Rot {red} mehr, Blau {blue}.",
  "rules.tower.needs_points": "Wer weniger als 3 Punkte hat, kann niemanden auslösen.",
} satisfies Catalogue<typeof english.rules>;
