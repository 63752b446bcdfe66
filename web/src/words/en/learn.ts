// The game that teaches: keys begin with "learn.".
export const learn = {
  "learn.heading": "Your first game",
  "learn.intro": "A short game against a gentle bot, with somebody at your side who explains every turn.",
  "learn.intro.1": "Fourteen tiles, about ten minutes.",
  "learn.intro.2": "Cities, roads, cloisters, and the farmers that others leave out.",
  "learn.intro.3": "Do what you like: every move that the rules allow is allowed here too.",
  "learn.begin": "Begin",
  "learn.continue": "Go on where you were",
  "learn.restart": "Begin again",
  "learn.skip": "Play on without the coach",
  "learn.read": "Rather read the rules",
  "learn.failed": "The game could not be started. Is the server still running?",
  "learn.bot": "Robin",
  "learn.coach": "The coach",
  "learn.step": "Turn {n} of {of}",
  "learn.more": "More",
  "learn.less": "Less",
  "learn.do": "Now:",
  "learn.happened": "What happened",
  "learn.bot_turn": "{name} is on turn. Watch where the tile goes.",
  "learn.well": "Well done!",
  "learn.fine": "That is allowed too. Every landscape grows differently.",
  "learn.placed.city": "Your knight holds the city. Nobody else may enter it as long as he stands there.",
  "learn.placed.road": "Your thief holds the road, as far as it will ever run.",
  "learn.placed.cloister":
    "Your monk waits until all eight squares around the cloister are filled. Then he brings 9 points.",
  "learn.placed.field": "Your farmer lies in the field and stays there to the end: he never comes home before.",
  "learn.placed.none":
    "You kept your followers. That is wise when there are few left; but who places none earns nothing.",
  "learn.home": "What was completed has been paid, so your follower came home. You can use him again.",
  "learn.you_scored": "You got {n} {n|point|points}: {what}.",
  "learn.they_scored": "{name} got {n} {n|point|points}: {what}.",
  "learn.bot_placed": "{name} placed a follower: {role}.",

  "learn.1.title": "Lay a tile, place a knight",
  "learn.1.why":
    "One tile lies on the table, and you hold another: a piece of city with a pennant. Marked squares show where it fits. Sides that touch must match: city to city, road to road, field to field.",
  "learn.1.do":
    "choose the square above the start tile and turn your tile until the cities meet. Then place your follower in the city, as a knight, and confirm.",
  "learn.2.title": "Complete a city",
  "learn.2.why":
    "A city is complete when its wall has no gap. It then pays 2 points for each tile and 2 for each pennant, and the knight comes home.",
  "learn.2.do": "your tile is the missing piece of wall. Lay it so that it closes the city of your knight.",
  "learn.2.else": "lay your tile with its city against another open city, and place a knight if nobody is in there.",
  "learn.3.title": "A cloister",
  "learn.3.why":
    "A cloister pays 1 point for itself and 1 for each tile around it, 9 when all eight lie there. It fits wherever field meets field.",
  "learn.3.do": "lay it where many tiles already lie around it, and place your follower on the cloister, as a monk.",
  "learn.4.title": "On the road",
  "learn.4.why":
    "A road ends at a crossing, a city or a cloister. When both ends are closed it pays 1 point for each tile. Only an empty road can be taken, however long it is.",
  "learn.4.do": "lay your road tile where nobody holds the road, and place a thief on it.",
  "learn.4.else": "all roads are taken, so lay your tile where it starts a new one, or lengthens your own.",
  "learn.5.title": "Crossings end roads",
  "learn.5.why": "At a crossing every arm is a road of its own, and every arm ends there.",
  "learn.5.do":
    "lay the crossing at the open end of your road. If the other end is closed as well, the road pays and your thief comes home.",
  "learn.5.else": "lay the crossing against any open road, and take one of its arms with a thief.",
  "learn.6.title": "A farmer",
  "learn.6.why":
    "Farmers win games. Roads and city walls divide the land into fields. At the end, whoever has most farmers in a field gets 3 points for every completed city at its edge. But a farmer never comes home, so place him where there are cities, and not too many of him.",
  "learn.6.do":
    "switch on “Fields” to see which fields are whose. Lay your tile so that it joins a large field without farmers, next to completed cities, and place your follower there, as a farmer.",
  "learn.7.title": "Sharing, and the end",
  "learn.7.why":
    "You cannot enter what somebody holds. But you may start beside it and join the two later: then whoever has more followers gets all the points, and when tied, both do. When the last tile has been laid, unfinished roads, cities and cloisters still pay a little, and then the fields are counted.",
  "learn.7.do":
    "this is your last tile. Look for unfinished things that it makes larger, and place a follower where he still earns points.",

  "learn.end.title": "The end",
  "learn.end.won": "You have won!",
  "learn.end.lost": "The game is over",
  "learn.end.text":
    "After the last tile everything that was left has been counted: unfinished roads and cities 1 point for each tile, cloisters 1 for each tile there, and then the fields, 3 for each completed city:",
  "learn.end.next": "Now you know all of it. A whole game has 71 tiles to draw, and better opponents are waiting.",
};

export { learn as words };
