// Abbeys, mayors, wagons and barns at the table and on the pages around it.
export const play = {
  "term.abbey": "Abbey",
  "term.mayor": "Mayor",
  "term.wagon": "Wagon",
  "term.barn": "Barn",
  "preset.abbey-mayor": "Abbey & Mayor",
  "preset.abbey-mayor.line":
    "Abbeys that fill any hole, mayors who count pennants, wagons that go on, and barns in the fields.",
  "table.preset.abbey-mayor": "Abbey & Mayor",
  "option.abbey_mayor": "Abbey & Mayor",
  "option.abbeys": "Abbeys",
  "option.mayors": "Mayors",
  "option.wagons": "Wagons",
  "option.barns": "Barns",
  "option.wagon_moves": "A wagon goes on",
  "option.wagon_moves.nearby": "to one of the nine squares around",
  "option.wagon_moves.connected": "along what meets",
  "option.barn_on_barn": "Several barns in a field",
  "option.abbeys_at_end": "Abbeys after the last tile",
  "option.abbey_gives_second_part": "An abbey may bring the builder’s second tile",
  "table.doing.tile": "abbey or tile",
  "table.ask.tile": "Lay your abbey, or draw a tile",
  "table.waiting_for.tile": "{name} chooses abbey or tile",
  "table.doing.wagon": "wagon",
  "table.ask.wagon": "Where does your wagon go on to?",
  "table.waiting_for.wagon": "{name} decides where the wagon goes",
  "table.abbey.why":
    "An abbey fills a hole with tiles on all four sides. Every road and city that reaches it ends there.",
  "table.abbey.none": "Lay no abbey",
  "table.abbey.lay": "Abbey {place}",
  "table.abbey.closes": "closes all that ends here",
  "table.abbey.draw": "Draw a tile",
  "table.wagon.why": "It has been scored and may go on to something unfinished in which nobody stands.",
  "table.wagon.home": "The wagon stays at home",
  "table.spot.mayor": "Mayor in the city",
  "table.spot.mayor.why": "counts as many as the city has pennants",
  "table.spot.wagon.road": "Wagon on the road",
  "table.spot.wagon.city": "Wagon in the city",
  "table.spot.wagon.cloister": "Wagon at the cloister",
  "table.spot.wagon.bridge": "Wagon on the bridge",
  "table.spot.wagon.shrine": "Wagon at the shrine",
  "table.spot.barn": "Barn at the corner",
  "table.spot.barn.why": "4 for each completed city at the end; farmers are paid and go home",
  "table.at.NW": "north-west",
  "table.at.NE": "north-east",
  "table.at.SE": "south-east",
  "table.at.SW": "south-west",
  "table.figure.abbey": "Abbey in hand: it fills any hole",
  "table.figure.abbey.away": "The abbey is laid",
  "table.figure.mayor": "Mayor at home: he counts the pennants of his city",
  "table.figure.mayor.away": "The mayor is in his city",
  "table.figure.wagon": "Wagon at home: it may go on when it is scored",
  "table.figure.wagon.away": "The wagon is on its way",
  "table.figure.barn": "Barn at home: 4 for each completed city at its field",
  "table.figure.barn.away": "The barn stands in its field",
  "table.then.barn": "The barn sends {n} {n|farmer|farmers} of others home.",
  "table.event.abbey": "{name} lays the abbey",
  "table.event.mayor": "{name} placed the mayor",
  "table.event.wagon": "{name} placed the wagon: {role}",
  "table.event.barn": "{name} placed the barn",
  "table.event.wagon_moved": "{name}’s wagon goes on",
  "table.event.driven_by_barn": "The barn sends a farmer of {name} home",
  "table.score.barn": "Barn: {terms}",
  "table.score.by_barn": "Field with a barn: {terms}",
  "table.term.barn": "{points} for the barn",
  "tile.abbey": "abbey",
  "tile.open.1": "road that stops in the field",
  "tile.cloister.4": "cloister where four roads end",
  "tile.road.three": "road with three arms",
};

// They have no lesson yet.
export const learn = {};

// Abbeys, wagons and barns after the game.
export const replay = {
  "replay.by.barn": "Barn",
  "replay.did.abbey": "lays the abbey",
  "replay.did.draw": "draws a tile",
  "replay.did.wagon": "moves the wagon on",
  "replay.why.barn_drives_home": "sends {followers} {followers|farmer|farmers} of others home",
  "replay.why.wagon_goes_on": "lets the wagon go on",
};

// The rules of abbeys, mayors, wagons and barns. Points in captions come from the engine.
export const rules = {
  "rules.abbey.h": "Abbeys",
  "rules.abbey.1":
    "Instead of drawing a tile a player may lay his abbey into any empty square with tiles on all four sides, whatever they show. Roads and cities that reach it end there and are scored; the abbey is part of none of them.",
  "rules.abbey.picture": "The abbey ends red’s city and blue’s road: {red} points for red, {blue} for blue.",
  "rules.abbey.2": "It is a cloister: a follower may be placed on it. It has no field.",
  "rules.abbey.end": "After the last tile everybody who still has an abbey may lay it, in turn.",
  "rules.abbey.second": "An abbey that completes what a player’s builder stands on gives him a second tile.",
  "rules.mayor.h": "Mayors",
  "rules.mayor.1":
    "A mayor is placed like a follower, in cities only. In the majority he counts as many as the city has pennants; without any he counts nothing, and brings no points even alone.",
  "rules.mayor.picture": "With two pennants the mayor beats blue’s knight: red gets {red} points, blue {blue}.",
  "rules.wagon.h": "Wagons",
  "rules.wagon.1":
    "A wagon is placed like a follower on a road, in a city or on a cloister, never in a field. When that has been scored it may go on at once to an unfinished road, city or cloister in which nobody stands.",
  "rules.wagon.nearby": "It goes to its own tile or to one of the eight squares around, whatever lies between.",
  "rules.wagon.connected":
    "It goes to what meets the one that it leaves: the city or cloister at which its road ends, roads of the same crossing, an abbey beside it.",
  "rules.wagon.picture": "The road pays red {red} points, and the wagon has gone on to a cloister across the field.",
  "rules.wagon.2":
    "That is not the figure of the turn, and scores nothing. Of several wagons the owners decide in turn.",
  "rules.barn.h": "Barns",
  "rules.barn.1":
    "A barn is placed on a corner of the tile just laid where four tiles meet and are field right up to it. Farmers in the field are paid at once, 3 points for each completed city, and go home with their pigs. If farmers are joined to it later, they get 1 point for each and go home, too.",
  "rules.barn.picture": "The barn pays blue’s farmer {blue} points, and he goes home.",
  "rules.barn.2":
    "The barn stays, and no farmer is placed in its field. At the end its player gets 4 points for each completed city at the field.",
  "rules.barn.several": "A field may have several barns; each is paid.",
};

// The keys of this box's words, for the type of `t`.
type Words = typeof play & typeof replay & typeof rules;
declare module "../../../words/language.svelte" {
  interface BoxWords extends Words {}
}
