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
  "local.fault.not_kept":
    "Ce navigateur n’a pas gardé le jeu ; son espace est peut-être plein. Rien d’autre n’a changé.",
  "local.fault.insecure":
    "Le jeu ne peut pas être gardé ici : il faut une adresse sécurisée (https) et une fenêtre qui ne soit pas privée.",
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
  "local.along.heading": "À emporter",
  "local.along.text":
    "Le jeu arrive une seule fois et reste dans ce navigateur. Ensuite il se joue ici même sans réseau : contre des bots, à tour de rôle sur cet appareil, avec les leçons, les problèmes, les relectures et les analyses. Seules les personnes sur d’autres appareils demandent le réseau.",
  "local.along.take": "Emporter le jeu ({size} Mo)",
  "local.along.here": "Le jeu est dans ce navigateur. Sans réseau, ouvrez la page comme toujours, et jouez.",
  "local.along.sends":
    "Les parties commencées sans réseau restent sur cet appareil. Sous « Mes parties », celles qui sont finies peuvent être envoyées au serveur comme feuilles de partie.",
  "local.along.leave": "Le retirer de ce navigateur",
  "local.along.left":
    "C’est fait. Les parties commencées sans réseau restent, et reviendront si vous emportez de nouveau le jeu.",
  "local.along.none": "Ce serveur ne le propose pas.",
  "local.along.away": "Le serveur est injoignable en ce moment.",
  "local.send": "Envoyer au serveur",
  "local.sent": "Le serveur a la feuille de partie ; la partie n’est plus gardée ici.",
  "local.not_sent": "La partie n’a pas été envoyée et reste ici : {detail}",
  "local.no_server": "le serveur est injoignable.",
  "local.remove": "Supprimer cette partie",
  "local.remove_one": "Supprimer cette partie : {names}",
  "local.removed": "La partie a été supprimée.",
  "local.remove_sure":
    "La partie est dans ce navigateur et nulle part ailleurs : une fois supprimée, elle est perdue. Une feuille de partie ou un fichier de tout peut être enregistré avant.",
} satisfies Catalogue<typeof english>;
export const words = local;
