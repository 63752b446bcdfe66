// A bot in JavaScript that needs nothing but node: it reads the view and the legal actions, and no rule.
// It fills the square with the most neighbours and keeps its last followers for cities and cloisters.
//
// carcassonne match 'cmd:node examples/bots/neighbour.mjs' 2 --games 20
import { createInterface } from "node:readline";

/** How many followers stay at home when one is spent on a feature. */
const KEPT = { cloister: 0, garden: 0, city: 1, road: 3, bridge: 3, field: 5 };

/** How many tiles lie around a square. */
function neighbours(board, x, y) {
  return board.filter((tile) => Math.max(Math.abs(tile.x - x), Math.abs(tile.y - y)) === 1).length;
}

/** How much the bot likes an action; where it has no opinion, the first in the list wins. */
function liking(action, view) {
  const home = view.supply[view.to_act];
  switch (action.type) {
    case "place":
      return neighbours(view.board, action.x, action.y) - (action.bridge ? 9 : 0);
    case "follower":
      return home > KEPT[action.feature] ? 9 - KEPT[action.feature] : -1;
    case "pass":
      return 1; // rather than bid
    default:
      return 0;
  }
}

/** An action as it is played: of a range of bids the lowest. */
function played(action) {
  const lowest = Object.entries(action).map(([name, value]) => [name, value?.min ?? value]);
  return Object.fromEntries(lowest);
}

for await (const line of createInterface({ input: process.stdin })) {
  const { cmd, view, legal } = JSON.parse(line);
  if (cmd === "quit") break;
  const best = legal.reduce((best, action) => (liking(action, view) > liking(best, view) ? action : best));
  process.stdout.write(JSON.stringify({ action: played(best) }) + "\n");
}
