// What is said in other words where no server answers: these stand in the place of the usual ones.
export const serverless = {
  "app.load_failed": "This part of the page could not be loaded. Is there a network?",
  "home.with_friends_text": "Against bots, or with friends in turns on this device",
  "new.no_server": "The game is not there yet; at the edge of the page it says why.",
  "new.begins.lot_line": "This browser draws from the shuffle it has promised; after the game you can check it.",
  "check.failed": "The shuffle could not be fetched. Please try again.",
  "learn.failed": "The game could not be started; at the edge of the page it may say why.",
  "replay.again_failed": "The game could not be started; at the edge of the page it may say why.",
  "rules.unknown_options": "The game does not know these options; the page shows the unchanged rules.",
  "table.offline": "One moment: the game is starting again …",
  "table.refused.offline": "The game was just starting again: please try once more.",
  "table.refused.unavailable": "This browser could not keep that; its storage may be full. Nothing is lost: try again.",
};
export const words = serverless;
