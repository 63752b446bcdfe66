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
} satisfies Catalogue<typeof english>;
export const words = local;
