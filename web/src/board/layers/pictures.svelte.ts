// Tiles as pictures. Drawn from the symbols of the sprite a tile is some three hundred nodes; as an image it is one, as
// sharp at every size. An image knows nothing of the page: colours and detail are written into it, anew for a theme.
// Until its picture is made a tile is drawn from the sprite itself: a table is never seen without its landscape.
import { partOf } from "../../look/sprite";

interface Picture {
  address: string;
  theme: number;
  image: HTMLImageElement;
}

const AT_A_TIME = 8;
const VARIABLE = /var\((--[\w-]+),([^)]*)\)/g;
const USE = /<use ([^>]*?)(?:\/>|><\/use>)/g;

/** What a picture shows: a symbol turned by so many quarters, with or without its fine detail. */
export function pictureName(symbol: string, rotation = 0, coarse = false): string {
  return `${symbol} ${rotation % 4}${coarse ? " coarse" : ""}`;
}

class Pictures {
  private made = $state.raw<ReadonlyMap<string, Picture>>(new Map());
  private readonly wishes = new Set<string[]>();
  private readonly plain = new Map<string, string>();
  private readonly colours = new Map<string, string>();
  private style = "";
  private theme = 0;
  private working = false;

  /** The address of a picture: null while it is made, empty if it cannot be. Rather with other detail than none. */
  at(name: string): string | null {
    const other = name.endsWith(" coarse") ? name.slice(0, -7) : `${name} coarse`;
    return (this.made.get(name) ?? this.made.get(other))?.address ?? null;
  }

  /** Have pictures made, and again for every theme, until the function that this gives is called. */
  want(names: string[]): () => void {
    this.wishes.add(names);
    if (!this.style) this.begin();
    void this.work();
    return () => this.wishes.delete(names);
  }

  /** Makes some at a time, so that the page stays in hand; all of them appear at once. */
  private async work(): Promise<void> {
    if (this.working) return;
    this.working = true;
    // What is asked for in passing, before the window has come to rest, is not asked for any more a moment later.
    await Promise.resolve();
    const made = new Map(this.made);
    try {
      for (let names = this.missing(made); names.length; names = this.missing(made)) {
        const found = await Promise.all(names.map((name) => this.make(name)));
        found.forEach((picture, i) => made.set(names[i]!, picture));
      }
    } finally {
      this.working = false;
      this.made = made;
    }
  }

  private missing(made: Map<string, Picture>): string[] {
    const names = new Set([...this.wishes].flat());
    return [...names].filter((name) => made.get(name)?.theme !== this.theme).slice(0, AT_A_TIME);
  }

  private make(name: string): Promise<Picture> {
    const { theme } = this;
    const address = `data:image/svg+xml,${encodeURIComponent(this.drawn(name))}`;
    const image = new Image();
    return new Promise((done) => {
      image.onload = () => done({ address, theme, image });
      image.onerror = () => done({ address: "", theme, image });
      image.src = address;
    });
  }

  private drawn(name: string): string {
    const [symbol, quarters, coarse] = name.split(" ");
    const turn = 90 * Number(quarters);
    const box = partOf(symbol!).getAttribute("viewBox")!;
    const middle = Number(box.split(" ")[2]) / 2;
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="${box}">` +
      `<style>${this.coloured(this.style)}</style>` +
      `<g transform="rotate(${turn} ${middle} ${middle})" style="--u:${-turn}deg${coarse ? ";--detail:none" : ""}">` +
      `${this.coloured(this.writtenOut(symbol!))}</g></svg>`
    );
  }

  /** A symbol with all that it uses in place: a browser is quicker with that than with a tree for every use. */
  private writtenOut(id: string): string {
    let text = this.plain.get(id);
    if (text === undefined) {
      const part = partOf(id);
      text = (part.localName === "symbol" ? part.innerHTML : part.outerHTML)
        .replace(/ (xmlns|id)="[^"]*"/g, "")
        .replace(USE, (_, used: string) => {
          const { href, transform, x = 0, y = 0 } = attributes(used);
          return `<g transform="${transform ?? `translate(${x} ${y})`}">${this.writtenOut(href!.slice(1))}</g>`;
        });
      this.plain.set(id, text);
    }
    return text;
  }

  /** Markup with the colours that the page has now. */
  private coloured(markup: string): string {
    return markup.replace(VARIABLE, (whole, name: string, light: string) => {
      if (name === "--u" || name === "--detail") return whole;
      let colour = this.colours.get(name);
      if (colour === undefined) {
        colour = getComputedStyle(document.documentElement).getPropertyValue(name) || light;
        this.colours.set(name, colour);
      }
      return colour;
    });
  }

  /** Read the style of the sprite, and follow the theme from now on. */
  private begin(): void {
    this.style = document.querySelector("#art style")!.textContent;
    const change = (): void => {
      this.theme += 1;
      this.colours.clear();
      void this.work();
    };
    new MutationObserver(change).observe(document.documentElement, { attributeFilter: ["data-theme"] });
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", change);
  }
}

function attributes(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name!, value!]));
}

export const pictures = new Pictures();
