// Abbots and gardens after the game.
export const replay = {
  "replay.by.garden": "Gardens",
  "replay.did.take_abbot": "takes the abbot back",
  "replay.the.garden": "the garden",
  "replay.own.garden": "own garden",
  "replay.why.abbot": "the abbot on {the}, worth {points} now: he may come back",
  "replay.why.take_abbot": "takes the abbot back for {points} {points|point|points}",
  "replay.why.leave_abbot": "leaves the abbot, who may still get more than {points}",
  "replay.why.keep_abbot": "keeps the abbot",
};
