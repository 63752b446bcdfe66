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
