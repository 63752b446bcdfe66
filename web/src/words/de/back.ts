import type { back as english } from "../en/back";
import type { Catalogue } from "../language.svelte";

export const back = {
  "new.clock.days": "Tage für jeden Zug",
  "new.days": "Tage für jeden Zug",
  "join.clock.days": "{n} {n|Tag|Tage} je Zug",
  "table.clock.hold": "Die Uhr läuft los, sobald {name} den Tisch sieht.",

  "rematch.new": "{name} möchte eine Revanche mit neuen Plättchen.",
  "rematch.same": "{name} möchte dieselben Plättchen noch einmal spielen, mit getauschten Plätzen.",
  "rematch.mine": "Revanche angeboten. Warten auf {names} …",
  "rematch.accept": "Spielen",
  "rematch.decline": "Nein, danke",
  "rematch.withdraw": "Angebot zurückziehen",
  "rematch.gone": "Diesmal keine Revanche.",

  "notice.heading": "Wenn ich am Zug bin",
  "notice.sound": "Einen Ton spielen",
  "notice.show": "Benachrichtigen, wenn ich woanders hinsehe",
  "notice.push": "Auch benachrichtigen, wenn die Seite geschlossen ist",
  "notice.denied":
    "Dieser Browser erlaubt hier keine Benachrichtigungen; das lässt sich in seinen Einstellungen ändern.",
  "notice.insecure": "Benachrichtigungen brauchen eine sichere Adresse (https).",
  "notice.failed": "Das hat nicht geklappt: {detail}",
  "notice.your_turn": "Du bist am Zug",
  "notice.against": "Mit {names}",
  "notice.looks": "{name} sucht eine Partie",
  "notice.play": "Spielst du mit?",
  "notice.seeks":
    "Auf diesem Gerät melden, wenn jemand eine Partie sucht: höchstens einmal in der Stunde, nicht während ich spiele",

  "offline.banner":
    "Du bist offline. Spielen, Tipps und Analysen brauchen das Netz; die Regeln, die du gelesen hast, bleiben hier.",
  "offline.server":
    "Der Server antwortet nicht; dein eigenes Netz ist da. Spielen, Tipps und Analysen gehen weiter, sobald er zurück ist.",
  "offline.back": "Wieder online.",
  "install.offer": "Als App installieren",

  "share.picture": "Bild des Spielfelds",
  "share.share": "Bild teilen",
  "share.animation": "Animierter Spielverlauf (SVG-Datei)",
  "share.print": "Drucken",
  "share.heading": "Teilen",

  "devices.heading": "Auf einem anderen Gerät",
  "devices.text":
    "Scanne dort den Code oder öffne den Link, dann gehen die Spiele, die du jetzt hast, auch dort weiter. Er enthält die Schlüssel zu deinen Plätzen: Wer ihn hat, kann für dich spielen. Beide Geräte verfolgen diese Spiele dann, während sie gespielt werden. Spiele, die du später beginnst, bleiben auf dem Gerät, auf dem du sie begonnen hast: Mach dafür einen neuen Code.",
  "devices.some": "Der Code enthält deine {n} neuesten Spiele, der Link alle {all}.",
  "devices.show": "Code und Link zeigen",
  "devices.link": "Link mit deinen Spielen",
  "devices.qr": "QR-Code mit deinen Spielen",
  "devices.take_heading": "Spiele von einem anderen Gerät",
  "devices.take_text": "Dieser Link bringt {n} {n|Spiel|Spiele} mit. Auf diesem Gerät hinzufügen?",
  "devices.take": "Zu meinen Spielen hinzufügen",
  "devices.broken": "Dieser Link ist nicht vollständig. Kopiere ihn auf dem anderen Gerät noch einmal.",
  "devices.none": "Dieser Link öffnet hier keinen Platz: Vielleicht gibt es die Spiele nicht mehr.",
  "devices.known": "Diese Spiele sind schon auf diesem Gerät.",

  "check.running": "Wird geprüft …",
  "check.promise.ok":
    "Das Versprechen wurde gehalten: Die SHA-256 der Startzahl, hier berechnet, ist die, die der Tisch seit dem ersten Plättchen zeigt.",
  "check.promise.wrong":
    "Das Versprechen wurde gebrochen: Die SHA-256 der Startzahl ist nicht die, die der Tisch gezeigt hat.",
  "check.promise.unable":
    "Dieser Browser berechnet unter einer Adresse ohne https keine SHA-256, also ist das Versprechen hier nicht geprüft; „carcassonne verify“ tut es mit der Aufzeichnung.",
  "check.draws.ok":
    "Alle {n} gezogenen Plättchen dieses Spiels sind die, die die Startzahl ergibt, in derselben Reihenfolge.",
  "check.draws.wrong": "Das {n}. Plättchen stimmt nicht: Gezogen wurde {drawn}, die Startzahl ergibt {dealt}.",
  "check.promised": "Am Anfang versprochen: {hash}",
  "check.failed": "Die Mischung konnte nicht geholt werden. Läuft der Server noch?",

  "devices.warning":
    "Diese Adresse gilt nur auf diesem Computer. Für andere: den Server mit {flag} starten und die Seite unter der Netzwerkadresse des Computers öffnen.",
} satisfies Catalogue<typeof english>;
