// The lesson of the abbot and the gardens.
export const learn = {
  "learn.abbot.name": "The abbot and his gardens",
  "learn.abbot.line": "A follower who comes home when you like.",
  "learn.abbot.1.title": "A garden",
  "learn.abbot.1.why":
    "A garden pays like a cloister: 1 point for itself and 1 for each tile around it. Only the abbot may stand there.",
  "learn.abbot.1.do": "lay the tile with the garden, and place your abbot in it.",
  "learn.abbot.2.title": "Fill the squares around",
  "learn.abbot.2.why": "Every tile around the garden is a point for your abbot, whoever lays it.",
  "learn.abbot.2.do": "make the road longer, and place a thief on it.",
  "learn.abbot.3.title": "Bring him home",
  "learn.abbot.3.why":
    "Instead of placing a figure you may take your abbot back and get at once what his garden is worth: by now 1 for itself and 1 for each tile around it.",
  "learn.abbot.3.do": "lay your tile, then take your abbot back.",
  "learn.abbot.4.title": "Out again",
  "learn.abbot.4.why": "The abbot is at home and free for the next place. He stands on cloisters too, as a monk does.",
  "learn.abbot.4.do": "lay the cloister, and place your abbot on it.",
  "learn.abbot.5.title": "The last tile",
  "learn.abbot.5.why":
    "If the abbot stays, the end pays his cloister as it is; taken back now, it pays the same. What stands on the landscape is counted once, never twice.",
  "learn.abbot.5.do": "lay your last tile wherever you like.",
};
