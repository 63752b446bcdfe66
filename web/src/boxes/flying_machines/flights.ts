// Flights: where the sign of a flight stands on its tile, and its pictures.
import type { Point } from "../../look/art";

const TILE = 100;
/** The place on the tile just laid that stands for flying: its corner, so that it hides no figure. */
export const takingOff = (x: number, y: number): Point => [TILE * x + 20, TILE * y + 80];
/** A flying machine as a picture. */
export const FLIER = { symbol: "flier", view: "-12 -11 24 22" };
/** A face of the die. */
export const die = (points: number): string => `die-${points}`;
