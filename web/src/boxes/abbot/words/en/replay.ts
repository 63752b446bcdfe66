// The abbot after the game.
export const replay = {
  "replay.why.abbot": "the abbot on {the}, worth {points} now: he may come back",
  "replay.why.take_abbot": "takes the abbot back for {points} {points|point|points}",
  "replay.why.leave_abbot": "leaves the abbot, who may still get more than {points}",
  "replay.why.keep_abbot": "keeps the abbot",
};
