// The lesson of the builder and the goods.
export const learn = {
  "learn.builders.name": "Builders and goods",
  "learn.builders.line": "A second tile in one turn, and wine from a city that is not yours.",
  "learn.builders.1.title": "A road to build on",
  "learn.builders.1.why": "The builder works only where you already have a follower, so begin with a thief.",
  "learn.builders.1.do": "make the road longer, and place a thief on it.",
  "learn.builders.2.title": "The builder",
  "learn.builders.2.why":
    "The builder is no follower: he earns no points and counts for no majority. He stands on a road or in a city of yours that is not complete.",
  "learn.builders.2.do": "make your road longer, and place your builder on it.",
  "learn.builders.3.title": "Two tiles in one turn",
  "learn.builders.3.why": "Whenever your tile makes the builder’s road longer, you draw and lay a second one at once.",
  "learn.builders.3.do": "make the road longer again. Then lay the crossing at its end.",
  "learn.builders.4.title": "Robin’s wine",
  "learn.builders.4.why":
    "Robin’s city shows a barrel of wine. Whoever completes a city takes its goods, no matter who gets the points. Two gaps are left.",
  "learn.builders.4.do": "close the eastern gap.",
  "learn.builders.5.title": "Goods are worth 10",
  "learn.builders.5.why":
    "At the end whoever has the most of a kind of goods gets 10 points. Robin gets 6 for the city; you get the wine.",
  "learn.builders.5.do": "complete Robin’s city.",
};
