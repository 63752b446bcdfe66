// A rating over the games that made it, as a line to be drawn: a step a game, for an evening brings many.
export const WIDTH = 300;
export const HEIGHT = 96;
const LEFT = 4;
const RIGHT = 40;
const EDGE = 8;
const STEPS = [10, 20, 50, 100, 200, 500, 1000];

export interface Drawn {
  path: string;
  end: readonly [number, number];
  rules: { value: number; y: number }[];
}

/** The line through ratings, its end, and two or three rules to read it by; null where there is no line yet. */
export function pathOf(values: readonly number[]): Drawn | null {
  if (values.length < 2) return null;
  const low = Math.min(...values);
  const high = Math.max(...values, low + STEPS[0]!);
  const x = (place: number): number => round(LEFT + ((WIDTH - LEFT - RIGHT) * place) / (values.length - 1));
  const y = (value: number): number => round(HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (value - low)) / (high - low));
  const points = values.map((value, place) => [x(place), y(value)] as const);
  const step = STEPS.find((one) => (high - low) / one < 3) ?? STEPS.at(-1)!;
  const rules = [];
  for (let value = Math.ceil(low / step) * step; value <= high; value += step) rules.push({ value, y: y(value) });
  return { path: `M${points.map((point) => point.join(" ")).join("L")}`, end: points.at(-1)!, rules };
}

const round = (value: number): number => Math.round(value * 10) / 10;
