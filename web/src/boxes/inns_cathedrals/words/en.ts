// Inns, cathedrals and large followers at the table and on the pages around it.
export const play = {
  "term.large-knight": "large knight",
  "term.large-thief": "large thief",
  "term.large-farmer": "large farmer",
  "term.large-monk": "large monk",
  "box.inns_cathedrals": "Inns & Cathedrals",
  "box.inns_cathedrals.line":
    "Roads and cities that pay more, or nothing at all; a large follower for everybody; a sixth player.",
  "option.inns_cathedrals": "Inns & Cathedrals",
  "option.inns": "Inns",
  "option.cathedrals": "Cathedrals",
  "option.large_followers": "Large followers",
  "table.spot.large.city": "Large knight",
  "table.spot.large.road": "Large thief",
  "table.spot.large.field": "Large farmer",
  "table.spot.large.cloister": "Large monk",
  "table.spot.large.bridge": "Large thief on the bridge",
  "table.spot.large.crown": "Large follower",
  "table.figure.large": "Large follower at home: counts as two",
  "table.figure.large.away": "The large follower is on the board",
  "table.event.large": "{name} placed the large follower: {role}",
  "table.term.inn": "{points} for the inn",
  "table.term.inn_spoils": "nothing, because of the inn",
  "table.term.cathedral": "{points} for the cathedral",
  "table.term.cathedral_spoils": "nothing, because of the cathedral",
  "tile.mark.inn": "an inn",
  "tile.mark.cathedral": "a cathedral",
  "place.of.cathedral": "of the cathedral",
};

// The lesson of the inns and the large follower.
export const learn = {
  "learn.inns.name": "Inns and the large follower",
  "learn.inns.line": "A road that pays double or nothing, and a follower who counts as two.",
  "learn.inns.1.title": "An inn by the road",
  "learn.inns.1.why":
    "A road with an inn pays 2 points for each tile when it is complete, and nothing at all if it is not complete at the end.",
  "learn.inns.1.do": "lay the road with the inn, and place a thief on it.",
  "learn.inns.2.title": "Make an end",
  "learn.inns.2.why": "A road with an inn must be completed, so give it an end at a crossing.",
  "learn.inns.2.do": "lay the crossing at the east end of your road.",
  "learn.inns.3.title": "Double points",
  "learn.inns.3.why": "Four tiles at 2 points each: the inn pays for the whole road.",
  "learn.inns.3.do": "lay the second crossing at the west end, and take your 8 points.",
  "learn.inns.4.title": "The large follower",
  "learn.inns.4.why":
    "Robin holds a city south of the start tile. Your large follower counts as two knights: where he meets one of Robin’s, the city is yours. Cathedrals do for cities what inns do for roads: 3 for each tile, or nothing.",
  "learn.inns.4.do": "start a city beside Robin’s, with your large follower.",
  "learn.inns.5.title": "A bridgehead",
  "learn.inns.5.why":
    "Two squares are missing between the two cities. Nobody may add a knight to a city that is held, but anyone may make it larger.",
  "learn.inns.5.do": "lay your corner of city below Robin’s city.",
  "learn.inns.6.title": "Two against one",
  "learn.inns.6.why":
    "Joined and complete, the city has Robin’s knight and your large follower, who counts as two: all 8 points are yours.",
  "learn.inns.6.do": "close the gap.",
};

// Inns and cathedrals after the game.
export const replay = {
  "replay.why.large": "the large follower, counting twice: {the}, worth {points}",
  "replay.why.keep_large": "keeps the large follower",
  "replay.why.spoils": "{held} pays nothing unless it is completed",
  "replay.why.not_spoil": "{own} still pays if it stays unfinished",
};

// The rules of inns, cathedrals and large followers. Points in captions ({red}, {blue}) come from the engine.
export const rules = {
  "rules.inn.h": "Inns",
  "rules.inn.1":
    "A road that passes an inn pays 2 points for each tile when it is completed, instead of 1. A second inn on it changes nothing.",
  "rules.inn.picture": "Three tiles, one of them with an inn: red gets {red} points.",
  "rules.inn.2":
    "But if such a road is unfinished at the end of the game, it pays nothing at all, whoever laid the inn.",
  "rules.cathedral.h": "Cathedrals",
  "rules.cathedral.1":
    "A completed city with a cathedral pays 3 points for each tile and each pennant, instead of 2. Unfinished at the end it pays nothing. You may lay a cathedral into anybody’s city.",
  "rules.cathedral.picture": "Five tiles around a cathedral, 3 points each: red gets {red}.",
  "rules.large.h": "The large follower",
  "rules.large.1":
    "Everybody has a large follower besides the others. It is placed and comes home like them, but wherever followers are counted for a majority it counts as two. Points are not doubled.",
  "rules.large.picture":
    "Red’s large knight against one knight of blue: the city is red’s alone, red gets {red} points and blue {blue}.",
};

// The keys of this box's words, for the type of `t`.
type Words = typeof play & typeof learn & typeof replay & typeof rules;
declare module "../../../words/language.svelte" {
  interface BoxWords extends Words {}
}
