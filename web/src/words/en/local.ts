// Playing without a server: the engine, and what this browser keeps.
export const local = {
  "local.loading": "The game is being fetched: {done} of {total} MB",
  "local.loading_label": "How much of the game has come",
  "local.starting": "The game is starting …",
  "local.understood": "Understood",
  "local.unsaved": "That could not be saved as a file.",
  "local.memory":
    "This browser keeps nothing here, as in a private window: games last until you close it. Save them to a file before that.",
  "local.damaged": "{n} {n|game|games} in this browser cannot be read. Nothing was deleted; the others can be played.",
  "local.fault.no_webassembly":
    "This browser cannot play by itself: it has no WebAssembly, or a setting forbids it. A newer Firefox, Chrome, Edge or Safari can; the rules can be read here all the same.",
  "local.fault.no_workers":
    "This browser cannot play by itself: it has no workers, or a setting forbids them. A newer Firefox, Chrome, Edge or Safari can; the rules can be read here all the same.",
  "local.fault.not_fetched":
    "The game could not be fetched; is there a network? What has come so far is kept, and nothing else is lost.",
  "local.fault.not_whole": "A part of the game arrived damaged ({detail}). It is not used; nothing is lost.",
  "local.fault.unreadable":
    "The games in this browser cannot be read: {detail}. They were left as they are. Save them to a file; then they can be deleted, so that you can play again.",
  "local.fault.not_started": "The game does not start in this browser: {detail}. Your games are left as they are.",
  "local.fault.died":
    "The game has stopped several times; perhaps this device has too little memory. Your games are kept. Close other windows and try again.",
  "local.fault.not_kept": "This browser has not kept the game; its storage may be full. Nothing else has changed.",
  "local.fault.insecure":
    "The game cannot be kept here: that takes a secure address (https) and a window that is not private.",
  "local.kept.heading": "Kept in this browser",
  "local.kept.text": "{n} {n|game|games}, your settings and lessons are in this browser and nowhere else.",
  "local.kept.stays": "It has promised to keep them.",
  "local.kept.may_go": "It may delete them when space is short: a file is safer.",
  "local.kept.save": "Save everything to a file",
  "local.kept.saved": "Saved on {date}.",
  "local.kept.take_in": "Take in a saved file",
  "local.kept.taken": "{n} {n|game|games} taken in; {known} {known|was|were} here already.",
  "local.kept.failed": "That was not done: {detail}",
  "local.kept.clear": "Delete everything",
  "local.kept.clear_now": "Delete it all",
  "local.kept.clear_sure":
    "All games, settings and lessons of this page go from this browser. That cannot be undone, unless you have saved them to a file.",
  "local.kept.cleared": "Everything has been deleted.",
  "local.along.heading": "Take it along",
  "local.along.text":
    "The game is fetched once and kept in this browser. After that it plays here without a network too: against bots, in turns on this device, with lessons, puzzles, replays and analyses. Only people at other devices need the network.",
  "local.along.take": "Take it along ({size} MB)",
  "local.along.here": "The game is in this browser. Without a network you open the page as always, and play.",
  "local.along.sends":
    "Games that you begin without a network stay on this device. Under “My games” those that are over can be sent to the server as records.",
  "local.along.leave": "Remove it from this browser",
  "local.along.left":
    "It is removed. Games that you began without a network stay, and are back when you take it along again.",
  "local.along.none": "This server does not offer it.",
  "local.along.away": "The server cannot be reached just now.",
  "local.send": "Send to the server",
  "local.sent": "The server has the record; the game is no longer kept here.",
  "local.not_sent": "The game was not sent and stays here: {detail}",
  "local.no_server": "the server cannot be reached.",
  "local.remove": "Delete this game",
  "local.remove_one": "Delete this game: {names}",
  "local.removed": "The game has been deleted.",
  "local.remove_sure":
    "It is in this browser and nowhere else: once deleted it is gone. A record or a file of everything can be saved first.",
};
export const words = local;
