// Tiles by what is printed on them: "corner city with a pennant, curved road". No letters that only a catalogue knows.
//
// What is printed comes with the artwork (`_parts` of its kinds). Words are found by the names of the parts, so a box
// brings its own: `tile.<part>`, `tile.<part>.<roads that end there>`, `tile.mark.<mark>`, `place.of.<part or mark>`.
import { readName, whenDrawn, type KindOfTile, type PrintedPart } from "../../look/art";
import { known, list, say, t, type Key } from "../../words";

/** A kind of tile as far as words go. */
export type DescribedKind = Pick<KindOfTile, "parts" | "at" | "number">;

const SIDES = ["N", "E", "S", "W"];
let kinds = $state.raw<Record<string, DescribedKind>>({});

/** Tells what is printed on the tiles; until then they are called by their letters. */
export function knowTiles(described: Record<string, DescribedKind>): void {
  kinds = described;
}
whenDrawn((art) => knowTiles(art.kinds));

/** What is printed on a tile, as the protocol names it (`D`, `W29:3`). */
export function printedOn(name: string): PrintedPart[] {
  return kinds[readName(name).kind]?.parts ?? [];
}

/** A tile in a few words, whichever way it lies. */
export function describeTile(name: string): string {
  const { kind, number } = readName(name);
  const described = kinds[kind];
  if (!described?.parts.length) return name;
  const symbol = number ?? described.number;
  return [...phrases(described.parts), ...(symbol ? [t("tile.number", { n: symbol })] : [])].join(", ");
}

/** What a tile that is turned so shows to each side: "city to the north, road to the east, …". */
export function describeSides(name: string, rotation: number): string {
  const at = kinds[readName(name).kind]?.at;
  if (!at) return "";
  const sides = SIDES.map((side, i) => {
    const landscape = at[SIDES[(i - rotation + 4) % 4]!]?.split(":")[0] ?? "field";
    return t(`tile.side.${side}` as Key, { what: say(`term.${landscape}`, landscape) });
  });
  return sides.join(", ");
}

function phrases(parts: PrintedPart[]): string[] {
  const of = (kind: string) => parts.filter((part) => part.kind === kind);
  const inside = parts.filter((part) => !part.sides);
  const hubs = inside.map((hub) => hubWords(hub, parts));
  const others = parts.filter((part) => part.sides && part.kind !== "city" && part.kind !== "road").map(courseWords);
  const cloisters = hubs.filter((_, i) => inside[i]!.kind === "cloister");
  const rest = hubs.filter((_, i) => inside[i]!.kind !== "cloister");
  const cities = of("city");
  return [...others, ...cloisters, ...cityWords(cities), ...roadWords(of("road"), cities), ...rest];
}

/** What stands in the middle, with the roads that end there. */
function hubWords({ kind }: PrintedPart, parts: PrintedPart[]): string {
  const ending = parts.filter((part) => part.end === kind);
  const key = ending.length ? `tile.${kind}.${ending.length}` : `tile.${kind}`;
  const beside = `${key}.right`; // of the only city, where the tile differs from another by that
  const right =
    ending.length === 1 && parts.some((part) => part.kind === "city" && next(part.sides!) === ending[0]!.sides);
  return marked((right && known(beside) ? beside : key) as Key, ending, "tile.road.with");
}

/** A course over the tile that is neither city nor road. */
function courseWords({ kind, sides = "", end }: PrintedPart): string {
  return t(`tile.${kind}.${end ?? bend(sides)}` as Key);
}

function cityWords(cities: PrintedPart[]): string[] {
  const [first, ...rest] = [...cities].sort((a, b) => b.sides!.length - a.sides!.length);
  if (!first) return [];
  const shape = shapeOf(first.sides!);
  if (!rest.length) return [marked(`tile.city.${shape}` as Key, cities)];
  if (shape === "1") return [marked(`tile.cities.${shapeOfCaps(cities)}` as Key, cities)];
  if (rest.some((city) => city.sides!.length > 1)) return [marked("tile.cities.corners", cities)];
  const others = rest.length > 1 ? "tile.cities.more" : "tile.city.another";
  return [marked(`tile.city.${shape}` as Key, [first]), marked(others, rest)];
}

function roadWords(roads: PrintedPart[], cities: PrintedPart[]): string[] {
  const through = roads.filter((road) => !road.end);
  const crossing = roads.filter((road) => road.end === "crossing");
  const into = roads.filter((road) => road.end?.startsWith("city:"));
  return [
    ...(through.length ? [marked(throughKey(through, cities), through, "tile.road.with")] : []),
    ...(crossing.length ? [marked(`tile.crossing.${crossing.length}` as Key, crossing, "tile.road.with")] : []),
    ...(into.length ? [marked(intoKey(into, cities), into, "tile.road.with")] : []),
  ];
}

function throughKey(roads: PrintedPart[], cities: PrintedPart[]): Key {
  const way = bend(roads[0]!.sides!);
  if (roads.length > 1) return way === "curve" ? "tile.roads.curves" : "tile.roads.straights";
  const city = cities.length === 1 ? cities[0]!.sides! : "";
  if (roads[0]!.sides!.length === 3) return "tile.road.three";
  if (way === "straight" || city.length !== 1) return `tile.road.${way}` as Key;
  return roads[0]!.sides!.includes(next(city)) ? "tile.road.curve.right" : "tile.road.curve.left";
}

/** Roads into a city: from which side, with the city at the top, where the tile differs from its mirror image. */
function intoKey(roads: PrintedPart[], cities: PrintedPart[]): Key {
  if (roads.length > 1) return "tile.roads.into";
  const large = cities.filter((city) => city.sides!.length > 1);
  if (cities.length > 1 && large.length !== 1) return "tile.road.into.one";
  const { sides: city = "" } = large[0] ?? cities[0]!;
  const { sides: road = "" } = roads[0]!;
  const shape = shapeOf(city);
  if (shape !== "1" && shape !== "corner") return "tile.road.into";
  const [left, right] = [[...city].some((side) => next(road) === side), [...city].some((side) => next(side) === road)];
  if (right && !left) return "tile.road.into.right";
  return left && !right ? "tile.road.into.left" : "tile.road.into";
}

/** A phrase with what is marked on the segments it speaks of. */
function marked(key: Key, parts: PrintedPart[], joined: Key = "tile.with"): string {
  const what = t(key);
  const marks = parts.flatMap((part) => part.marks ?? []).filter((mark) => known(`tile.mark.${mark}`));
  return marks.length ? t(joined, { what, marks: list(marks.map((mark) => t(`tile.mark.${mark}` as Key))) }) : what;
}

const next = (side: string): string => SIDES[(SIDES.indexOf(side) + 1) % 4]!;
const opposite = (sides: string): boolean => sides === "NS" || sides === "SN" || sides === "EW" || sides === "WE";
const bend = (sides: string): string => (opposite(sides) ? "straight" : "curve");

function shapeOf(sides: string): string {
  if (sides.length !== 2) return String(sides.length);
  return opposite(sides) ? "across" : "corner";
}

function shapeOfCaps(cities: PrintedPart[]): string {
  if (cities.length > 2) return String(cities.length);
  return opposite(cities.map((city) => city.sides).join("")) ? "opposite" : "adjacent";
}
