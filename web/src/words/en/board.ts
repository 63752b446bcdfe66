// The board: keys begin with "board.".
export const board = {
  "board.label": "Board",
  "board.hole": "No remaining tile fits here",
  "board.view": "View",
  "board.zoom_in": "Zoom in",
  "board.zoom_out": "Zoom out",
  "board.fit": "Show the whole landscape",
};
