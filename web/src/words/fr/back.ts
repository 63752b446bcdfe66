import type { back as english } from "../en/back";
import type { Catalogue } from "../language.svelte";

export const back = {
  "new.clock.days": "Jours par tour",
  "new.days": "Jours par tour",
  "join.clock.days": "{n} {n|jour|jours} par tour",
  "table.clock.hold": "La pendule démarre quand {name} voit la table.",

  "rematch.new": "{name} propose une revanche avec de nouvelles tuiles.",
  "rematch.same": "{name} propose de rejouer les mêmes tuiles, places échangées.",
  "rematch.mine": "Revanche proposée. En attente de {names} …",
  "rematch.accept": "Jouer",
  "rematch.decline": "Non merci",
  "rematch.withdraw": "Retirer la proposition",
  "rematch.gone": "Pas de revanche cette fois.",

  "notice.heading": "Quand c’est mon tour",
  "notice.sound": "Jouer un son",
  "notice.show": "M’avertir quand je regarde ailleurs",
  "notice.push": "M’avertir même quand la page est fermée",
  "notice.denied": "Ce navigateur n’autorise pas les notifications ici ; ses réglages permettent de changer cela.",
  "notice.insecure": "Les notifications demandent une adresse sécurisée (https).",
  "notice.failed": "Cela n’a pas marché : {detail}",
  "notice.your_turn": "À vous de jouer",
  "notice.against": "Avec {names}",
  "notice.looks": "{name} cherche une partie",
  "notice.play": "Tu joues ?",
  "notice.seeks":
    "Prévenir cet appareil quand quelqu’un cherche une partie : une fois par heure au plus, pas pendant que je joue",

  "offline.banner":
    "Vous êtes hors ligne. Le jeu, les conseils et les analyses demandent le réseau ; les règles déjà lues restent ici.",
  "offline.server":
    "Le serveur ne répond pas ; votre réseau, lui, fonctionne. Le jeu, les conseils et les analyses reprendront à son retour.",
  "offline.back": "De nouveau en ligne.",
  "install.offer": "Installer comme application",

  "share.picture": "Image du plateau",
  "share.share": "Partager l’image",
  "share.animation": "Partie animée (fichier SVG)",
  "share.print": "Imprimer",
  "share.heading": "Partager",

  "devices.heading": "Sur un autre appareil",
  "devices.text":
    "Scannez-y le code ou ouvrez-y le lien, et les parties que vous avez maintenant continueront là aussi. Il contient les clés de vos places : qui l’a peut jouer pour vous. Les deux appareils suivent alors ces parties en direct. Les parties commencées plus tard restent sur l’appareil où vous les avez commencées : refaites alors un code.",
  "devices.some": "Le code contient vos {n} parties les plus récentes ; le lien, toutes les {all}.",
  "devices.show": "Afficher le code et le lien",
  "devices.link": "Lien avec vos parties",
  "devices.qr": "Code QR avec vos parties",
  "devices.take_heading": "Parties d’un autre appareil",
  "devices.take_text": "Ce lien apporte {n} {n|partie|parties}. {n|L’ajouter|Les ajouter} à cet appareil ?",
  "devices.take": "Ajouter à mes parties",
  "devices.broken": "Ce lien n’est pas complet. Copiez-le à nouveau sur l’autre appareil.",
  "devices.none": "Ce lien n’ouvre aucune place ici : les parties n’existent peut-être plus.",
  "devices.known": "Ces parties sont déjà sur cet appareil.",

  "check.running": "Vérification …",
  "check.promise.ok":
    "La promesse est tenue : le SHA-256 de la graine, calculé ici, est celui que la table montre depuis la première tuile.",
  "check.promise.wrong": "La promesse est rompue : le SHA-256 de la graine n’est pas celui que la table a montré.",
  "check.promise.unable":
    "Ce navigateur ne calcule pas de SHA-256 à une adresse sans https ; la promesse n’est donc pas vérifiée ici. « carcassonne verify » le fait avec la feuille de partie.",
  "check.draws.ok": "Les {n} tuiles piochées de cette partie sont celles que donne la graine, dans le même ordre.",
  "check.draws.wrong": "La pioche {n} n’est pas celle de la graine : {drawn} a été piochée, la graine donne {dealt}.",
  "check.promised": "Promis au début : {hash}",
  "check.failed": "Le mélange n’a pas pu être chargé. Le serveur tourne-t-il encore ?",

  "devices.warning":
    "Cette adresse ne fonctionne que sur cet ordinateur. Pour les autres, lancez le serveur avec {flag} et ouvrez cette page à l’adresse réseau de l’ordinateur.",
} satisfies Catalogue<typeof english>;
