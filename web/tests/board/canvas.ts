// A canvas that knows where the areas of the little artwork are.
import { vi } from "vitest";

const AREAS: Record<string, (x: number, y: number) => boolean> = {
  "city area": (_x, y) => y < 30,
  "road line": (_x, y) => y > 50 && y < 70,
  "wheel city": (x, y) => x < 80 && y < 80,
  "field area": () => true,
};

class Path {
  constructor(readonly data: string) {}
}

/** From now on canvases are fake ones. */
export function fakeCanvas(): void {
  const holds = (path: Path, x: number, y: number): boolean => AREAS[path.data]!(x, y);
  const pen = { lineWidth: 0, isPointInStroke: holds, isPointInPath: holds };
  vi.stubGlobal("Path2D", Path);
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(pen as never);
}
