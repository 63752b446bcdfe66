import type { local as english } from "../en/local";
import type { Catalogue } from "../language.svelte";

export const local = {
  "local.loading": "Het spel wordt opgehaald: {done} van {total} MB",
  "local.loading_label": "Hoeveel van het spel er is",
  "local.starting": "Het spel start …",
  "local.understood": "Begrepen",
  "local.unsaved": "Dat kon niet als bestand worden bewaard.",
  "local.memory":
    "Deze browser bewaart hier niets, zoals in een privévenster: partijen duren tot je het sluit. Bewaar ze voor die tijd in een bestand.",
  "local.damaged":
    "{n} {n|partij|partijen} in deze browser {n|is|zijn} niet te lezen. Er is niets verwijderd; de andere kun je spelen.",
  "local.fault.no_webassembly":
    "Deze browser kan niet zelf spelen: hij heeft geen WebAssembly, of een instelling verbiedt het. Een nieuwere Firefox, Chrome, Edge of Safari kan het wel; de regels zijn hier toch te lezen.",
  "local.fault.no_workers":
    "Deze browser kan niet zelf spelen: hij heeft geen workers, of een instelling verbiedt ze. Een nieuwere Firefox, Chrome, Edge of Safari kan het wel; de regels zijn hier toch te lezen.",
  "local.fault.not_fetched":
    "Het spel kon niet worden opgehaald; is er een netwerk? Wat er al is blijft bewaard, en verder is er niets verloren.",
  "local.fault.not_whole":
    "Een deel van het spel kwam beschadigd aan ({detail}). Het wordt niet gebruikt; er is niets verloren.",
  "local.fault.unreadable":
    "De partijen in deze browser zijn niet te lezen: {detail}. Ze zijn gelaten zoals ze zijn. Bewaar ze in een bestand; daarna kun je ze verwijderen en weer spelen.",
  "local.fault.not_started": "Het spel start niet in deze browser: {detail}. Je partijen zijn gelaten zoals ze zijn.",
  "local.fault.died":
    "Het spel is een paar keer gestopt; misschien heeft dit apparaat te weinig geheugen. Je partijen zijn bewaard. Sluit andere vensters en probeer het opnieuw.",
  "local.fault.not_kept":
    "Deze browser heeft het spel niet bewaard; misschien is zijn opslag vol. Verder is er niets veranderd.",
  "local.fault.insecure":
    "Hier kan het spel niet worden bewaard: daarvoor is een beveiligd adres (https) nodig, en een venster dat niet privé is.",
  "local.kept.heading": "Bewaard in deze browser",
  "local.kept.text": "{n} {n|partij|partijen}, je instellingen en je lessen staan in deze browser en nergens anders.",
  "local.kept.stays": "Hij heeft beloofd ze te bewaren.",
  "local.kept.may_go": "Hij mag ze verwijderen als er te weinig ruimte is: een bestand is veiliger.",
  "local.kept.save": "Alles in een bestand bewaren",
  "local.kept.saved": "Bewaard op {date}.",
  "local.kept.take_in": "Een bewaard bestand opnemen",
  "local.kept.taken": "{n} {n|partij|partijen} opgenomen; {known} {known|was|waren} er al.",
  "local.kept.failed": "Dat is niet gedaan: {detail}",
  "local.kept.clear": "Alles verwijderen",
  "local.kept.clear_now": "Verwijder alles",
  "local.kept.clear_sure":
    "Alle partijen, instellingen en lessen van deze pagina gaan uit deze browser. Dat is niet terug te draaien, tenzij je ze in een bestand hebt bewaard.",
  "local.kept.cleared": "Alles is verwijderd.",
  "local.along.heading": "Neem het mee",
  "local.along.text":
    "Het spel wordt één keer opgehaald en in deze browser bewaard. Daarna speelt het hier ook zonder netwerk: tegen bots, om de beurt op dit apparaat, met lessen, puzzels, herhalingen en analyses. Alleen mensen op andere apparaten hebben het netwerk nodig.",
  "local.along.take": "Neem het mee ({size} MB)",
  "local.along.here": "Het spel staat in deze browser. Zonder netwerk open je de pagina zoals altijd, en speel je.",
  "local.along.sends":
    "Partijen die je zonder netwerk begint, blijven op dit apparaat. Onder ‘Mijn spellen’ kun je die zijn afgelopen als verslag naar de server sturen.",
  "local.along.leave": "Uit deze browser verwijderen",
  "local.along.left":
    "Het is verwijderd. Partijen die je zonder netwerk begon blijven, en zijn terug als je het weer meeneemt.",
  "local.along.none": "Deze server biedt dat niet aan.",
  "local.along.away": "De server is nu niet te bereiken.",
  "local.send": "Naar de server sturen",
  "local.sent": "De server heeft het verslag; de partij wordt hier niet meer bewaard.",
  "local.not_sent": "De partij is niet verstuurd en blijft hier: {detail}",
  "local.no_server": "de server is niet te bereiken.",
  "local.remove": "Deze partij verwijderen",
  "local.remove_one": "Deze partij verwijderen: {names}",
  "local.removed": "De partij is verwijderd.",
  "local.remove_sure":
    "Het spel staat in deze browser en nergens anders: eenmaal verwijderd is het weg. Een verslag of een bestand met alles kun je eerst bewaren.",
} satisfies Catalogue<typeof english>;
export const words = local;
