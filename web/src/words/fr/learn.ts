import type { learn as english } from "../en/learn";
import type { Catalogue } from "../language.svelte";

export const learn = {
  "learn.heading": "Votre première partie",
  "learn.intro": "Une courte partie contre un robot aimable, avec quelqu’un à vos côtés qui explique chaque tour.",
  "learn.intro.1": "Quatorze tuiles, environ dix minutes.",
  "learn.intro.2": "Des villes, des routes, des abbayes, et les paysans que d’autres oublient.",
  "learn.intro.3": "Faites ce que vous voulez : tout coup permis par les règles est permis ici.",
  "learn.begin": "Commencer",
  "learn.continue": "Reprendre où vous étiez",
  "learn.restart": "Recommencer",
  "learn.skip": "Continuer sans le guide",
  "learn.read": "Plutôt lire les règles",
  "learn.failed": "La partie n’a pas pu commencer. Le serveur tourne-t-il encore ?",
  "learn.bot": "Robin",
  "learn.coach": "Le guide",
  "learn.step": "Tour {n} sur {of}",
  "learn.more": "Plus",
  "learn.less": "Moins",
  "learn.do": "Maintenant :",
  "learn.happened": "Ce qui s’est passé",
  "learn.bot_turn": "C’est à {name}. Regardez où va la tuile.",
  "learn.well": "Bien joué !",
  "learn.fine": "C’est permis aussi. Chaque paysage grandit autrement.",
  "learn.placed.city": "Votre chevalier tient la ville. Tant qu’il y est, personne d’autre n’y entre.",
  "learn.placed.road": "Votre voleur tient la route, aussi loin qu’elle ira.",
  "learn.placed.cloister":
    "Votre moine attend que les huit cases autour de l’abbaye soient remplies. Alors il rapporte 9 points.",
  "learn.placed.field": "Votre paysan est couché dans le pré et y reste jusqu’à la fin : il ne revient pas avant.",
  "learn.placed.none":
    "Vous avez gardé vos partisans. C’est sage quand il en reste peu ; mais qui n’en place pas ne gagne rien.",
  "learn.home": "Ce qui a été terminé est payé, donc votre partisan est revenu. Vous pouvez le réutiliser.",
  "learn.you_scored": "Vous avez reçu {n} {n|point|points} : {what}.",
  "learn.they_scored": "{name} a reçu {n} {n|point|points} : {what}.",
  "learn.bot_placed": "{name} a placé un partisan : {role}.",

  "learn.1.title": "Poser une tuile, placer un chevalier",
  "learn.1.why":
    "Une tuile est sur la table, et vous en tenez une autre : un morceau de ville avec un blason. Les cases marquées montrent où elle va. Les côtés qui se touchent doivent correspondre : ville à ville, route à route, pré à pré.",
  "learn.1.do":
    "choisissez la case au-dessus de la tuile de départ et tournez votre tuile jusqu’à ce que les villes se rejoignent. Placez ensuite votre partisan dans la ville, comme chevalier, et confirmez.",
  "learn.2.title": "Terminer une ville",
  "learn.2.why":
    "Une ville est terminée quand son rempart n’a pas de trou. Elle rapporte alors 2 points par tuile et 2 par blason, et le chevalier revient.",
  "learn.2.do":
    "votre tuile est le morceau de rempart qui manque. Posez-la de façon à fermer la ville de votre chevalier.",
  "learn.2.else":
    "posez votre tuile avec sa ville contre une autre ville ouverte, et placez un chevalier s’il n’y a personne.",
  "learn.3.title": "Une abbaye",
  "learn.3.why":
    "Une abbaye rapporte 1 point pour elle et 1 par tuile autour, 9 quand les huit sont là. Elle va partout où un pré touche un pré.",
  "learn.3.do":
    "posez-la où il y a déjà beaucoup de tuiles autour, et placez votre partisan sur l’abbaye, comme moine.",
  "learn.4.title": "En route",
  "learn.4.why":
    "Une route s’arrête à un carrefour, une ville ou une abbaye. Quand les deux bouts sont fermés, elle rapporte 1 point par tuile. On ne peut prendre qu’une route vide, si longue soit-elle.",
  "learn.4.do": "posez votre tuile de route où personne ne tient la route, et placez-y un voleur.",
  "learn.4.else":
    "toutes les routes sont prises ; posez votre tuile pour en commencer une autre, ou pour allonger la vôtre.",
  "learn.5.title": "Les carrefours finissent les routes",
  "learn.5.why": "À un carrefour, chaque bras est une route à part, et chaque bras s’y arrête.",
  "learn.5.do":
    "posez le carrefour au bout ouvert de votre route. Si l’autre bout est fermé aussi, la route est payée et votre voleur revient.",
  "learn.5.else": "posez le carrefour contre une route ouverte, et prenez un de ses bras avec un voleur.",
  "learn.6.title": "Un paysan",
  "learn.6.why":
    "Les paysans gagnent des parties. Routes et remparts divisent la terre en prés. À la fin, qui a le plus de paysans dans un pré reçoit 3 points pour chaque ville terminée à son bord. Mais un paysan ne revient jamais : placez-le où il y a des villes, et pas trop souvent.",
  "learn.6.do":
    "affichez les « Prés » pour voir à qui ils sont. Posez votre tuile pour qu’elle rejoigne un grand pré sans paysan, près de villes terminées, et couchez-y votre partisan, comme paysan.",
  "learn.7.title": "Partager, et la fin",
  "learn.7.why":
    "On n’entre pas dans ce que quelqu’un tient. Mais vous pouvez commencer à côté et relier les deux plus tard : alors qui a le plus de partisans reçoit tous les points, et à égalité les deux. Après la dernière tuile, les routes, villes et abbayes inachevées rapportent encore un peu, puis on compte les prés.",
  "learn.7.do":
    "c’est votre dernière tuile. Cherchez quelque chose d’inachevé qu’elle agrandit, et placez un partisan où il rapporte encore des points.",

  "learn.end.title": "La fin",
  "learn.end.won": "Vous avez gagné !",
  "learn.end.lost": "La partie est finie",
  "learn.end.text":
    "Après la dernière tuile, tout ce qui restait a été compté : routes et villes inachevées 1 point par tuile, abbayes 1 par tuile présente, puis les prés, 3 par ville terminée :",
  "learn.end.next": "Vous savez tout. Une partie entière a 71 tuiles à piocher, et de meilleurs adversaires attendent.",
} satisfies Catalogue<typeof english>;

export { learn as words };
