// The lessons of bridges, castles and market days.
export const learn = {
  "learn.castles.name": "Bridges and castles",
  "learn.castles.line": "A road over a field, and a castle that earns from its neighbours.",
  "learn.castles.1.title": "Build a castle",
  "learn.castles.1.why":
    "When a city of two tiles is completed, its holder may take no points and build a castle instead. The castle gets the points of the next road, city or cloister completed beside it.",
  "learn.castles.1.do": "complete the small city with a knight, and build a castle.",
  "learn.castles.2.title": "Build a bridge",
  "learn.castles.2.why":
    "Your cloister has fields on all sides, but the road wants to go on. A bridge carries it straight over the tile.",
  "learn.castles.2.do": "lay the tile in the lit square with a bridge, and place your follower on the bridge.",
  "learn.castles.3.title": "Paid twice",
  "learn.castles.3.why":
    "The road runs past your castle. When it is complete it pays your thief, and the castle gets the same again.",
  "learn.castles.3.do": "close the road with the crossing.",
  "learn.castles.4.title": "On your own",
  "learn.castles.4.why":
    "A bridge can also make a tile fit where it otherwise would not: such squares are offered too.",
  "learn.castles.4.do": "lay your last tile as you like.",
  "learn.market.name": "A market day",
  "learn.market.line": "Tiles are auctioned: bid, buy and sell for points.",
  "learn.market.1.title": "A market opens",
  "learn.market.1.why":
    "A market on a tile opens a market day: as many tiles as there are players are laid open and auctioned. Robin, who is next, puts one up; whoever bids most gets it, unless Robin keeps it at that price.",
  "learn.market.1.do": "lay the market. Then bid 2 for the tile that will complete the city.",
  "learn.market.2.title": "What you paid for",
  "learn.market.2.why": "The tile cost you 2 points. Now it brings 4.",
  "learn.market.2.do": "complete the city, with a knight.",
  "learn.market.3.title": "An ordinary turn",
  "learn.market.3.why": "Between market days the game goes on as always.",
  "learn.market.3.do": "lay the cloister where you like, and place a monk.",
  "learn.market.4.title": "Your auction",
  "learn.market.4.why":
    "This time Robin has opened the market, so you begin: put up a tile for as many points as you like. If Robin bids more, choose: pay that and keep it, or sell it and take the points.",
  "learn.market.4.do": "put up the tile you would like, and see what Robin does.",
  "learn.market.5.title": "Lay what you got",
  "learn.market.5.why": "Everyone has got a tile. They are laid one after the other, and you begin.",
  "learn.market.5.do": "lay yours.",
};
