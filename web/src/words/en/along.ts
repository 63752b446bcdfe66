// What is said in other words where the game was taken along: these stand in the place of the usual ones.
export const along = {
  "offline.banner":
    "You are offline. Bots, lessons, puzzles and the games on this device are there; other people’s games wait.",
  "offline.server":
    "The server does not answer. Bots, lessons, puzzles and the games on this device are there; other people’s games wait.",
};
export const words = along;
