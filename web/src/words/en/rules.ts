// The rules pages: keys begin with "rules.". Points in captions ({red}, {blue}, {yellow}) come from the engine.
import { together } from "../../boxes";

export const rules = {
  "rules.heading": "Rules",
  "rules.choose": "Which game?",
  "rules.contents": "On this page",
  "rules.failed": "The pictures could not be fetched. The text stands by itself.",
  "rules.unknown_options": "The server does not know these options; the page shows the unchanged rules.",
  "rules.learn": "I’d rather learn by playing",
  "rules.picture": "Example: {text}",

  "rules.turn.h": "The turn",
  "rules.turn.1":
    "Draw a tile and lay it against the landscape. You may then place one of your followers on that tile. Last, everything the tile has completed is scored, and the next player is on turn.",
  "rules.turn.2":
    "Everybody has {followers} {followers|follower|followers}. When the tiles are used up, whoever has the most points wins; a tie is a shared victory.",

  "rules.laying.h": "Laying tiles",
  "rules.laying.1":
    "The new tile must share at least one side with the landscape; touching at a corner is not enough. Wherever sides meet they must match: city to city, road to road, field to field. You may turn it any way you like.",
  "rules.laying.2": "A tile that fits nowhere leaves the game, and you draw another one.",
  "rules.laying.picture": "The curve in hand fits on every marked square.",

  "rules.followers.h": "Followers",
  "rules.followers.1":
    "A follower goes only onto the tile just laid, and you say what he is by where you put him: a knight in a city, a thief on a road, a monk in a cloister, a farmer lying in a field.",
  "rules.followers.2":
    "The whole city, road or field must be empty of followers, however far away they stand and whoever owns them, your own included.",
  "rules.followers.3":
    "Followers are never moved or taken back at will. They come home when what they hold is scored; farmers stay to the end.",
  "rules.followers.picture": "Red’s knight and thief; blue’s monk and farmer.",
  "rules.followers.occupied":
    "Blue’s new tile joins the city of red’s knight: blue may become a farmer here, but not a knight.",

  "rules.road.h": "Roads",
  "rules.road.1":
    "A road ends at a crossing, a city or a cloister, or closes into a ring. Completed, it pays 1 point for every tile it runs over. The thief comes home.",
  "rules.road.picture": "From crossing to crossing over four tiles: red gets {red} points.",

  "rules.city.h": "Cities",
  "rules.city.1":
    "A city is complete when its wall has no gap, outside or inside. It pays 2 points for each tile and 2 more for each pennant. The knight comes home.",
  "rules.city.small": "A city of only two tiles is no exception: it pays 4.",
  "rules.city.small_first": "A completed city of only two tiles is the exception: it pays 2 points in all.",
  "rules.city.small_pennants":
    "A completed city of only two tiles is the exception: it pays 2 points, and 2 more for each pennant in it.",
  "rules.city.picture": "Three tiles and a pennant: red gets {red} points.",
  "rules.city.small_picture": "The smallest city: red gets {red} points.",

  "rules.cloister.h": "Cloisters",
  "rules.cloister.1":
    "A cloister is complete when all eight squares around it hold tiles, whatever is on them. It pays 9 points and the monk comes home.",
  "rules.cloister.picture": "The eighth neighbour has been laid: red gets {red} points.",

  "rules.shared.h": "Sharing and majority",
  "rules.shared.1":
    "You cannot join somebody in a city, on a road or in a field; but two occupied parts may grow together. Then whoever has most followers in it gets all the points. If several have equally many, each of them gets all the points. The others get nothing, and everybody’s followers come home.",
  "rules.shared.picture": "One knight each: red gets {red} points and blue gets {blue}.",
  "rules.shared.majority": "Two knights against one: red gets {red} points, blue {blue}.",

  "rules.field.h": "Fields and farmers",
  "rules.field.1":
    "Fields are bounded by roads, city walls and the edge of the landscape. A farmer in a field stays there until the game is over: count well before you lay one down.",
  "rules.field.2":
    "At the end fields pay for the completed cities whose walls they touch. Unfinished cities count nothing, nor does meeting at a corner. The size of field and city does not matter.",
  "rules.field.per_field":
    "Whoever has the most farmers in a field gets 3 points for each completed city at its edge; in a tie everyone gets them all. A city between several fields pays in each of them.",
  "rules.field.per_city":
    "Look at the completed cities one by one. Whoever has the most farmers in all the fields around a city together gets 4 points for it; in a tie everyone gets 4. So every city pays once, and a farmer may serve several cities.",
  "rules.field.once":
    "Each player looks at his own fields: each completed city at the edge of one of them where he has the most farmers pays him 3 points, but only once, however many such fields he has; in a tie everyone gets them.",
  "rules.field.fields_once":
    "One city, three fields. Blue holds two of them, and the city pays each player once: {blue} points for blue, {red} for red.",
  "rules.field.picture":
    "The road parts the fields. Blue’s field touches the completed city: {blue} points. Red’s does not: {red}.",
  "rules.field.fields_per_field":
    "One city, three fields. Blue holds two of them and gets {blue} points, red one and gets {red}.",
  "rules.field.fields_per_city":
    "One city, three fields. Blue has two farmers around it, red one: blue gets {blue} points, red {red}.",

  "rules.end.h": "The end of the game",
  "rules.end.1":
    "The game ends with the turn of the last tile. What is unfinished then pays less: a road 1 point a tile, a city 1 a tile and 1 a pennant, a cloister 1 and 1 more for each tile around it. Last the fields are scored.",
  "rules.end.picture":
    "Unfinished at the end: red’s road {red} points, blue’s city {blue}, yellow’s cloister {yellow}.",
};

const boxes = import.meta.glob<Record<string, string>>("../../boxes/*/words/en.ts", {
  query: "?rules",
  eager: true,
  import: "rules",
});
export const words = together<string>([rules, ...Object.values(boxes)]);
