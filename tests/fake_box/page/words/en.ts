// The Fair at the table and on the pages around it.
export const play = {
  "term.bear": "bear",
  "term.die": "die",
  "term.juggler": "juggler",
  "term.tickets": "Tickets",
  "box.fair": "The Fair",
  "box.fair.line": "Booths that bring tickets, a bear who dances where the die lets him, and a juggler.",
  "preset.fair-day": "Fair Day",
  "preset.fair-day.line": "Carcassonne on a fair day: booths, tents, a die and a bear.",
  "table.preset.fair-day": "Fair Day",
  "option.fair": "The Fair",
  "option.jugglers": "Jugglers",
  "option.ticket_price": "Points for three tickets",
  "table.doing.die": "the die",
  "table.doing.last_die": "the die",
  "table.doing.bear": "the bear",
  "table.doing.trade": "tickets",
  "table.ask.bear": "Lead the bear to a tile",
  "table.ask.trade": "Three tickets for points?",
  "table.waiting_for.die": "The die rolls",
  "table.waiting_for.last_die": "The die rolls",
  "table.waiting_for.bear": "{name} leads the bear",
  "table.waiting_for.trade": "{name} counts the tickets",
  "table.bear.to": "The bear dances {place}",
  "table.bear.why": "Every figure on the tile where he dances brings its player a point.",
  "table.trade": "Give three tickets away",
  "table.trade.keep": "Keep them",
  "table.trade.why": "At the end each ticket is worth a point.",
  "table.buy_ticket": "Take a ticket instead",
  "table.die": "The die shows {n}",
  "table.spot.juggler": "Juggler",
  "table.spot.juggler.why": "1 point at the beginning of each of your turns",
  "table.figure.juggler": "Juggler at home: for roads",
  "table.figure.juggler.away": "The juggler is on the board",
  "table.role.bear": "bear",
  "table.score.bear": "The bear: {terms}",
  "table.score.juggler": "The juggler: {terms}",
  "table.score.tickets": "Tickets: {terms}",
  "table.term.bear": "{points} for figures on his tile",
  "table.term.pennies": "{points} in pennies",
  "table.term.tickets": "{points} for tickets",
  "table.term.die": "{points} by the die",
  "table.term.booths": "{points} for booths",
  "table.event.juggler": "{name} placed the juggler",
  "table.event.rolled": "The die shows {n} for {name}",
  "table.event.tickets": "{name} takes {n} {n|ticket|tickets}",
  "table.event.bear": "{name} leads the bear",
  "table.event.bear_left": "The bear goes home to the wood",
  "tile.tent": "tent",
  "tile.gate": "gate",
  "tile.booth": "booth",
};

// It has no lesson.
export const learn = {};

// The Fair after the game.
export const replay = {
  "replay.by.bear": "The bear",
  "replay.by.juggler": "The juggler",
  "replay.by.tickets": "Tickets",
  "replay.did.bear": "leads the bear",
  "replay.did.trade": "gives three tickets away",
  "replay.did.buy_ticket": "takes a ticket",
};

// The rules of the Fair.
export const rules = {
  "rules.fair.h": "The Fair",
  "rules.fair.1":
    "Whoever finishes a road or city takes a ticket for each of its booths, and each booth is worth a point more. A tent calls for the die: lead the bear as many tiles far, and every figure on his tile brings its player a point.",
  "rules.fair.2":
    "Three tickets may be given away for points after scoring; at the end each is worth a point. A gate lets a follower in on an earlier tile.",
};

// The keys of this box's words, for the type of `t`.
type Words = typeof play & typeof replay & typeof rules;
declare module "../../../words/language.svelte" {
  interface BoxWords extends Words {}
}
