// Goods, builders and pigs at the table and on the pages around it.
export const play = {
  "term.builder": "builder",
  "box.traders_builders": "Traders & Builders",
  "box.traders_builders.line":
    "Wine, grain and cloth for whoever completes a city; a builder who brings a second tile; a pig for the farmers.",
  "option.traders_builders": "Traders & Builders",
  "option.goods": "Goods",
  "option.builders": "Builders",
  "option.pigs": "Pigs",
  "table.spot.builder.road": "Builder on the road",
  "table.spot.builder.city": "Builder in the city",
  "table.spot.builder.bridge": "Builder on the bridge",
  "table.spot.pig": "Pig",
  "table.spot.builder.why": "a second tile whenever it grows",
  "table.spot.pig.why": "1 more for each city",
  "table.figure.builder": "Builder at home: where he stands, your tiles bring a second one",
  "table.figure.builder.away": "The builder is at work",
  "table.figure.pig": "Pig at home: 1 more for each city of its field",
  "table.figure.pig.away": "The pig is in its field",
  "table.goods": "Goods",
  "table.goods.why": "{points} at the end for most of a kind",
  "table.goods.wine": "wine",
  "table.goods.grain": "grain",
  "table.goods.cloth": "cloth",
  "table.goods.count": "{n} × {goods}",
  "table.goods.leads": "most so far: {points} points",
  "table.doing.place_second": "second tile",
  "table.ask.place_second": "Place your second tile",
  "table.waiting_for.place_second": "{name} is placing a second tile",
  "table.second.why": "Your builder was at work: this is the second part of your turn.",
  "table.then.second": "Then you lay a second tile.",
  "table.then.goods": "Then you take {goods}.",
  "table.event.builder": "{name} placed the builder",
  "table.event.farm_pig": "{name} placed the pig",
  "table.event.goods": "{name} takes {goods}",
  "table.event.second": "{name}’s builder was at work: a second tile",
  "table.score.goods": "Goods: {terms}",
  "table.term.goods": "{points} for most {goods}",
  "table.term.pig": "{points} for the pig",
  "tile.mark.wine": "wine",
  "tile.mark.grain": "grain",
  "tile.mark.cloth": "cloth",
};

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

// Goods after the game.
export const replay = {
  "replay.by.goods": "Goods",
  "replay.why.goods": "takes {tokens} goods {tokens|token|tokens}",
  "replay.why.second_tile": "the builder brings a second tile",
  "replay.why.builder": "the builder on {own}: extending it brings a second tile",
  "replay.why.pig": "the pig in a field worth {points} already: every city pays one more",
  "replay.why.pig_room": "the pig in a field with room to grow",
  "replay.why.keep_builder": "keeps the builder",
  "replay.why.keep_pig": "keeps the pig",
};

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

// The keys of this box's words, for the type of `t`.
type Words = typeof play & typeof learn & typeof replay & typeof rules;
declare module "../../../words/language.svelte" {
  interface BoxWords extends Words {}
}
