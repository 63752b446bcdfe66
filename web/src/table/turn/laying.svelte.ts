// Where the tile in hand would lie, and how it is turned: the square that is chosen or under the pointer, the rotation,
// what is built with it. It goes through legal ways only.
import type { ActionOf, LegalAction } from "../../api/types";
import type { Ghost } from "../../board/types";
import {
  firstRotation,
  keyOf,
  next,
  rotationsOf,
  sameCell,
  squaresOf,
  waysOf,
  type Arrow,
  type Cell,
  type Way,
} from "../../game/choices/placing";

export class Laying {
  cell = $state.raw<Cell | null>(null);
  hovered = $state.raw<Cell | null>(null);
  private wish = $state(0);
  private turned = $state(0);
  private varied = $state(0);

  private ways = $derived.by(() => waysOf(this.legal()));
  squares = $derived(squaresOf(this.ways, (cell) => this.where(cell)));
  /** Where the ghost is: on the chosen square, else under the pointer. */
  private target = $derived(this.cell ?? this.hovered);
  here = $derived(this.target ? (this.ways.get(keyOf(this.target)) ?? []) : []);
  rotation = $derived.by((): number => {
    if (!this.here.length) return this.wish;
    return this.cell ? this.turned : firstRotation(this.here, this.wish);
  });
  /** The ways at this square and rotation: they differ by what is built with the tile. */
  variants = $derived(this.here.filter((way) => way.rotation === this.rotation));
  way = $derived.by((): Way | null => this.variants[this.varied % Math.max(1, this.variants.length)] ?? null);
  ghost = $derived.by((): Ghost | null => {
    const tile = this.tile();
    if (!tile || !this.way || !this.target) return null;
    return {
      tile,
      x: this.way.x,
      y: this.way.y,
      rotation: this.way.rotation,
      firm: this.cell !== null,
      with: this.way.with,
    };
  });

  constructor(
    private readonly legal: () => LegalAction[],
    private readonly tile: () => string | null,
    /** Where a square is, in words. */
    readonly where: (cell: Cell) => string,
  ) {}

  clear(): void {
    this.cell = this.hovered = null;
    this.varied = 0;
  }

  hover(cell: Cell | null): void {
    this.hovered = cell;
    if (!this.cell) this.varied = 0;
  }

  /** Puts the tile on a square, in the way that was last wished for; says whether it fits there. */
  put(cell: Cell): boolean {
    const ways = this.ways.get(keyOf(cell));
    if (!ways) return false;
    this.turned = firstRotation(ways, this.wish);
    this.varied = 0;
    this.cell = cell;
    return true;
  }

  /** Turns to the next way that fits; before there is a square, the tile in hand. */
  turn(quarters: 1 | -1): void {
    const rotations = rotationsOf(this.here);
    if (!rotations.length) {
      this.wish = (this.wish + quarters + 4) % 4;
      return;
    }
    const at = rotations.indexOf(this.rotation);
    this.wish = this.turned = rotations[(at + quarters + rotations.length) % rotations.length] ?? 0;
    this.varied = 0;
  }

  /** One of the ways at this square and rotation. */
  vary(index: number): void {
    this.varied = index;
  }

  /** The number of the way after the one chosen; null where there is nothing to choose. */
  get nextVariant(): number | null {
    return this.variants.length > 1 ? (this.varied + 1) % this.variants.length : null;
  }

  /** The square in the direction of an arrow. */
  towards(arrow: Arrow, from: Cell): Cell | null {
    const cells = this.squares.map(({ x, y }) => ({ x, y }));
    return next(cells, this.cell ?? from, arrow) ?? (this.cell ? null : (cells[0] ?? null));
  }

  /** Lies as an action says. */
  lie(action: ActionOf<"place">): void {
    const way = (this.ways.get(keyOf(action)) ?? []).find(
      (one) => JSON.stringify(one.action) === JSON.stringify(action),
    );
    this.cell = { x: action.x, y: action.y };
    this.turned = this.wish = action.rotation;
    this.varied = way ? Math.max(0, this.variants.indexOf(way)) : 0;
  }

  /** Whether a click on a square only repeats what the pointer has shown there. */
  seen = (cell: Cell): boolean => sameCell(this.hovered, cell);
}
