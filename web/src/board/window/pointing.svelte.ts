// What the pointer is on: the feature under it, also when the landscape moves under a mouse that lies still.
import type { Feature } from "../../api/types";
import type { Point } from "../../look/art";
import { segmentUnder, type FeatureMap } from "../features";
import type { Segment, Layout } from "../layout";
import type { View } from "./view.svelte";

interface Client {
  clientX: number;
  clientY: number;
}
/** What lies on the board now. */
export interface Landscape {
  layout: Layout | null;
  held: FeatureMap | null;
  features: Feature[];
}

export class Pointing {
  feature = $state.raw<Feature | null>(null);
  /** Whether a mouse is on the board and in use: then nothing may move under it. */
  over = false;
  board!: HTMLElement;
  private mouse: Client | null = null;
  private waiting = 0;

  constructor(
    private readonly view: View,
    private readonly lies: () => Landscape,
    private readonly told: (feature: Feature | null, at: { left: number; top: number } | null) => void,
  ) {
    view.rested = () => this.again();
  }

  /** Who plays by keys does not mind a board that moves under the mouse. Gives a function that stops. */
  listen(): () => void {
    const stop = new AbortController();
    // A listener of Svelte's own hears nothing of a key that the table has taken.
    addEventListener("keydown", () => (this.over = false), { capture: true, signal: stop.signal });
    return () => stop.abort();
  }

  hover(event: PointerEvent): void {
    if (event.pointerType === "touch") return;
    // Browsers also tell of a mouse that lies still, when the landscape has moved under it.
    this.over ||= event.clientX !== this.mouse?.clientX || event.clientY !== this.mouse.clientY;
    this.mouse = event;
    cancelAnimationFrame(this.waiting);
    this.waiting = requestAnimationFrame(() => this.lookAt(event, event.target as Element));
  }

  leave(): void {
    this.over = false;
    this.set(null, null);
  }

  /** Looks again after the landscape has changed or moved. */
  again(): void {
    const { mouse, over, feature } = this;
    const target = over && mouse ? document.elementFromPoint(mouse.clientX, mouse.clientY) : null;
    if (mouse && target && this.board.contains(target)) this.lookAt(mouse, target);
    else if (feature && !this.lies().features.includes(feature)) this.set(null, null);
  }

  lookAt(event: Client, target: Element): void {
    const at = this.placeIn(event);
    const { layout, held } = this.lies();
    const onBoard = !target.closest(".controls, .edge, [data-square], [data-spot]");
    this.set((layout && onBoard && held?.of(segmentOf(layout, target, this.view.camera.toWorld(at)))) || null, at);
  }

  set(feature: Feature | null, at: Point | null): void {
    if (feature === this.feature) return;
    this.feature = feature;
    this.told(feature, feature && at ? { left: at[0], top: at[1] } : null);
  }

  placeIn(event: Client): Point {
    const at = this.board.getBoundingClientRect();
    return [event.clientX - at.left, event.clientY - at.top];
  }
}

/** A follower stands for the segment it stands on, even where it hangs over another. */
function segmentOf(layout: Layout, target: Element, at: Point): Segment | null {
  const standing = target.closest<SVGElement>("[data-place]")?.dataset.place;
  if (!standing) return segmentUnder(layout, at);
  const [x, y, feature, place] = standing.split(" ");
  return layout.segment(Number(x), Number(y), feature!, place);
}
