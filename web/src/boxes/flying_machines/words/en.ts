// Flights at the table and on the pages around it.
export const play = {
  "box.flying_machines": "The Flying Machines",
  "box.flying_machines.line":
    "A follower flies one to three squares, as the die says, and lands where others may stand already.",
  "option.flying_machines": "Flying Machines",
  "option.fliers": "Who flies",
  "option.fliers.any_follower": "every follower",
  "option.fliers.ordinary_and_large": "ordinary and large followers (2025)",
  "table.doing.flight": "the die",
  "table.doing.landing": "landing",
  "table.ask.landing": "Land on the tile",
  "table.waiting_for.flight": "The die rolls",
  "table.waiting_for.landing": "{name} is landing",
  "table.landing.why": "On a road, city or cloister that is not complete, whoever stands there.",
  "table.fly": "Let a follower fly",
  "table.fly.large": "Let the large follower fly",
  "table.fly.abbot": "Let the abbot fly",
  "table.fly.how": "The die says how far.",
  "table.flight.die": "The die shows {n}",
  "table.event.flight": "The die shows {n}: {name} flies so far",
  "table.event.crashed": "{name}’s flier finds no place to land",
  "tile.flight": "flying machine",
};

// It has no lesson.
export const learn = {};

// Flights after the game.
export const replay = {
  "replay.did.fly": "lets a follower fly",
};

// The rules of flights. Points in captions come from the engine.
export const rules = {
  "rules.flight.h": "The flying machines",
  "rules.flight.1":
    "Whoever lays a tile with a flying machine may let a follower fly instead of putting one. The die is thrown: 1, 2 or 3, each as likely. He flies so many squares from that tile in the direction of its arrow, straight or across a corner; gaps on the way do not matter.",
  "rules.flight.2":
    "He must land on a road, in a city or on a cloister of the tile where the flight ends, if it is not complete: never in a field. Whoever stands there already does not matter. If no tile lies there, or it has no place for him, he goes home.",
  "rules.flight.picture": "The die shows 1: red lands on blue’s road.",
  "rules.flight.3":
    "From then on he is a knight, thief or monk like any other: majorities change without joining anything, and several monks may share a cloister.",
  "rules.flight.shared_picture": "Red has landed beside blue’s knight and completes the city: both get {red} points.",
  "rules.flight.4":
    "Ordinary and large followers fly, and abbots, who land on a cloister or in a garden. What the die shows follows from the seed of the game, as the order of the tiles does, and can be verified afterwards.",
};

// The keys of this box's words, for the type of `t`.
type Words = typeof play & typeof replay & typeof rules;
declare module "../../../words/language.svelte" {
  interface BoxWords extends Words {}
}
