// Mage and witch at the table and on the pages around it.
export const play = {
  "term.mage": "Mage",
  "term.witch": "Witch",
  "box.mage_witch": "Mage & Witch",
  "box.mage_witch.line":
    "The mage makes a road or city worth more, the witch halves it; whoever lays their sign sends one of them anywhere.",
  "option.mage_witch": "Mage & Witch",
  "table.doing.magic": "mage or witch",
  "table.ask.magic": "Send the mage or the witch to a road or city",
  "table.waiting_for.magic": "{name} is sending the mage or the witch somewhere",
  "table.magic.to": "{feature} {place}",
  "table.magic.off": "off the board",
  "table.magic.why":
    "The mage brings 1 point more for each tile of a road or city; the witch leaves half its points, rounded up.",
  "table.event.moved_mage": "{name} sends the mage to a road or city",
  "table.event.moved_witch": "{name} sends the witch to a road or city",
  "table.event.off_mage": "The mage leaves the board",
  "table.event.off_witch": "The witch leaves the board",
  "table.term.mage": "{points} for the mage",
  "table.term.witch": "{points} because of the witch",
  "tile.magic": "magic sign",
};

// They have no lesson.
export const learn = {};

// Mage and witch after the game.
export const replay = {
  "replay.did.mage": "sends the mage elsewhere",
  "replay.did.witch": "sends the witch elsewhere",
  "replay.why.mage": "brings the mage to {held}",
  "replay.why.witch": "sends the witch to {held}",
};

// The rules of mage and witch. Points in captions come from the engine.
export const rules = {
  "rules.magic.h": "Mage and witch",
  "rules.magic.1":
    "Whoever lays a tile with the magic sign sends the mage or the witch to any road or city that is not complete, before placing a figure. The one chosen must move, and the two are never in the same road or city. If there is nowhere to go, one of them leaves the board.",
  "rules.magic.2":
    "With the mage a road or city brings 1 point more for each of its tiles when it is scored; pennants bring nothing more.",
  "rules.magic.mage_picture":
    "Red completes blue’s city: three tiles and a pennant, and three points for the mage. Blue gets {blue} points.",
  "rules.magic.3": "With the witch it brings half its points, rounded up. So it is at the end of the game, too.",
  "rules.magic.witch_picture": "Red’s road has three tiles; the witch leaves {red} points.",
  "rules.magic.4":
    "If a tile joins the road or city of the mage with that of the witch, whoever laid it must send one of them elsewhere at once. When theirs is complete and scored, they leave the board and wait.",
};

// The keys of this box's words, for the type of `t`.
type Words = typeof play & typeof replay & typeof rules;
declare module "../../../words/language.svelte" {
  interface BoxWords extends Words {}
}
