// The game that teaches: keys begin with "learn.".
import { together } from "../../boxes";

export const learn = {
  "learn.heading": "Learn to play",
  "learn.intro":
    "Short games against Robin, with a coach at your side. Each teaches one thing, takes about ten minutes, and waits for you if you leave.",
  "learn.begin": "Begin",
  "learn.continue": "Go on where you were",
  "learn.restart": "Begin again",
  "learn.read": "I’d rather read the rules",
  "learn.failed": "The game could not be started. Is the server still running?",
  "learn.bot": "Robin",
  "learn.coach": "The coach",
  "learn.step": "Turn {n} of {of}",
  "learn.more": "More",
  "learn.less": "Less",
  "learn.do": "Now:",
  "learn.happened": "What happened",
  "learn.bot_turn": "{name} is playing. Watch where the tile goes.",
  "learn.well": "Well done!",
  "learn.placed.city": "Your knight holds the city. Nobody else may enter it as long as he stands there.",
  "learn.placed.road": "Your thief holds the road, as far as it will ever run.",
  "learn.placed.cloister":
    "Your monk waits until all eight squares around the cloister are filled. Then he brings 9 points.",
  "learn.placed.field": "Your farmer lies in the field and stays there until the end of the game.",
  "learn.home": "It is complete and paid, so your follower comes home. You can use him again.",
  "learn.you_scored": "You got {n} {n|point|points}: {what}.",
  "learn.they_scored": "{name} got {n} {n|point|points}: {what}.",
  "learn.bot_placed": "{name} placed a follower: {role}.",

  "learn.end.title": "The end",
  "learn.end.won": "You have won!",
  "learn.end.lost": "The game is over",
  "learn.end.text":
    "After the last tile everything that was left has been counted: unfinished roads and cities 1 point for each tile, cloisters 1 for each tile there, and then the fields, 3 for each completed city:",
  "learn.end.next": "Now you know how it goes. A whole game has 71 tiles to draw, and better opponents are waiting.",
  "learn.next": "Next lesson",
  "learn.leave": "All lessons",
  "learn.done": "done",
  "learn.first.name": "The first game",
  "learn.first.line": "Roads, cities and cloisters; sharing a city, and stealing one.",
  "learn.first.end": "Next come the farmers, whom everybody forgets at first.",
  "learn.first.1.title": "Lay a tile, place a knight",
  "learn.first.1.why":
    "One tile lies on the table and you hold another: a piece of city with a pennant. Sides that touch must match: city to city, road to road, field to field.",
  "learn.first.1.do": "choose the lit square. Then place your follower in the city, as a knight, and confirm.",
  "learn.first.2.title": "Complete a city",
  "learn.first.2.why":
    "A city is complete when its wall has no gap. It pays 2 points for each tile and 2 for each pennant, and your knight comes home.",
  "learn.first.2.do": "close your city. It needs no second follower.",
  "learn.first.3.title": "Take a road",
  "learn.first.3.why":
    "A road ends at a crossing, a city or a cloister. Closed at both ends it pays 1 point for each tile.",
  "learn.first.3.do": "make the road longer, and place a thief on it.",
  "learn.first.4.title": "Complete the road",
  "learn.first.4.why": "At a crossing every arm is a road of its own, and every arm ends there.",
  "learn.first.4.do": "lay the crossing at the open end of your road. Your thief comes home with his points.",
  "learn.first.5.title": "A cloister",
  "learn.first.5.why": "A cloister pays 1 point for itself and 1 for each tile around it: 9 when all eight lie there.",
  "learn.first.5.do": "lay it where many tiles lie already, and place your follower on it, as a monk.",
  "learn.first.6.title": "Robin has a city",
  "learn.first.6.why":
    "South of the start tile Robin holds a city. Nobody may place a knight in a city that is held; but you may start one beside it.",
  "learn.first.6.do": "lay your city so that only one square is missing between it and Robin’s, and place a knight.",
  "learn.first.7.title": "Share it",
  "learn.first.7.why":
    "When two cities grow together, both knights stay. With equally many knights both of you would get all the points. The tile also fills the last square around your cloister.",
  "learn.first.7.do": "join the two cities.",
  "learn.first.8.title": "One more knight",
  "learn.first.8.why": "Whoever has the most followers in a city gets all its points; the others get nothing.",
  "learn.first.8.do": "start another city at the open side, with a second knight.",
  "learn.first.9.title": "Steal it",
  "learn.first.9.why":
    "Joined, the city has two of your knights and one of Robin’s. And it is complete, so it pays: you alone.",
  "learn.first.9.do": "close the gap.",
  "learn.fields.name": "Fields and farmers",
  "learn.fields.line": "Where farmers lie, what they earn, and why they never come home.",
  "learn.fields.1.title": "A city first",
  "learn.fields.1.why":
    "Farmers live on cities: at the end a field pays 3 points for every completed city at its edge. So there has to be one.",
  "learn.fields.1.do": "complete the city above the start tile, with a knight.",
  "learn.fields.2.title": "Lay down a farmer",
  "learn.fields.2.why":
    "Roads and walls divide the land into fields. The field north of the road touches your city: a farmer there earns 3 points at the end. But he stays there until the game is over.",
  "learn.fields.2.do": "make the road longer, and lay your follower in the field north of it, as a farmer.",
  "learn.fields.3.title": "More cities for your farmer",
  "learn.fields.3.why":
    "Every further city that is completed at the edge of his field pays 3 more. The button “Fields” shows which field is whose.",
  "learn.fields.3.do": "start a second city at his field, with a knight.",
  "learn.fields.4.title": "Complete it",
  "learn.fields.4.why": "The city pays your knight now, and your farmer at the end.",
  "learn.fields.4.do": "close the city.",
  "learn.fields.5.title": "The last tile",
  "learn.fields.5.why":
    "Robin has a farmer too, south of the road. A field belongs to whoever has the most farmers in it; when tied, everyone gets the points.",
  "learn.fields.5.do": "this time the choice is yours. Then the fields are counted.",
};

const boxes = import.meta.glob<Record<string, string>>("../../boxes/*/words/en.ts", {
  query: "?learn",
  eager: true,
  import: "learn",
});
export const words = together<string>([learn, ...Object.values(boxes)]);
