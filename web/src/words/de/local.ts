import type { local as english } from "../en/local";
import type { Catalogue } from "../language.svelte";

export const local = {
  "local.loading": "Das Spiel wird geholt: {done} von {total} MB",
  "local.loading_label": "Wie viel vom Spiel da ist",
  "local.starting": "Das Spiel startet …",
  "local.understood": "Verstanden",
  "local.unsaved": "Das ließ sich nicht als Datei sichern.",
  "local.memory":
    "Dieser Browser bewahrt hier nichts auf, wie in einem privaten Fenster: Partien dauern, bis du es schließt. Sichere sie vorher in einer Datei.",
  "local.damaged":
    "{n} {n|Partie|Partien} in diesem Browser {n|lässt|lassen} sich nicht lesen. Gelöscht ist nichts; die anderen kann man spielen.",
  "local.fault.no_webassembly":
    "Dieser Browser kann nicht selbst spielen: Ihm fehlt WebAssembly, oder eine Einstellung verbietet es. Ein neuerer Firefox, Chrome, Edge oder Safari kann es; die Regeln lassen sich hier trotzdem lesen.",
  "local.fault.no_workers":
    "Dieser Browser kann nicht selbst spielen: Ihm fehlen Worker, oder eine Einstellung verbietet sie. Ein neuerer Firefox, Chrome, Edge oder Safari kann es; die Regeln lassen sich hier trotzdem lesen.",
  "local.fault.not_fetched":
    "Das Spiel ließ sich nicht holen; ist ein Netz da? Was schon da ist, bleibt, und sonst ist nichts verloren.",
  "local.fault.not_whole":
    "Ein Teil des Spiels kam beschädigt an ({detail}). Er wird nicht benutzt; verloren ist nichts.",
  "local.fault.unreadable":
    "Die Partien in diesem Browser lassen sich nicht lesen: {detail}. Sie sind, wie sie waren. Sichere sie in einer Datei; dann kannst du sie löschen und wieder spielen.",
  "local.fault.not_started": "Das Spiel startet in diesem Browser nicht: {detail}. Deine Partien sind, wie sie waren.",
  "local.fault.died":
    "Das Spiel ist mehrmals stehen geblieben; vielleicht hat dieses Gerät zu wenig Speicher. Deine Partien sind gesichert. Schließe andere Fenster und versuche es noch einmal.",
  "local.fault.not_kept":
    "Dieser Browser hat das Spiel nicht aufbewahrt; vielleicht ist sein Speicher voll. Sonst hat sich nichts geändert.",
  "local.fault.insecure":
    "Hier lässt sich das Spiel nicht aufbewahren: Das braucht eine sichere Adresse (https) und ein Fenster, das nicht privat ist.",
  "local.kept.heading": "In diesem Browser aufbewahrt",
  "local.kept.text":
    "{n} {n|Partie|Partien}, deine Einstellungen und Lektionen sind in diesem Browser und sonst nirgends.",
  "local.kept.stays": "Er hat versprochen, sie zu behalten.",
  "local.kept.may_go": "Er darf sie löschen, wenn der Platz knapp wird: Eine Datei ist sicherer.",
  "local.kept.save": "Alles in einer Datei sichern",
  "local.kept.saved": "Gesichert am {date}.",
  "local.kept.take_in": "Gesicherte Datei aufnehmen",
  "local.kept.taken": "{n} {n|Partie|Partien} aufgenommen; {known} {known|war|waren} schon da.",
  "local.kept.failed": "Das wurde nicht getan: {detail}",
  "local.kept.clear": "Alles löschen",
  "local.kept.clear_now": "Alles löschen",
  "local.kept.clear_sure":
    "Alle Partien, Einstellungen und Lektionen dieser Seite verschwinden aus diesem Browser. Das lässt sich nicht zurücknehmen, es sei denn, du hast sie in einer Datei gesichert.",
  "local.kept.cleared": "Alles ist gelöscht.",
  "local.along.heading": "Zum Mitnehmen",
  "local.along.text":
    "Das Spiel wird einmal geholt und in diesem Browser aufbewahrt. Danach spielt es hier auch ohne Netz: gegen Bots, reihum an diesem Gerät, mit Lektionen, Aufgaben, Wiedergaben und Analysen. Nur Menschen an anderen Geräten brauchen das Netz.",
  "local.along.take": "Mitnehmen ({size} MB)",
  "local.along.here": "Das Spiel ist in diesem Browser. Ohne Netz öffnest du die Seite wie immer und spielst.",
  "local.along.sends":
    "Partien, die du ohne Netz beginnst, bleiben auf diesem Gerät. Unter „Meine Spiele“ lassen sich die beendeten als Aufzeichnung an den Server schicken.",
  "local.along.leave": "Aus diesem Browser entfernen",
  "local.along.left":
    "Es ist entfernt. Partien, die du ohne Netz begonnen hast, bleiben und sind wieder da, wenn du es wieder mitnimmst.",
  "local.along.none": "Dieser Server bietet das nicht an.",
  "local.along.away": "Der Server ist gerade nicht zu erreichen.",
  "local.send": "An den Server schicken",
  "local.sent": "Der Server hat die Aufzeichnung; die Partie wird hier nicht mehr aufbewahrt.",
  "local.not_sent": "Die Partie wurde nicht geschickt und bleibt hier: {detail}",
  "local.no_server": "der Server ist nicht zu erreichen.",
  "local.remove": "Diese Partie löschen",
  "local.remove_one": "Diese Partie löschen: {names}",
  "local.removed": "Die Partie ist gelöscht.",
  "local.remove_sure":
    "Das Spiel ist in diesem Browser und sonst nirgends: Ist es gelöscht, ist es fort. Eine Aufzeichnung oder eine Datei mit allem lässt sich vorher sichern.",
} satisfies Catalogue<typeof english>;
export const words = local;
