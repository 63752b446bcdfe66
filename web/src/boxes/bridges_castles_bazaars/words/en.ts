// Bridges, castles and market days at the table and on the pages around it.
export const play = {
  "term.bridge": "bridge",
  "term.castle": "castle",
  "preset.bridges-castles-bazaars": "Bridges, Castles and Bazaars",
  "preset.bridges-castles-bazaars.line":
    "Roads over roads, castles that watch their surroundings, and market days with auctions.",
  "option.bazaar_auction": "Tiles of a market day",
  "option.bazaar_auction.auction": "are auctioned",
  "option.bazaar_auction.no_auction": "are chosen in turn",
  "option.bridges": "Bridges",
  "option.castles": "Castles",
  "option.bazaars": "Bazaars (market days)",
  "option.castle_field_value": "A castle is worth this much to a field",
  "table.preset.bridges-castles-bazaars": "Bridges, Castles and Bazaars",
  "table.bridges_left": "{n} {n|bridge|bridges} left",
  "table.castles_left": "{n} {n|castle|castles} left",
  "table.doing.castle": "castle?",
  "table.doing.castle_project": "castle pays",
  "table.doing.auction": "opens the bidding",
  "table.doing.bid": "to bid",
  "table.doing.deal": "buy or sell?",
  "table.ask.castle": "Castle or points?",
  "table.ask.castle_project": "Which project pays your castle?",
  "table.ask.auction": "Choose a tile and open the bidding",
  "table.ask.auction_free": "Choose your tile",
  "table.ask.bid": "Bid more or pass",
  "table.ask.deal": "Buy or sell?",
  "table.waiting_for.castle": "{name} decides: castle or points",
  "table.waiting_for.castle_project": "{name} chooses what pays the castle",
  "table.waiting_for.auction": "{name} chooses a tile and opens the bidding",
  "table.waiting_for.bid": "{name} bids or passes",
  "table.waiting_for.deal": "{name} decides: buy or sell",
  "table.decline": "Decline this tile",
  "table.decline_why": "It fits only with a bridge: you may put it aside and draw another.",
  "table.square_bridge": "{place}: only with a bridge",
  "table.then.castle": "Then you may build a castle.",
  "table.then.market": "Then a market day begins.",
  "table.bridge": "Bridge",
  "table.bridge.none": "No bridge",
  "table.bridge.NS": "Bridge north–south",
  "table.bridge.WE": "Bridge west–east",
  "table.bridge.over": "over the tile {place}",
  "table.bridge.needed": "This way needs a bridge.",
  "table.spot.bridge": "Thief on the bridge",
  "table.role.bridge": "thief on the bridge",
  "table.role.castle": "lord of the castle",
  "table.castle.why":
    "Your city of two tiles is complete. Take the points now, or build a castle: it pays what the next project completed beside it is worth.",
  "table.castle.build": "Build a castle",
  "table.castle.points": "Take {n} {n|point|points}",
  "table.castle.score": "Take the points",
  "table.project.why": "Several projects beside your castle were completed at once. Choose the one that pays you.",
  "table.project": "{feature} {place}",
  "table.market": "Market day",
  "table.market.why":
    "There is a tile for everyone. In turn a player picks one and opens the bidding; each of the others bids more or passes, once. Then the player who picked it buys or sells.",
  "table.market.why_free": "There is a tile for everyone: each in turn takes one and lays it at once.",
  "table.market.how": "How it works",
  "table.market.tiles": "Tiles on the market",
  "table.market.choose": "Choose this tile: {tile}",
  "table.market.opening": "Your opening bid",
  "table.market.opening_why": "If nobody bids more, the tile is yours for this many points.",
  "table.market.open": "Open with {n} {n|point|points}",
  "table.market.take": "Take this tile",
  "table.market.highest": "Highest bid: {n} {n|point|points}, by {name}",
  "table.market.your_bid": "Your bid",
  "table.market.bid": "Bid {n} {n|point|points}",
  "table.market.pass": "Pass",
  "table.market.bid_why":
    "You have one bid. Afterwards {name} either sells to the highest bidder, or keeps the tile and pays the bidder the same.",
  "table.market.less": "One less",
  "table.market.plus": "One more",
  "table.market.deal_why": "{name} bids {n} {n|point|points} for your tile.",
  "table.market.buy": "Buy: pay {n} and keep the tile",
  "table.market.sell": "Sell: get {n} for the tile",
  "table.market.becomes": "{name}: {from} → {to}",
  "table.market.won": "{name} has this tile",
  "table.market.passed": "passed",
  "table.market.bade": "bid {n}",
  "table.market.yet": "yet to bid",
  "table.market.no_tile": "no tile yet",
  "table.feature.castle": "Castle",
  "table.feature.bridge": "Bridge",
  "table.score.castle": "Castle, paid by {terms}",
  "table.score.sold": "Tile sold to {name}: {tile}",
  "table.score.bought": "Tile bought from {name}: {tile}",
  "table.score.took": "Bid for a tile: {tile}",
  "table.term.castles": "{points} for castles",
  "table.term.castle": "a castle: {points}",
  "table.paid_by.road": "a road",
  "table.paid_by.city": "a city",
  "table.paid_by.cloister": "a cloister",
  "table.paid_by.castle": "a castle",
  "table.event.bridge": "{name} built a bridge",
  "table.event.declined": "{name} turns down a tile, which leaves the game: {tile}",
  "table.event.castle": "{name} built a castle",
  "table.event.market": "Market day!",
  "table.event.bid": "{name} bids {n} for this tile: {tile}",
  "table.event.pass": "{name} passes",
  "table.event.sold": "{buyer} gets a tile from {seller} for {n}: {tile}",
  "table.event.kept": "{buyer} keeps a tile for {n}: {tile}",
  "table.keys.bridge": "with or without a bridge",
  "table.keys.pass": "on a market day: pass",
  "table.keys.market": "on a market day: bid more or less",
  "tile.bazaar": "market",
  "tile.bazaar.1": "market where a road ends",
  "tile.bazaar.2": "market where two roads end",
  "place.of.bazaar": "of the market",
  "table.bridges_left.tip": "{n} {n|bridge|bridges} left: a bridge carries a road over a tile.",
  "table.castles_left.tip":
    "{n} {n|castle|castles} left: built over a city of two tiles, a castle pays what the next project completed beside it is worth.",
};

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

