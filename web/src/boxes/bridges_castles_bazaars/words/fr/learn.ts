import type { Catalogue } from "../../../../words/language.svelte";
import type { learn as english } from "../en/learn";

export const learn = {
  "learn.castles.name": "Ponts et châteaux",
  "learn.castles.line": "Une route par-dessus un pré, et un château qui profite de ses voisins.",
  "learn.castles.1.title": "Bâtis un château",
  "learn.castles.1.why":
    "Quand une ville de deux tuiles est terminée, son propriétaire peut bâtir un château au lieu de prendre les points. Le château reçoit les points de la prochaine route, ville ou abbaye terminée à côté.",
  "learn.castles.1.do": "termine la petite ville avec un chevalier, et bâtis un château.",
  "learn.castles.2.title": "Construis un pont",
  "learn.castles.2.why":
    "Ton abbaye n’a que des prés, mais la route veut continuer. Un pont la fait passer tout droit par-dessus la tuile.",
  "learn.castles.2.do": "pose la tuile sur la case éclairée avec un pont, et place ton partisan sur le pont.",
  "learn.castles.3.title": "Payé deux fois",
  "learn.castles.3.why":
    "La route longe ton château. Terminée, elle paie ton voleur, et le château reçoit encore autant.",
  "learn.castles.3.do": "ferme la route avec le carrefour.",
  "learn.castles.4.title": "À toi de jouer",
  "learn.castles.4.why":
    "Un pont permet aussi de poser une tuile là où elle n’irait pas : ces cases sont proposées aussi.",
  "learn.castles.4.do": "pose ta dernière tuile comme tu veux.",
  "learn.market.name": "Un jour de marché",
  "learn.market.line": "Des tuiles aux enchères : enchéris, achète et vends contre des points.",
  "learn.market.1.title": "Un marché s’ouvre",
  "learn.market.1.why":
    "Un marché sur une tuile ouvre un jour de marché : autant de tuiles que de joueurs sont dévoilées et mises aux enchères. Robin, qui suit, en propose une ; qui offre le plus la reçoit, sauf si Robin la garde à ce prix.",
  "learn.market.1.do": "pose le marché. Offre ensuite 2 pour la tuile qui terminera la ville.",
  "learn.market.2.title": "Ce que tu as payé",
  "learn.market.2.why": "La tuile t’a coûté 2 points. Elle en rapporte maintenant 4.",
  "learn.market.2.do": "termine la ville, avec un chevalier.",
  "learn.market.3.title": "Un tour ordinaire",
  "learn.market.3.why": "Entre les jours de marché, la partie continue comme d’habitude.",
  "learn.market.3.do": "pose l’abbaye où tu veux, et place un moine.",
  "learn.market.4.title": "Ton enchère",
  "learn.market.4.why":
    "Cette fois Robin a ouvert le marché, donc tu commences : propose une tuile pour autant de points que tu veux. Si Robin offre plus, choisis : payer ce prix et la garder, ou la vendre et prendre les points.",
  "learn.market.4.do": "propose la tuile que tu voudrais, et vois ce que fait Robin.",
  "learn.market.5.title": "Pose ce que tu as reçu",
  "learn.market.5.why": "Chacun a une tuile. On les pose l’une après l’autre, et tu commences.",
  "learn.market.5.do": "pose la tienne.",
} satisfies Catalogue<typeof english>;
