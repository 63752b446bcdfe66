// Where something on the board is now. The board moves by transforms that no event tells of, so who wants to stay
// beside a square or a place looks again with every frame.

/** Calls `place` with every frame until the returned function is called. */
export function everyFrame(place: () => void): () => void {
  let frame = requestAnimationFrame(again);
  function again(): void {
    frame = requestAnimationFrame(again);
    place();
  }
  return () => cancelAnimationFrame(frame);
}
