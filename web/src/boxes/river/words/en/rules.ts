// The rules of the river. Points in captions ({red}, {blue}) come from the engine.
export const rules = {
  "rules.river.h": "The river",
  "rules.river.1":
    "The spring lies in the middle instead of the start tile. The river tiles are drawn first, the lake is the last of them, and only then come the ordinary tiles.",
  "rules.river.2":
    "The river always flows on: your tile is laid where its open end points. Two bends in a row must not turn the same way, or the river would run back into itself. With a straight tile between them, or one to the left and one to the right, they may.",
  "rules.river.picture":
    "The river has just turned south. The bend in hand fits on one square only, and there it may turn east, but not back to the west.",
  "rules.river.3":
    "Followers stand on river tiles as on any others, only not on the river itself. Like a road the river parts fields, but the field goes round the spring and round the lake. A road that crosses it runs on over its bridge. A river tile that fits nowhere leaves the game.",
  "rules.river.fields_picture":
    "The field goes round the spring, so one farmer has both banks and both cities: red gets {red} points.",
};
