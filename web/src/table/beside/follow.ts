// Where something on the board is now. The board moves by transforms that no event tells of: who wants to stay beside a
// square or a place looks again with every frame while anything changes there, and rests when nothing does.

/** Frames that are looked at after a change, so that what moves by itself has come to rest. */
const FRAMES = 40;

/** Calls `place` at once and whenever something moves within the board, until the returned function is called. */
export function whileMoving(within: Element, place: () => void): () => void {
  let frame = 0;
  let left = 0;
  const look = (): void => {
    frame = --left > 0 ? requestAnimationFrame(look) : 0;
    place();
  };
  const wake = (): void => {
    left = FRAMES;
    frame ||= requestAnimationFrame(look);
  };
  const changed = new MutationObserver(wake);
  changed.observe(within, { subtree: true, childList: true, attributeFilter: ["style", "class", "transform"] });
  const resized = new ResizeObserver(wake);
  resized.observe(within);
  wake();
  return () => {
    changed.disconnect();
    resized.disconnect();
    cancelAnimationFrame(frame);
  };
}
