// Ferries at the table and on the pages around it.
export const play = {
  "box.ferries": "The Ferries",
  "box.ferries.line": "A ferry joins two roads at its lake; whoever extends a road may send its ferry elsewhere.",
  "option.ferries": "The Ferries",
  "table.doing.ferry": "ferries",
  "table.ask.ferry": "Which roads does a ferry join?",
  "table.waiting_for.ferry": "{name} puts or moves a ferry",
  "table.ferry.put": "Join {one} and {two} {place}",
  "table.ferry.move": "Move the ferry {place}: {one} and {two}",
  "table.ferry.lies": "Ferry between {one} and {two} {place}",
  "table.ferry.why":
    "A new lake needs its ferry. Then you may move the first ferry on each road that you have extended, once each.",
  "table.ferry.leave": "Move no ferry",
  "table.then.ferry": "Then a ferry is put or moved.",
  "table.event.ferry_placed": "{name} puts a ferry on the new lake",
  "table.event.ferry_moved": "{name} moves a ferry",
  "tile.lake.3": "lake where three roads end",
  "tile.lake.4": "lake where four roads end",
};

// They have no lesson.
export const learn = {};

// Ferries after the game.
export const replay = {
  "replay.did.ferry": "a ferry joins two roads",
  "replay.why.ferry_cuts": "cuts in two: {held}",
};

// The rules of the Ferries. Points in captions come from the engine.
export const rules = {
  "rules.ferries.h": "Ferries",
  "rules.ferries.1":
    "Three or four roads end at a lake. Whoever lays one may first place a figure as ever: so far each of its roads stands for itself. Then a ferry must be put on the lake, which joins two of the roads. They are one road from now on; the others end at the lake.",
  "rules.ferries.put_picture":
    "The ferry joins red’s road with the one to the east: it is complete, and red gets {red} points.",
  "rules.ferries.2":
    "Whoever extends a road over which ferries run may move the first ferry in each direction from the new tile to two other roads of its lake, each once. The ferry that has just been put stays.",
  "rules.ferries.3":
    "Where a road is cut in two, every figure stays where it is. Roads that are completed by it, cut off or joined, are scored at once, however far away.",
  "rules.ferries.cut_picture":
    "Red extends the road and moves the ferry: the part to the west, with blue’s thief, ends at the lake. It is complete, and blue gets {blue} points for it.",
  "rules.ferries.4": "Fields are not changed by a ferry. A builder who has no follower left on his road comes home.",
};

// The keys of this box's words, for the type of `t`.
type Words = typeof play & typeof replay & typeof rules;
declare module "../../../words/language.svelte" {
  interface BoxWords extends Words {}
}
