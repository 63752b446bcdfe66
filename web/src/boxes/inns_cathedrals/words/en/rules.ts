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
