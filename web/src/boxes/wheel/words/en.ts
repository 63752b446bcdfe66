// The wheel of fortune at the table and on the pages around it.
export const play = {
  "term.wheel": "wheel of fortune",
  "term.crown": "crown space",
  "term.fortune": "Fortune",
  "term.tax": "Tax",
  "term.famine": "Famine",
  "term.storm": "Storm",
  "term.inquisition": "Inquisition",
  "term.plague": "Plague",
  "preset.wheel-of-fortune": "Wheel of Fortune",
  "preset.wheel-of-fortune.line": "A pig walks round the wheel and brings fortune, famine and plague.",
  "option.wheel": "Wheel of fortune",
  "table.preset.wheel-of-fortune": "Wheel of Fortune",
  "table.doing.plague": "plague",
  "table.ask.plague": "The plague: take one follower back",
  "table.waiting_for.plague": "{name} takes a follower back",
  "table.spot.crown": "Crown space: {segment}",
  "table.victim": "Take back the {role} {place}",
  "table.victim.why":
    "The pig stopped at the plague: everyone takes one follower of their own back from the landscape.",
  "table.role.crown": "follower on the crown space",
  "table.segment.fortune": "Fortune",
  "table.segment.tax": "Tax",
  "table.segment.famine": "Famine",
  "table.segment.storm": "Storm",
  "table.segment.inquisition": "Inquisition",
  "table.segment.plague": "Plague",
  "table.segment.why.fortune": "3 points for the player on turn",
  "table.segment.why.tax": "knights earn the pennants of their city and their own knights in it",
  "table.segment.why.famine": "farmers earn 1 for each completed city beside their field",
  "table.segment.why.storm": "1 point for each follower in the supply",
  "table.segment.why.inquisition": "2 points for each monk",
  "table.segment.why.plague": "everyone takes a follower back",
  "table.score.crown": "Crown space of {terms}",
  "table.score.wheel": "Wheel of fortune, {terms}",
  "table.event.crown": "{name} put a follower on the wheel: {segment}",
  "table.event.pig": "The pig walks to {segment}: {why}",
  "tile.number": "wheel {n}",
  "place.on.wheel": "on the wheel board",
  "place.of.wheel": "of the wheel’s north-west corner",
  "table.crown.pays": "3 when the pig stops here, alone at two spaces 6",
  "table.tip.crown":
    "Crown space: when the pig stops at {segment}, the follower here earns 3 points, or 6 if alone where there are two spaces, and goes home.",
  "table.tip.seal": "When this tile is drawn, the pig walks {n} {n|segment|segments} on before it is laid.",
};

// The lesson of the wheel.
export const learn = {
  "learn.wheel.name": "The wheel of fortune",
  "learn.wheel.line": "A pig walks round the wheel and brings tax, plague and fortune.",
  "learn.wheel.1.title": "A monk beside the wheel",
  "learn.wheel.1.why":
    "In the middle lies the board with the wheel; tiles are laid against it as against any other. The inquisition pays 2 points for each monk, so have one ready.",
  "learn.wheel.1.do": "lay the cloister in the lit square, and place a monk.",
  "learn.wheel.2.title": "A crown space",
  "learn.wheel.2.why":
    "Instead of on your tile, a follower may stand on a crown space. When the pig stops at its segment he earns 3 points, or 6 if he is alone where there are two spaces.",
  "learn.wheel.2.do": "lay your tile, and place your follower on the crown space of Tax.",
  "learn.wheel.3.title": "The pig walks",
  "learn.wheel.3.why":
    "Robin drew a tile with a wheel and a 1: the pig walked one segment, to Tax, and your crown space paid 6. Then you drew a 3: it went on to the Inquisition, 2 points for your monk.",
  "learn.wheel.3.do": "lay your road in the lit square, and place a thief.",
  "learn.wheel.4.title": "Plague",
  "learn.wheel.4.why":
    "You drew a 1, and the pig stopped at the Plague: everyone takes one follower of their own back from the landscape. Give up the one that promises least.",
  "learn.wheel.4.do": "choose the follower to take back. Then lay your tile wherever you like.",
  "learn.wheel.5.title": "Fortune",
  "learn.wheel.5.why": "The pig stopped at Fortune: 3 points for you, because it is your turn.",
  "learn.wheel.5.do": "lay your last tile wherever you like.",
};

// The wheel of fortune after the game.
export const replay = {
  "replay.by.crown": "Crown spaces",
  "replay.by.wheel": "Wheel",
  "replay.did.crown": "takes a crown space",
  "replay.did.plague": "takes a follower back",
  "replay.the.wheel": "the wheel of fortune",
  "replay.the.crown": "the crown space",
  "replay.why.crown": "takes a crown space: {segment}",
  "replay.why.plague": "gives up {the} ({worth}), not {other_the} ({other_worth})",
};

// The rules of the wheel of fortune. Points in captions ({red}, {blue}, {yellow}) come from the engine.
export const rules = {
  "rules.wheel.h": "The wheel of fortune",
  "rules.wheel.1":
    "In the middle lies a board with the wheel. Tiles are laid against it, and the cities, roads and fields printed on it count like any others; each of its sixteen squares is one tile.",
  "rules.wheel.2":
    "Some tiles show a coloured wheel with a number. Draw one, and before you lay it the pig walks that many segments clockwise. The segment where it stops acts; then the followers on its crown spaces are paid. So it is even if the tile then fits nowhere.",
  "rules.wheel.fortune": "Fortune: the player on turn gets 3 points.",
  "rules.wheel.tax":
    "Tax: for each of your knights you get 1 point for every knight of yours and every pennant in his city.",
  "rules.wheel.famine":
    "Famine: for each of your farmers you get 1 point for every completed city at his field, majority or not.",
  "rules.wheel.storm": "Storm: you get 1 point for each follower in your supply.",
  "rules.wheel.inquisition": "Inquisition: you get 2 points for each of your monks.",
  "rules.wheel.plague":
    "Plague: beginning with the player on turn, everybody takes one follower of their own choice back from the landscape.",
  "rules.wheel.3":
    "Instead of on the tile, you may place your follower on a free crown space. When the pig stops at that segment he earns 3 points, or 6 if he is alone where there are two spaces, and comes home. At the end of the game crown spaces pay nothing.",
  "rules.wheel.picture": "The board at the start: the pig waits on Fortune, and crown spaces are free.",
  "rules.wheel.tax_picture":
    "The pig walks on to Tax: red has two knights beside a pennant and gets {red} points, blue one and gets {blue}.",
  "rules.wheel.crown_picture":
    "The pig stops at Famine: red’s follower on its crown space earns {red} points. Blue’s on Storm has to wait.",
};

// The keys of this box's words, for the type of `t`.
type Words = typeof play & typeof learn & typeof replay & typeof rules;
declare module "../../../words/language.svelte" {
  interface BoxWords extends Words {}
}
