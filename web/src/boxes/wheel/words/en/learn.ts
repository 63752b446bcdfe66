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
