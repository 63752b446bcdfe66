// The symbols of the artwork. Pieces are in the document from the start. A tile comes when it is first drawn: with all
// that it uses it is hundreds of nodes, and every tile together would be tens of thousands, shown or not.

const parts = new Map<string, Element>();
let symbols: Element;

/** Take the sprite as the server sends it. */
export function hold(sprite: string): void {
  const drawing = new DOMParser().parseFromString(sprite, "image/svg+xml").documentElement;
  symbols = drawing.querySelector("defs")!;
  for (const part of [...symbols.children]) {
    parts.set(part.id, part);
    if (part.localName === "symbol") part.remove();
  }
  drawing.setAttribute("width", "0");
  drawing.setAttribute("height", "0");
  const holder = document.createElement("div");
  holder.id = "art";
  holder.setAttribute("aria-hidden", "true");
  // Not `display:none`: patterns would not be painted.
  holder.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  holder.append(drawing);
  document.body.prepend(holder);
}

/** What a `<use>` of a tile's symbol refers to; the symbol is in the document from then on. */
export function symbolOf(id: string): string {
  const found = parts.get(id);
  if (found && !found.isConnected) {
    symbols.append(found);
    for (const use of found.querySelectorAll("use")) symbolOf(use.getAttribute("href")!.slice(1));
  }
  return `#${id}`;
}

/** A part of the sprite, to be copied from. */
export function partOf(id: string): Element {
  return parts.get(id)!;
}
