// The rules of abbots and gardens. Points in captions ({red}, {blue}) come from the engine.
export const rules = {
  "rules.abbot.h": "The abbot and his gardens",
  "rules.abbot.1":
    "Everybody has an abbot. He may be placed on a cloister, like any follower, or in a garden, where nobody else may stand. A garden pays like a cloister: 9 points when all eight squares around it are full, and at the end 1 for itself and for each tile around it.",
  "rules.abbot.picture": "A tile with a garden: the garden is for the abbot only, city and field for any follower.",
  "rules.abbot.2":
    "In your turn, instead of placing a figure, you may take your abbot back from a cloister or garden that is not complete. You get at once what it is worth as it lies, the new tile included.",
  "rules.abbot.back_picture":
    "Red takes the abbot back from the garden: 1 for it and 1 for each tile around, {red} points at once.",
  "rules.abbot.3":
    "He may be placed again from the next part of a turn on. If the new tile completes the cloister or garden, it is scored as always.",
};
