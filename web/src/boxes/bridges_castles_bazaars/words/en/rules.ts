// The rules of bridges, castles and market days. Points in captions ({red}, {blue}) come from the engine.
export const rules = {
  "rules.bridge.h": "Bridges",
  "rules.bridge.1":
    "Once a turn, besides tile and follower, you may build one of your bridges: on the tile just laid, or on a tile next to it so that the new tile’s road runs on. A bridge goes straight across its tile and needs field on both sides.",
  "rules.bridge.2":
    "A bridge is road from then on, and its tile counts for the road. It divides neither fields nor cities, may cross cloisters and other roads, and stays for good. You may place your follower on it as a thief.",
  "rules.bridge.3":
    "If your tile fits only with the help of a bridge, you may decline it; it leaves the game and you draw another.",
  "rules.bridge.picture": "The road runs over the cloister by bridge, three tiles in all: red gets {red} points.",
  "rules.castle.h": "Castles",
  "rules.castle.1":
    "When a city of two tiles with your follower in it is completed, you may make it a castle instead of taking the points. The follower stays on it.",
  "rules.castle.2":
    "The castle watches six squares: its own two and those along its two long sides. As soon as the next road, city or cloister with a tile there is completed, you get what it is worth, whoever it belongs to, and your follower comes home. If several are completed at once you choose.",
  "rules.castle.3":
    "A castle that pays can set off a castle next to it. At the end a castle that never paid is worth nothing; one that did is worth {castle} to each field at its wall instead of {city}.",
  "rules.castle.picture":
    "Blue completes a city for {blue} points. It touches the surroundings of red’s castle, so red gets {red} as well.",
  "rules.market.h": "Bazaars and market days",
  "rules.market.1":
    "When a tile with a market has been laid and scored, a market day begins: as many tiles as there are players are laid open.",
  "rules.market.2":
    "The next player picks one of them and opens with a bid, 0 points or more. Each of the others without a tile may bid higher once, or pass. Then whoever picked it decides: buy it and pay the highest bidder that bid, or sell it to that bidder for it. Whose own bid stays highest pays it to nobody.",
  "rules.market.3":
    "So it goes on until everybody has a tile; the last one is free. Then, beginning left of whoever opened the market, each player takes a turn with his tile. Scores may fall below zero, and market tiles laid now open no new market day.",
  "rules.market.chosen":
    "Beginning with the next player, each in turn takes one of the open tiles, lays it and may place a follower, until the player who opened the market has laid the last one. Market tiles laid now open no new market day.",
  "rules.market.picture":
    "Two players, one auction: blue opens with 1, red bids 2, and blue sells. Red {red}, blue {blue} points, and blue gets the other tile free.",
};
