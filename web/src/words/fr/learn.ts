import { together } from "../../boxes";
import type { learn as english } from "../en/learn";
import type { Catalogue } from "../language.svelte";

export const learn = {
  "learn.heading": "Apprendre à jouer",
  "learn.intro":
    "De courtes parties contre Robin, avec un guide à vos côtés. Chacune enseigne une chose, dure une dizaine de minutes et vous attend si vous partez.",
  "learn.begin": "Commencer",
  "learn.continue": "Reprendre où vous en étiez",
  "learn.restart": "Recommencer",
  "learn.read": "Je préfère lire les règles",
  "learn.failed": "La partie n’a pas pu commencer. Le serveur tourne-t-il encore ?",
  "learn.bot": "Robin",
  "learn.coach": "Le guide",
  "learn.step": "Tour {n} sur {of}",
  "learn.more": "Plus",
  "learn.less": "Moins",
  "learn.do": "Maintenant :",
  "learn.happened": "Ce qui s’est passé",
  "learn.bot_turn": "{name} joue. Regardez où va la tuile.",
  "learn.well": "Bien joué !",
  "learn.placed.city": "Votre chevalier tient la ville. Tant qu’il y est, personne d’autre n’y entre.",
  "learn.placed.road": "Votre voleur tient la route, aussi loin qu’elle ira.",
  "learn.placed.cloister":
    "Votre moine attend que les huit cases autour de l’abbaye soient remplies. Alors il rapporte 9 points.",
  "learn.placed.field": "Votre paysan est couché dans le pré et y reste jusqu’à la fin de la partie.",
  "learn.home": "Terminé et payé : votre partisan rentre. Vous pouvez le réutiliser.",
  "learn.you_scored": "Vous avez reçu {n} {n|point|points} : {what}.",
  "learn.they_scored": "{name} a reçu {n} {n|point|points} : {what}.",
  "learn.bot_placed": "{name} a placé un partisan : {role}.",

  "learn.end.title": "La fin",
  "learn.end.won": "Vous avez gagné !",
  "learn.end.lost": "La partie est finie",
  "learn.end.text":
    "Après la dernière tuile, tout ce qui restait a été compté : routes et villes inachevées 1 point par tuile, abbayes 1 par tuile présente, puis les prés, 3 par ville terminée :",
  "learn.end.next":
    "Maintenant vous savez jouer. Une partie entière a 71 tuiles à piocher, et de meilleurs adversaires vous attendent.",
  "learn.next": "Leçon suivante",
  "learn.leave": "Toutes les leçons",
  "learn.done": "terminée",
  "learn.first.name": "La première partie",
  "learn.first.line": "Routes, villes et abbayes ; partager une ville, et en voler une.",
  "learn.first.end": "Viennent ensuite les paysans, que tout le monde oublie au début.",
  "learn.first.1.title": "Poser une tuile, placer un chevalier",
  "learn.first.1.why":
    "Une tuile est sur la table et vous en tenez une autre : un morceau de ville avec un blason. Les côtés qui se touchent doivent correspondre : ville contre ville, route contre route, pré contre pré.",
  "learn.first.1.do":
    "choisissez la case éclairée. Placez ensuite votre partisan dans la ville, comme chevalier, et confirmez.",
  "learn.first.2.title": "Terminer une ville",
  "learn.first.2.why":
    "Une ville est terminée quand son rempart n’a plus de trou. Elle rapporte 2 points par tuile et 2 par blason, et votre chevalier rentre.",
  "learn.first.2.do": "fermez votre ville. Un second partisan n’est pas nécessaire.",
  "learn.first.3.title": "Prendre une route",
  "learn.first.3.why":
    "Une route s’arrête à un carrefour, une ville ou une abbaye. Fermée aux deux bouts, elle rapporte 1 point par tuile.",
  "learn.first.3.do": "allongez la route et placez-y un voleur.",
  "learn.first.4.title": "Terminer la route",
  "learn.first.4.why": "À un carrefour chaque branche est une route à part, et chaque branche s’y arrête.",
  "learn.first.4.do": "posez le carrefour au bout ouvert de votre route. Votre voleur rentre avec ses points.",
  "learn.first.5.title": "Une abbaye",
  "learn.first.5.why":
    "Une abbaye rapporte 1 point pour elle-même et 1 par tuile autour : 9 quand les huit sont posées.",
  "learn.first.5.do": "posez-la là où il y a déjà beaucoup de tuiles et placez-y votre partisan, comme moine.",
  "learn.first.6.title": "Robin a une ville",
  "learn.first.6.why":
    "Au sud de la tuile de départ, Robin tient une ville. Personne ne peut placer un chevalier dans une ville occupée ; mais vous pouvez en commencer une à côté.",
  "learn.first.6.do":
    "posez votre ville de sorte qu’il ne manque qu’une case entre elle et celle de Robin, et placez un chevalier.",
  "learn.first.7.title": "Partager la ville",
  "learn.first.7.why":
    "Quand deux villes se rejoignent, les deux chevaliers restent. À égalité, vous auriez tous deux tous les points. La tuile remplit aussi la dernière case autour de votre abbaye.",
  "learn.first.7.do": "reliez les deux villes.",
  "learn.first.8.title": "Un chevalier de plus",
  "learn.first.8.why": "Qui a le plus de partisans dans une ville en reçoit tous les points ; les autres n’ont rien.",
  "learn.first.8.do": "commencez une autre ville du côté ouvert, avec un second chevalier.",
  "learn.first.9.title": "Prendre la ville",
  "learn.first.9.why":
    "Reliée, la ville a deux de vos chevaliers et un de Robin. Et elle est terminée, donc elle rapporte, et à vous seul.",
  "learn.first.9.do": "comblez le vide.",
  "learn.fields.name": "Prés et paysans",
  "learn.fields.line": "Où se couchent les paysans, ce qu’ils rapportent, et pourquoi ils ne rentrent jamais.",
  "learn.fields.1.title": "D’abord une ville",
  "learn.fields.1.why":
    "Les paysans vivent des villes : à la fin, un pré rapporte 3 points par ville terminée à son bord. Il en faut donc une.",
  "learn.fields.1.do": "terminez la ville au-dessus de la tuile de départ, avec un chevalier.",
  "learn.fields.2.title": "Coucher un paysan",
  "learn.fields.2.why":
    "Routes et remparts divisent le pays en prés. Le pré au nord de la route touche votre ville : un paysan y gagne 3 points à la fin. Mais il y reste jusqu’à la fin de la partie.",
  "learn.fields.2.do": "allongez la route et couchez votre partisan dans le pré au nord, comme paysan.",
  "learn.fields.3.title": "Plus de villes pour votre paysan",
  "learn.fields.3.why":
    "Chaque nouvelle ville terminée au bord de son pré rapporte 3 de plus. Le bouton « Prés » montre à qui est chaque pré.",
  "learn.fields.3.do": "commencez une deuxième ville à son pré, avec un chevalier.",
  "learn.fields.4.title": "Terminer la ville",
  "learn.fields.4.why": "La ville paie votre chevalier maintenant, et votre paysan à la fin.",
  "learn.fields.4.do": "fermez la ville.",
  "learn.fields.5.title": "La dernière tuile",
  "learn.fields.5.why":
    "Robin a aussi un paysan, au sud de la route. Un pré est à qui y a le plus de paysans ; à égalité, chacun reçoit les points.",
  "learn.fields.5.do": "cette fois, à vous de choisir. Ensuite on compte les prés.",
} satisfies Catalogue<typeof english>;

const boxes = import.meta.glob<Record<string, string>>("../../boxes/*/words/fr.ts", {
  query: "?learn",
  eager: true,
  import: "learn",
});
export const words = together<string>([learn, ...Object.values(boxes)]);
