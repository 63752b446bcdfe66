import type { back as english } from "../en/back";
import type { Catalogue } from "../language.svelte";

export const back = {
  "new.clock.days": "Dage pr. tur",
  "new.days": "Dage pr. tur",
  "join.clock.days": "{n} {n|dag|dage} pr. tur",
  "table.clock.hold": "Uret starter, når {name} ser bordet.",

  "rematch.new": "{name} vil gerne have revanche med nye brikker.",
  "rematch.same": "{name} vil gerne spille de samme brikker igen med byttede pladser.",
  "rematch.mine": "Revanche foreslået. Venter på {names} …",
  "rematch.accept": "Spil",
  "rematch.decline": "Nej tak",
  "rematch.withdraw": "Træk forslaget tilbage",
  "rematch.gone": "Ingen revanche denne gang.",

  "notice.heading": "Når det er min tur",
  "notice.sound": "Afspil en lyd",
  "notice.show": "Giv besked, når jeg kigger et andet sted",
  "notice.push": "Giv besked, også når siden er lukket",
  "notice.denied": "Denne browser tillader ikke beskeder her; det kan ændres i dens indstillinger.",
  "notice.insecure": "Beskeder kræver en sikker adresse (https).",
  "notice.failed": "Det lykkedes ikke: {detail}",
  "notice.your_turn": "Det er din tur",
  "notice.against": "Med {names}",
  "notice.looks": "{name} leder efter et spil",
  "notice.play": "Spiller du med?",
  "notice.seeks":
    "Giv besked på denne enhed, når nogen leder efter et spil: højst en gang i timen, ikke mens jeg spiller",

  "offline.banner": "Du er offline. Spil, tip og analyser kræver netværk; de regler, du har læst, bliver liggende her.",
  "offline.server":
    "Serveren svarer ikke; dit eget netværk er der. Spil, tip og analyser går videre, når den er tilbage.",
  "offline.back": "Online igen.",
  "install.offer": "Installer som app",

  "share.picture": "Billede af brættet",
  "share.share": "Del billedet",
  "share.animation": "Spillet som animation (SVG-fil)",
  "share.print": "Udskriv",
  "share.heading": "Del",

  "devices.heading": "På en anden enhed",
  "devices.text":
    "Scan koden, eller åbn linket dér, så går de spil, du har nu, også videre dér. Det rummer nøglerne til dine pladser: den, der har det, kan spille for dig. Begge enheder følger så disse spil, mens de spilles. Spil, du begynder senere, bliver på den enhed, hvor du begyndte dem: lav en ny kode til dem.",
  "devices.some": "Koden rummer dine {n} nyeste spil; linket alle {all}.",
  "devices.show": "Vis kode og link",
  "devices.link": "Link med dine spil",
  "devices.qr": "QR-kode med dine spil",
  "devices.take_heading": "Spil fra en anden enhed",
  "devices.take_text": "Dette link har {n} spil med. Skal {n|det|de} føjes til denne enhed?",
  "devices.take": "Føj til mine spil",
  "devices.broken": "Linket er ikke helt. Kopiér det igen på den anden enhed.",
  "devices.none": "Linket åbner ingen plads her: måske findes spillene ikke længere.",
  "devices.known": "Disse spil er allerede på denne enhed.",

  "check.running": "Kontrollerer …",
  "check.promise.ok":
    "Løftet er holdt: SHA-256 af blandingens tal, beregnet her, er den, som bordet har vist siden den første brik.",
  "check.promise.wrong": "Løftet er brudt: SHA-256 af blandingens tal er ikke den, som bordet har vist.",
  "check.promise.unable":
    "Denne browser beregner ingen SHA-256 på en adresse uden https, så løftet er ikke kontrolleret her; “carcassonne verify” gør det med referatet.",
  "check.draws.ok": "Alle {n} trukne brikker i dette spil er dem, som blandingens tal giver, i samme rækkefølge.",
  "check.draws.wrong": "Brik nummer {n} er ikke den rigtige: {drawn} blev trukket, blandingens tal giver {dealt}.",
  "check.promised": "Lovet ved begyndelsen: {hash}",
  "check.failed": "Blandingen kunne ikke hentes. Kører serveren stadig?",

  "devices.warning":
    "Denne adresse virker kun på denne computer. Start serveren med {flag} for andre, og åbn siden via computerens adresse på netværket.",
} satisfies Catalogue<typeof english>;
