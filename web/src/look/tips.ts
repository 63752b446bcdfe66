// Where a tip stands: above what it is about, below it where there is no room, and never outside the window.

export interface Tip {
  text: string;
  left: number;
  top: number;
  below: boolean;
}
/** Half of the widest tip, the room that a tip of a few lines needs, and its distance from what it is about. */
const [HALF, HEIGHT, GAP] = [150, 84, 8];

export function placeOf(box: DOMRect, width: number, height: number): Omit<Tip, "text"> {
  const half = Math.min(HALF, width / 2 - 12);
  const middle = box.left + box.width / 2;
  const left = Math.min(width - half - 12, Math.max(half + 12, middle));
  const below = box.top < HEIGHT && height - box.bottom > box.top;
  return { left, top: below ? box.bottom + GAP : box.top - GAP, below };
}
