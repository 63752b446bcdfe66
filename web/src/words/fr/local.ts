import type { local as english } from "../en/local";
import type { Catalogue } from "../language.svelte";

export const local = {
  "local.loading": "Le jeu arrive : {done} sur {total} Mo",
  "local.loading_label": "Ce qui est arrivé du jeu",
  "local.starting": "Le jeu démarre …",
  "local.understood": "Compris",
  "local.unsaved": "Impossible d’enregistrer cela dans un fichier.",
  "local.memory":
    "Ce navigateur ne garde rien ici, comme dans une fenêtre privée : les parties durent jusqu’à ce que vous la fermiez. Enregistrez-les avant dans un fichier.",
  "local.damaged":
    "{n} {n|partie|parties} de ce navigateur {n|est illisible|sont illisibles}. Rien n’a été supprimé ; les autres peuvent être jouées.",
  "local.fault.no_webassembly":
    "Ce navigateur ne peut pas jouer lui-même : WebAssembly lui manque, ou un réglage l’interdit. Un Firefox, Chrome, Edge ou Safari plus récent le peut ; les règles se lisent ici tout de même.",
  "local.fault.no_workers":
    "Ce navigateur ne peut pas jouer lui-même : les workers lui manquent, ou un réglage les interdit. Un Firefox, Chrome, Edge ou Safari plus récent le peut ; les règles se lisent ici tout de même.",
  "local.fault.not_fetched":
    "Le jeu n’a pas pu arriver ; y a-t-il un réseau ? Ce qui est là est gardé, et rien d’autre n’est perdu.",
  "local.fault.not_whole":
    "Une partie du jeu est arrivée abîmée ({detail}). Elle n’est pas utilisée ; rien n’est perdu.",
  "local.fault.unreadable":
    "Les parties de ce navigateur sont illisibles : {detail}. Elles sont restées telles quelles. Enregistrez-les dans un fichier ; vous pourrez alors les supprimer et rejouer.",
  "local.fault.not_started":
    "Le jeu ne démarre pas dans ce navigateur : {detail}. Vos parties sont restées telles quelles.",
  "local.fault.died":
    "Le jeu s’est arrêté plusieurs fois ; peut-être cet appareil a-t-il trop peu de mémoire. Vos parties sont gardées. Fermez d’autres fenêtres et réessayez.",
  "local.kept.heading": "Gardé dans ce navigateur",
  "local.kept.text":
    "{n} {n|partie|parties}, vos réglages et vos leçons sont dans ce navigateur et nulle part ailleurs.",
  "local.kept.stays": "Il a promis de les garder.",
  "local.kept.may_go": "Il peut les supprimer s’il manque de place : un fichier est plus sûr.",
  "local.kept.save": "Tout enregistrer dans un fichier",
  "local.kept.saved": "Enregistré le {date}.",
  "local.kept.take_in": "Reprendre un fichier enregistré",
  "local.kept.taken": "{n} {n|partie reprise|parties reprises} ; {known} {known|était|étaient} déjà là.",
  "local.kept.failed": "Cela n’a pas été fait : {detail}",
  "local.kept.clear": "Tout supprimer",
  "local.kept.clear_now": "Supprimer le tout",
  "local.kept.clear_sure":
    "Toutes les parties, tous les réglages et toutes les leçons de cette page quittent ce navigateur. C’est irréversible, sauf si vous les avez enregistrés dans un fichier.",
  "local.kept.cleared": "Tout a été supprimé.",
} satisfies Catalogue<typeof english>;
export const words = local;
