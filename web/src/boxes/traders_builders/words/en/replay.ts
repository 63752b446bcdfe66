// Goods after the game.
export const replay = {
  "replay.by.goods": "Goods",
  "replay.why.goods": "takes {tokens} goods {tokens|token|tokens}",
  "replay.why.second_tile": "the builder brings a second tile",
  "replay.why.builder": "the builder on {own}: extending it brings a second tile",
  "replay.why.pig": "the pig in a field worth {points} already: every city pays one more",
  "replay.why.pig_room": "the pig in a field with room to grow",
  "replay.why.keep_builder": "keeps the builder",
  "replay.why.keep_pig": "keeps the pig",
};
