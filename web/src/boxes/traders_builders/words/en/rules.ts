// The rules of goods, builders and pigs. Points in captions ({red}, {blue}) come from the engine.
export const rules = {
  "rules.goods.h": "Goods",
  "rules.goods.1":
    "Some cities show goods: wine, grain or cloth. Whoever lays the tile that completes such a city takes a token for each of its symbols, whoever gets the points, and even if nobody stands in the city.",
  "rules.goods.picture": "Red completes blue’s city: blue gets {blue} points, red the wine.",
  "rules.goods.2":
    "At the end of the game whoever has most of a kind gets 10 points for it, each of the three kinds by itself. Whoever ties gets the 10 points too.",
  "rules.builder.h": "The builder",
  "rules.builder.1":
    "Instead of a follower you may place your builder: on a road or in a city of the tile just laid, if it is unfinished and one of your followers is there already.",
  "rules.builder.2":
    "Whenever you later lay a tile that extends that road or city, your turn has a second part: when the first is scored you draw and lay another tile, and may place a figure once more. There is never a third part.",
  "rules.builder.picture": "Red’s tile extends the road with red’s thief and builder: red lays a second tile at once.",
  "rules.builder.3":
    "The builder counts for no majority and earns no points. He comes home when his road or city is scored.",
  "rules.pig.h": "The pig",
  "rules.pig.1":
    "Instead of a follower you may place your pig in a field of the tile just laid, if you have a farmer in that field. At the end the field pays you 1 point more for each completed city: 4 instead of 3. The pig counts for no majority and helps only if the field pays you.",
  "rules.pig.picture":
    "One farmer each in the same field, at one completed city. Red has a pig there: red gets {red} points, blue {blue}.",
};
