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
