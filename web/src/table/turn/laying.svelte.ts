// Where the tile in hand would lie, and how it is turned: the square that is chosen or under the pointer, the rotation,
// the bridge. It goes through legal ways only.
import type { Action, Legal } from "../../api/types";
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
} from "./placing";

export class Laying {
  cell = $state.raw<Cell | null>(null);
  hovered = $state.raw<Cell | null>(null);
  private wish = $state(0);
  private turned = $state(0);
  private bridged = $state(0);

  private ways = $derived.by(() => waysOf(this.legal()));
  squares = $derived(squaresOf(this.ways));
  /** Where the ghost is: on the chosen square, else under the pointer. */
  private target = $derived(this.cell ?? this.hovered);
  here = $derived(this.target ? (this.ways.get(keyOf(this.target)) ?? []) : []);
  rotation = $derived.by((): number => {
    if (!this.here.length) return this.wish;
    return this.cell ? this.turned : firstRotation(this.here, this.wish);
  });
  /** The ways at this square and rotation: they differ by their bridge. */
  bridges = $derived(this.here.filter((way) => way.rotation === this.rotation));
  way = $derived.by((): Way | null => this.bridges[this.bridged % Math.max(1, this.bridges.length)] ?? null);
  ghost = $derived.by((): Ghost | null => {
    const tile = this.tile();
    if (!tile || !this.way || !this.target) return null;
    return { tile, x: this.way.x, y: this.way.y, rotation: this.way.rotation, firm: this.cell !== null };
  });

  constructor(
    private readonly legal: () => Legal[],
    private readonly tile: () => string | null,
  ) {}

  clear(): void {
    this.cell = this.hovered = null;
    this.bridged = 0;
  }

  hover(cell: Cell | null): void {
    this.hovered = cell;
    if (!this.cell) this.bridged = 0;
  }

  /** Puts the tile on a square, in the way that was last wished for; says whether it fits there. */
  put(cell: Cell): boolean {
    const ways = this.ways.get(keyOf(cell));
    if (!ways) return false;
    this.turned = firstRotation(ways, this.wish);
    this.bridged = 0;
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
    this.bridged = 0;
  }

  /** One of the bridges, or none, at this square and rotation. */
  build(index: number): void {
    this.bridged = index;
  }

  /** The number of the bridge after the one chosen, or of none; null where there is nothing to choose. */
  get nextBridge(): number | null {
    return this.bridges.length > 1 ? (this.bridged + 1) % this.bridges.length : null;
  }

  /** The square in the direction of an arrow. */
  towards(arrow: Arrow, from: Cell): Cell | null {
    const cells = this.squares.map(({ x, y }) => ({ x, y }));
    return next(cells, this.cell ?? from, arrow) ?? (this.cell ? null : (cells[0] ?? null));
  }

  /** Lies as an action says. */
  lie(action: Action & { type: "place" }): void {
    const way = (this.ways.get(keyOf(action)) ?? []).find(
      (one) => JSON.stringify(one.action) === JSON.stringify(action),
    );
    this.cell = { x: action.x, y: action.y };
    this.turned = this.wish = action.rotation;
    this.bridged = way ? Math.max(0, this.bridges.indexOf(way)) : 0;
  }

  /** Whether a click on a square only repeats what the pointer has shown there. */
  seen = (cell: Cell): boolean => sameCell(this.hovered, cell);
}
