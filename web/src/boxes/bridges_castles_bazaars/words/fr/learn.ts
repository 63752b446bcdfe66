import type { Catalogue } from "../../../../words/language.svelte";
import type { learn as english } from "../en/learn";

export const learn = {
  "learn.castles.name": "Ponts et forteresses",
  "learn.castles.line": "Une route par-dessus un pré, et une forteresse qui profite de ses voisins.",
  "learn.castles.1.title": "Bâtir une forteresse",
  "learn.castles.1.why":
    "Quand une ville de deux tuiles est terminée, son propriétaire peut bâtir une forteresse au lieu de prendre les points. La forteresse reçoit les points de la prochaine route, ville ou abbaye terminée à côté.",
  "learn.castles.1.do": "terminez la petite ville avec un chevalier, et bâtissez une forteresse.",
  "learn.castles.2.title": "Bâtir un pont",
  "learn.castles.2.why":
    "Votre abbaye n’a que des prés, mais la route veut continuer. Un pont la fait passer tout droit par-dessus la tuile.",
  "learn.castles.2.do": "posez la tuile sur la case éclairée avec un pont, et placez votre partisan sur le pont.",
  "learn.castles.3.title": "Payé deux fois",
  "learn.castles.3.why":
    "La route longe votre forteresse. Terminée, elle paie votre voleur, et la forteresse reçoit encore autant.",
  "learn.castles.3.do": "fermez la route avec le carrefour.",
  "learn.castles.4.title": "À vous de jouer",
  "learn.castles.4.why":
    "Un pont permet aussi de poser une tuile là où elle n’irait pas : ces cases sont proposées aussi.",
  "learn.castles.4.do": "posez votre dernière tuile comme vous voulez.",
  "learn.market.name": "Un jour de marché",
  "learn.market.line": "Des tuiles aux enchères : enchérir, acheter et vendre contre des points.",
  "learn.market.1.title": "Un marché s’ouvre",
  "learn.market.1.why":
    "Un marché sur une tuile ouvre un jour de marché : autant de tuiles que de joueurs sont dévoilées et mises aux enchères. Robin, qui suit, en propose une ; qui offre le plus la reçoit, sauf si Robin la garde à ce prix.",
  "learn.market.1.do": "posez le marché. Offrez ensuite 2 pour la tuile qui terminera la ville.",
  "learn.market.2.title": "Ce que vous avez payé",
  "learn.market.2.why": "La tuile vous a coûté 2 points. Elle en rapporte maintenant 4.",
  "learn.market.2.do": "terminez la ville, avec un chevalier.",
  "learn.market.3.title": "Un tour ordinaire",
  "learn.market.3.why": "Entre les jours de marché, la partie continue comme d’habitude.",
  "learn.market.3.do": "posez l’abbaye où vous voulez, et placez un moine.",
  "learn.market.4.title": "Votre enchère",
  "learn.market.4.why":
    "Cette fois Robin a ouvert le marché, donc vous commencez : proposez une tuile pour autant de points que vous voulez. Si Robin offre plus, choisissez : payer ce prix et la garder, ou la vendre et prendre les points.",
  "learn.market.4.do": "proposez la tuile que vous voudriez, et voyez ce que fait Robin.",
  "learn.market.5.title": "Poser ce que vous avez reçu",
  "learn.market.5.why": "Chacun a une tuile. On les pose l’une après l’autre, et vous commencez.",
  "learn.market.5.do": "posez la vôtre.",
} satisfies Catalogue<typeof english>;
