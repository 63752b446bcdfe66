// The board: keys begin with "board.".
export const board = {
  "board.label": "Board",
  "board.hole": "No remaining tile fits here",
  "board.view": "View",
  "board.zoom_in": "Zoom in",
  "board.zoom_out": "Zoom out",
  "board.fit": "Show the whole landscape",
  "board.more.N": "{n} more {n|square|squares} to the north",
  "board.more.E": "{n} more {n|square|squares} to the east",
  "board.more.S": "{n} more {n|square|squares} to the south",
  "board.more.W": "{n} more {n|square|squares} to the west",
};
