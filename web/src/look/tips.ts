// Where a tip stands: near what it is about, inside the window, and off everything that can be pressed.

/** What lies somewhere in the window, in pixels; a DOMRect is one. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
type Size = Pick<Box, "width" | "height">;

/** Whatever can be pressed. */
export const PRESSED =
  "button, a[href], input, select, textarea, summary, [role=button], [role=radio], [data-square], [data-spot]";

/** A tip's distance from what it is about, and from the edge of the window. */
const [GAP, EDGE] = [8, 12];

/** How much of a box lies under another, in square pixels. */
export function shared(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/** The first of some places that covers the least of what is taken. */
export function freest<Place extends Box>(places: Place[], taken: Box[]): Place {
  const covers = places.map((place) => taken.reduce((sum, box) => sum + shared(place, box), 0));
  return places[covers.indexOf(Math.min(...covers))]!;
}

/** Above what it is about if that is free, else below it, to its sides, or shifted along it. */
export function placeOf(about: Box, tip: Size, window: Size, taken: Box[]): Pick<Box, "left" | "top"> {
  const { left, top, width, height } = about;
  const [middle, above, below] = [left + width / 2 - tip.width / 2, top - tip.height - GAP, top + height + GAP];
  const level = top + height / 2 - tip.height / 2;
  const wanted: [number, number][] = [
    [middle, above],
    [middle, below],
    [left - tip.width - GAP, level],
    [left + width + GAP, level],
    ...[above, below].flatMap((at): [number, number][] => [
      [left + width - tip.width, at],
      [left, at],
    ]),
    ...[above, below].flatMap((at): [number, number][] => [
      [left - tip.width - GAP, at],
      [left + width + GAP, at],
    ]),
  ];
  const places = wanted.map(([x, y]) => ({
    left: Math.max(EDGE, Math.min(x, window.width - tip.width - EDGE)),
    top: Math.max(EDGE, Math.min(y, window.height - tip.height - EDGE)),
    ...{ width: tip.width, height: tip.height },
  }));
  // What it is about counts many times: a tip that has to lie over something rather lies over anything else.
  const place = freest(places, [...taken, ...Array<Box>(9).fill(about)]);
  return { left: Math.round(place.left), top: Math.round(place.top) };
}

/** What can be pressed in the window now, without what lies under something else; `but` for one and what is in it. */
export function pressable(but: Element): DOMRect[] {
  return [...document.querySelectorAll(PRESSED)].flatMap((one) => {
    if (one === but || but.contains(one) || one.contains(but)) return [];
    const box = one.getBoundingClientRect();
    const top = box.width ? document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2) : null;
    return top && (one.contains(top) || top.contains(one)) ? [box] : [];
  });
}