// Bridges, castles and market days after the game.
export const replay = {
  "replay.by.castle": "Castles",
  "replay.by.market": "Market days",
  "replay.did.decline": "declines the tile",
  "replay.did.castle": "decides about a castle",
  "replay.did.castle_project": "chooses what pays the castle",
  "replay.did.auction": "puts up a tile",
  "replay.did.bid": "bids",
  "replay.did.pass": "passes",
  "replay.did.buy": "buys",
  "replay.did.sell": "sells",
  "replay.act.bridge": "with a bridge",
  "replay.act.castle": "build the castle",
  "replay.act.no_castle": "no castle",
  "replay.act.auction": "put up this tile for {n}: {tile}",
  "replay.act.bid": "bid {n}",
  "replay.the.castle": "the castle",
  "replay.own.castle": "own castle",
  "replay.why.blocks_unbridged": "{held} is blocked: without a bridge no tile left fits",
  "replay.why.not_block_unbridged": "{own} does not need a bridge to be completed",
  "replay.why.bridge": "keeps the bridge",
  "replay.why.castle": "builds a castle that will be paid by what is completed around it",
  "replay.why.auction": "puts up the tile that gains most here: {tile}",
  "replay.why.bid": "the tile is worth more than {points} {points|point|points}",
  "replay.why.pass": "the tile is not worth more than {points} {points|point|points}",
  "replay.why.buy": "keeps a tile worth more than {points} {points|point|points}",
  "replay.why.sell": "{points} {points|point|points} for a tile that is worth less",
};

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

// The keys of this box's words, for the type of `t`.
type Words = typeof play & typeof learn & typeof replay & typeof rules;
declare module "../../../words/language.svelte" {
  interface BoxWords extends Words {}
}
