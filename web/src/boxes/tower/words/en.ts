// Towers at the table and on the pages around it.
export const play = {
  "term.tower": "tower",
  "preset.tower": "The Tower",
  "preset.tower.line": "Towers grow piece by piece and capture followers; prisoners are exchanged, or bought back.",
  "option.tower": "The Tower",
  "option.towers": "Towers",
  "option.ransom_needs_points": "Ransom limit of 3 points",
  "table.preset.tower": "The Tower",
  "table.doing.capture": "captures",
  "table.doing.exchange": "exchanges",
  "table.ask.capture": "Capture a follower?",
  "table.ask.exchange": "Who comes home?",
  "table.waiting_for.capture": "{name} may capture a follower",
  "table.waiting_for.exchange": "{name} chooses whom to get back",
  "table.spot.tower": "Follower on the tower",
  "table.spot.large.tower": "Large follower on the tower",
  "table.role.tower": "follower on the tower",
  "table.feature.tower": "Tower",
  "table.tower.build": "Piece on the tower {place}",
  "table.tower.reach": "captures up to {n} {n|square|squares} away",
  "table.tower.own": "Take home your {role} {place}",
  "table.tower.victim": "Capture the {role} {place}",
  "table.tower.why":
    "Anyone on the tower’s tile or straight on from it, as far as the tower is high. Your own followers come home.",
  "table.tower.nobody": "Capture nobody",
  "table.tower.stands": "Tower of {n} {n|piece|pieces} {place}",
  "table.exchange.why": "You hold one another’s followers: one of each goes home. Choose which of yours.",
  "table.pieces": "{n} tower {n|piece|pieces} left",
  "table.pieces.tip": "One may be put on any open tower, instead of a follower",
  "table.prisons": "Prisoners",
  "table.prisons.of": "{n} × {who} of {name}",
  "table.prisoner.large": "large follower",
  "table.prisoner.abbot": "abbot",
  "table.ransom": "Ransom",
  "table.ransom.pay": "Get your {who} back from {name}",
  "table.ransom.price": "for 3 points, once in a turn",
  "table.then.capture": "Then you may capture a follower.",
  "table.then.exchange": "Then prisoners are exchanged.",
  "table.event.tower_built": "{name} builds a tower, now {n} high",
  "table.event.captured": "{name} captures a follower of {owner}: {role}",
  "table.event.exchanged": "{name} and {other} exchange prisoners",
  "table.event.ransomed": "{name} pays {captor} 3 points for a prisoner: {who}",
  "table.score.ransom": "Ransom",
  "tile.tower": "tower foundation",
  "tile.tower.2": "tower where two roads end",
  "tile.tower.3": "tower where three roads end",
  "tile.tower.4": "tower where four roads end",
};

// It has no lesson.
export const learn = {};

// Towers after the game.
export const replay = {
  "replay.by.ransom": "Ransom",
  "replay.did.tower": "puts a piece on a tower",
  "replay.did.capture": "captures a follower",
  "replay.did.exchange": "exchanges prisoners",
  "replay.did.ransom": "pays a ransom",
  "replay.why.tower_capture": "captures {followers} {followers|follower|followers}",
  "replay.why.tower_free": "gets {followers} {followers|follower|followers} back",
};

// The rules of The Tower. Points in captions come from the engine.
export const rules = {
  "rules.tower.h": "Towers",
  "rules.tower.1":
    "Instead of a follower you may put one of your tower pieces on the foundation of any tile, or on any open tower. Then you may capture one follower: on the tower’s own tile, or straight on in one of the four directions, as many squares away as the tower has pieces. Gaps do not matter.",
  "rules.tower.2":
    "A follower of your own comes home. Another’s becomes your prisoner. Builders, pigs and followers in castles are safe.",
  "rules.tower.picture": "Red puts a piece on the foundation and captures blue’s thief on the square beside it.",
  "rules.tower.3":
    "Or you put a follower of your supply on a tower of at least one piece: nobody builds on it any more. He scores nothing, and may be captured by another tower.",
  "rules.tower.4":
    "As soon as two players hold one another’s followers, one of each goes home. Once in your turn you may buy one of your followers back for 3 points, which go to the player who holds him; you may use him at once.",
  "rules.tower.ransom_picture":
    "Red pays blue 3 points and completes the city with the follower who came home: in the end red has {red} more, blue {blue}.",
  "rules.tower.needs_points": "Whoever has fewer than 3 points cannot buy anyone back.",
};

// The keys of this box's words, for the type of `t`.
type Words = typeof play & typeof replay & typeof rules;
declare module "../../../words/language.svelte" {
  interface BoxWords extends Words {}
}
