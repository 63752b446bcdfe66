import type { back as english } from "../en/back";
import type { Catalogue } from "../language.svelte";

export const back = {
  "new.clock.days": "Dagen per beurt",
  "new.days": "Dagen per beurt",
  "join.clock.days": "{n} {n|dag|dagen} per beurt",
  "table.clock.hold": "De klok start als {name} de tafel ziet.",

  "rematch.new": "{name} wil graag revanche met nieuwe {$tiles}.",
  "rematch.same": "{name} wil dezelfde {$tiles} nog eens spelen, van plaats gewisseld.",
  "rematch.mine": "Revanche voorgesteld. Wachten op {names} …",
  "rematch.accept": "Spelen",
  "rematch.decline": "Nee, bedankt",
  "rematch.withdraw": "Voorstel intrekken",
  "rematch.gone": "Deze keer geen revanche.",

  "notice.heading": "Als ik aan de beurt ben",
  "notice.sound": "Geluid afspelen",
  "notice.show": "Melding tonen als ik ergens anders kijk",
  "notice.push": "Ook melden als de pagina dicht is",
  "notice.denied": "Deze browser staat hier geen meldingen toe; dat is in de browserinstellingen te wijzigen.",
  "notice.insecure": "Meldingen werken alleen via een beveiligd adres (https).",
  "notice.failed": "Dat is niet gelukt: {detail}",
  "notice.your_turn": "Jij bent aan de beurt",
  "notice.against": "Met {names}",
  "notice.looks": "{name} zoekt een spel",
  "notice.play": "Speel je mee?",
  "notice.seeks":
    "Meld het op dit apparaat als iemand een spel zoekt: hoogstens één keer per uur, niet terwijl ik speel",

  "offline.banner":
    "Je bent offline. Spelen, tips en analyses hebben het netwerk nodig; de regels die je hebt gelezen blijven hier.",
  "offline.server":
    "De server antwoordt niet; je eigen netwerk is er wel. Spelen, tips en analyses gaan verder als hij terug is.",
  "offline.back": "Weer online.",
  "install.offer": "Installeren als app",

  "share.picture": "Afbeelding van het speelveld",
  "share.share": "Afbeelding delen",
  "share.animation": "Het spel als animatie (SVG-bestand)",
  "share.print": "Afdrukken",
  "share.heading": "Delen",

  "devices.heading": "Op een ander apparaat",
  "devices.text":
    "Scan de code of open daar de link, en de spellen die je nu hebt gaan ook daar verder. Hij bevat de sleutels van je plaatsen: wie hem heeft, kan voor je spelen. Beide apparaten volgen deze spellen dan zoals ze worden gespeeld. Spellen die je later begint, blijven op het apparaat waar je ze begon: maak daarvoor een nieuwe code.",
  "devices.some": "De code bevat je {n} nieuwste spellen; de link alle {all}.",
  "devices.show": "Code en link tonen",
  "devices.link": "Link met je spellen",
  "devices.qr": "QR-code met je spellen",
  "devices.take_heading": "Spellen van een ander apparaat",
  "devices.take_text": "Deze link brengt {n} {n|spel|spellen} mee. Toevoegen op dit apparaat?",
  "devices.take": "Toevoegen aan mijn spellen",
  "devices.broken": "Deze link is niet compleet. Kopieer hem opnieuw op het andere apparaat.",
  "devices.none": "Deze link opent hier geen plaats: misschien bestaan de spellen niet meer.",
  "devices.known": "Deze spellen staan al op dit apparaat.",

  "check.running": "Bezig met controleren …",
  "check.promise.ok":
    "De belofte is gehouden: de SHA-256 van het startgetal, hier berekend, is die welke de tafel sinds de eerste landtegel toont.",
  "check.promise.wrong": "De belofte is gebroken: de SHA-256 van het startgetal is niet die welke de tafel toonde.",
  "check.promise.unable":
    "Deze browser berekent geen SHA-256 op een adres zonder https, dus de belofte is hier niet gecontroleerd; “carcassonne verify” doet dat met het verslag.",
  "check.draws.ok": "Alle {n} getrokken landtegels van dit spel zijn die van het startgetal, in dezelfde volgorde.",
  "check.draws.wrong": "Trekking {n} klopt niet: getrokken werd {drawn}, het startgetal geeft {dealt}.",
  "check.promised": "Aan het begin beloofd: {hash}",
  "check.failed": "Het schudden kon niet worden opgehaald. Draait de server nog?",

  "devices.warning":
    "Dit adres werkt alleen op deze computer. Start de server voor anderen met {flag} en open deze pagina via het netwerkadres van de computer.",
} satisfies Catalogue<typeof english>;
