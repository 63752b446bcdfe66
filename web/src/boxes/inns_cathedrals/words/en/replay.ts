// Inns and cathedrals after the game.
export const replay = {
  "replay.why.large": "the large follower, counting twice: {the}, worth {points}",
  "replay.why.keep_large": "keeps the large follower",
  "replay.why.spoils": "{held} pays nothing unless it is completed",
  "replay.why.not_spoil": "{own} still pays if it stays unfinished",
};
