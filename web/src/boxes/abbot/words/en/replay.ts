// Abbots and gardens after the game.
export const replay = {
  "replay.by.garden": "Gardens",
  "replay.did.take_abbot": "takes the abbot back",
  "replay.the.garden": "the garden",
  "replay.own.garden": "own garden",
};
