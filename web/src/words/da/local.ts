import type { local as english } from "../en/local";
import type { Catalogue } from "../language.svelte";

export const local = {
  "local.loading": "Spillet hentes: {done} af {total} MB",
  "local.loading_label": "Hvor meget af spillet der er kommet",
  "local.starting": "Spillet starter …",
  "local.understood": "Forstået",
  "local.unsaved": "Det kunne ikke gemmes som en fil.",
  "local.memory":
    "Denne browser gemmer intet her, som i et privat vindue: spil varer, til du lukker det. Gem dem i en fil inden da.",
  "local.damaged": "{n} spil i denne browser kan ikke læses. Intet er slettet; de andre kan spilles.",
  "local.fault.no_webassembly":
    "Denne browser kan ikke spille selv: den har ikke WebAssembly, eller en indstilling forbyder det. En nyere Firefox, Chrome, Edge eller Safari kan; reglerne kan læses her alligevel.",
  "local.fault.no_workers":
    "Denne browser kan ikke spille selv: den har ikke workers, eller en indstilling forbyder dem. En nyere Firefox, Chrome, Edge eller Safari kan; reglerne kan læses her alligevel.",
  "local.fault.not_fetched":
    "Spillet kunne ikke hentes; er der et netværk? Det, der er kommet, er gemt, og intet andet er tabt.",
  "local.fault.not_whole": "En del af spillet kom beskadiget frem ({detail}). Den bruges ikke; intet er tabt.",
  "local.fault.unreadable":
    "Spillene i denne browser kan ikke læses: {detail}. De er ladt, som de er. Gem dem i en fil; så kan de slettes, og du kan spille igen.",
  "local.fault.not_started": "Spillet starter ikke i denne browser: {detail}. Dine spil er ladt, som de er.",
  "local.fault.died":
    "Spillet er standset flere gange; måske har denne enhed for lidt hukommelse. Dine spil er gemt. Luk andre vinduer, og prøv igen.",
  "local.fault.not_kept": "Denne browser har ikke gemt spillet; måske er dens plads fuld. Intet andet er ændret.",
  "local.fault.insecure":
    "Spillet kan ikke gemmes her: det kræver en sikker adresse (https) og et vindue, der ikke er privat.",
  "local.kept.heading": "Gemt i denne browser",
  "local.kept.text": "{n} spil, dine indstillinger og dine lektioner er i denne browser og ingen andre steder.",
  "local.kept.stays": "Den har lovet at beholde dem.",
  "local.kept.may_go": "Den må slette dem, når pladsen er knap: en fil er sikrere.",
  "local.kept.save": "Gem alt i en fil",
  "local.kept.saved": "Gemt {date}.",
  "local.kept.take_in": "Tag en gemt fil ind",
  "local.kept.taken": "{n} spil taget ind; {known} var her allerede.",
  "local.kept.failed": "Det blev ikke gjort: {detail}",
  "local.kept.clear": "Slet alt",
  "local.kept.clear_now": "Slet det hele",
  "local.kept.clear_sure":
    "Alle spil, indstillinger og lektioner på denne side forsvinder fra denne browser. Det kan ikke fortrydes, medmindre du har gemt dem i en fil.",
  "local.kept.cleared": "Alt er slettet.",
  "local.along.heading": "Tag det med",
  "local.along.text":
    "Spillet hentes én gang og gemmes i denne browser. Derefter kan det også spilles her uden netværk: mod bots, på skift ved denne enhed, med lektioner, opgaver, genspil og analyser. Kun folk ved andre enheder kræver netværk.",
  "local.along.take": "Tag det med ({size} MB)",
  "local.along.here": "Spillet er i denne browser. Uden netværk åbner du siden som altid og spiller.",
  "local.along.sends":
    "Spil, som du begynder uden netværk, bliver på denne enhed. Under »Mine spil« kan de, der er slut, sendes til serveren som referater.",
  "local.along.leave": "Fjern det fra denne browser",
  "local.along.left":
    "Det er fjernet. Spil, som du begyndte uden netværk, bliver her og er tilbage, når du tager det med igen.",
  "local.along.none": "Denne server tilbyder det ikke.",
  "local.along.away": "Serveren kan ikke nås lige nu.",
  "local.send": "Send til serveren",
  "local.sent": "Serveren har referatet; spillet gemmes ikke længere her.",
  "local.not_sent": "Spillet blev ikke sendt og bliver her: {detail}",
  "local.no_server": "serveren kan ikke nås.",
  "local.remove": "Slet dette spil",
  "local.remove_one": "Slet dette spil: {names}",
  "local.removed": "Spillet er slettet.",
  "local.remove_sure":
    "Spillet er i denne browser og ingen andre steder: når det er slettet, er det væk. Et referat eller en fil med alt kan gemmes først.",
} satisfies Catalogue<typeof english>;
export const words = local;
