// Which feature is under the pointer, and which feature holds a segment.
import type { Feature } from "../api/types";
import { readName, type Point } from "../look/art";
import { turned } from "./geometry";
import type { Segment, Layout } from "./layout";

const ROAD_REACH = 15;
const HUB_REACH = 20;
const BRIDGE_REACH = 9;

const shapes = new Map<string, Path2D>();
let canvas: CanvasRenderingContext2D | null = null;

function shape(data: string): Path2D {
  let found = shapes.get(data);
  if (!found) shapes.set(data, (found = new Path2D(data)));
  return found;
}

function context(): CanvasRenderingContext2D {
  canvas ??= document.createElement("canvas").getContext("2d")!;
  return canvas;
}

/** The segment at a point of the board (100 units to the tile): bridges, hubs and roads go before the ground. */
export function segmentUnder(layout: Layout, [px, py]: Point): Segment | null {
  const x = Math.floor(px / 100);
  const y = Math.floor(py / 100);
  if (layout.onStart(x, y)) {
    const name = named(layout, layout.start!.kind, [px, py]);
    return name ? { x: 0, y: 0, name, start: true } : null;
  }
  const tile = layout.tileAt(x, y);
  if (!tile) return null;
  const square = { x, y, start: false };
  const local: Point = [px - 100 * x, py - 100 * y];
  const bridge = layout.bridgeAt(x, y);
  if (bridge && Math.abs(local[bridge.axis === "NS" ? 0 : 1] - 50) < BRIDGE_REACH)
    return { ...square, name: bridge.name };
  for (const name of layout.hubs(tile)) {
    const hub = layout.anchor({ ...square, name });
    if (hub && Math.hypot(px - hub[0], py - hub[1]) < HUB_REACH) return { ...square, name };
  }
  const name = named(layout, readName(tile.tile).kind, turned(local, -tile.rotation));
  return name ? { ...square, name } : null;
}

function named(layout: Layout, kind: string, [x, y]: Point): string | null {
  const paths = layout.art.regions[kind];
  if (!paths) return null;
  const pen = context();
  pen.lineWidth = ROAD_REACH;
  for (const [name, data] of Object.entries(paths.line)) {
    if (name.startsWith("road") && pen.isPointInStroke(shape(data), x, y)) return name;
  }
  for (const [name, data] of Object.entries(paths.fill)) if (pen.isPointInPath(shape(data), x, y)) return name;
  return null;
}

const key = (segment: Segment): string => `${segment.start ? "start" : `${segment.x} ${segment.y}`} ${segment.name}`;

/** From segments to the features that hold them. */
export class FeatureMap {
  private readonly held = new Map<string, Feature>();

  constructor(layout: Layout, features: Feature[]) {
    for (const feature of features) {
      for (const segment of segmentsOf(layout, feature)) this.held.set(key(segment), feature);
    }
  }

  of(segment: Segment | null): Feature | null {
    return (segment && this.held.get(key(segment))) ?? null;
  }
}

/** The segments of a feature as the artwork names them, each once. */
export function segmentsOf(layout: Layout, feature: Pick<Feature, "kind" | "segments">): Segment[] {
  const found = new Map<string, Segment>();
  for (const [x, y, at] of feature.segments) {
    const segment = layout.segment(x, y, feature.kind, at);
    if (segment) found.set(key(segment), segment);
  }
  return [...found.values()];
}
