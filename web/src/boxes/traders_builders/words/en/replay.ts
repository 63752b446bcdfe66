// Goods after the game.
export const replay = {
  "replay.by.goods": "Goods",
};
