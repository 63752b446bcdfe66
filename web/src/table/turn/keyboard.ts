// The keys of the table; the help (?) lists them.
import { KEYS, questionsOf } from "../boxes";
import { same } from "../../game/choices/choices";
import { DIRECTIONS, isArrow, type Arrow } from "../../game/choices/placing";
import type { Turn } from "./turn.svelte";

export interface Acts {
  toggleFields(): unknown;
  toggleHoles(): unknown;
  fit(): unknown;
  zoom(by: number): unknown;
  pan(across: number, down: number): unknown;
  feature(step: 1 | -1): unknown;
  hint(): unknown;
  log(): unknown;
  keys(): unknown;
  /** Whether a dialog has the keys. */
  blocked(): boolean;
}

/** Carries out a key; what it does not know goes on to whoever has the focus. */
export function keyboard(event: KeyboardEvent, turn: Turn, acts: Acts): void {
  if (event.ctrlKey || event.metaKey || event.altKey || acts.blocked()) return;
  const target = event.target as Element | null;
  if (target?.closest?.("input, select, textarea, dialog")) return;
  if (did(event, turn, acts, !!target?.closest?.("button, a, summary"))) {
    event.preventDefault();
    event.stopPropagation();
  }
}

function did(event: KeyboardEvent, turn: Turn, acts: Acts, onButton: boolean): boolean {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (isArrow(event.key)) return event.shiftKey ? pan(event.key, acts) : arrow(event.key, turn);
  if (/^[1-9]$/.test(key)) return pick(Number(key) - 1, turn);
  switch (key) {
    case "r":
      turn.rotate(event.shiftKey ? -1 : 1);
      return true;
    case "Enter":
      // A focused button does its own work; anywhere else Enter confirms.
      if (onButton || !turn.current) return false;
      void turn.confirm();
      return true;
    case "n":
    case "0":
      return none(turn, key);
    case "u":
    case "Escape":
    case "Backspace":
      if (!turn.touched) return false;
      void turn.back();
      return true;
    case "f":
      acts.toggleFields();
      return true;
    case "d":
      acts.toggleHoles();
      return true;
    case "z":
      acts.fit();
      return true;
    case "+":
    case "=":
      acts.zoom(1.25);
      return true;
    case "-":
      acts.zoom(0.8);
      return true;
    case ".":
    case ",":
      acts.feature(key === "." ? 1 : -1);
      return true;
    case "g":
      turn.otherFigure();
      return true;
    case "h":
      acts.hint();
      return true;
    case "l":
      acts.log();
      return true;
    case "?":
      acts.keys();
      return true;
    default:
      KEYS[key]?.(turn);
      return key in KEYS;
  }
}

function pan(key: Arrow, acts: Acts): boolean {
  const [across, down] = DIRECTIONS[key];
  acts.pan(across, down);
  return true;
}

function arrow(key: Arrow, turn: Turn): boolean {
  if (turn.phase === "place") return turn.arrow(key) !== null;
  const { places } = turn;
  if (!places.length) return false;
  const step = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  const across = key === "ArrowRight" || key === "ArrowLeft";
  if (across && turn.several) turn.otherFigure(step);
  else turn.show(after(places, (place) => same(place.lead.action, turn.picked), step).lead.action);
  return true;
}

/** The item so many steps after the one that is meant; from the near end where none is. */
function after<Item>(items: Item[], meant: (item: Item) => boolean, step: 1 | -1): Item {
  const at = items.findIndex(meant);
  const count = items.length;
  return items[at < 0 ? (step > 0 ? 0 : count - 1) : (at + step + count) % count]!;
}

function pick(index: number, turn: Turn): boolean {
  const own = questionsOf(turn.phase).find((one) => one.digits)?.digits;
  const action = own ? own[index] : turn.places[index]?.lead.action;
  if (!action) return false;
  turn.pick(action);
  return true;
}

function none(turn: Turn, key: string): boolean {
  const own = questionsOf(turn.phase).find((one) => one.none)?.none;
  if (turn.canSkip) turn.pick({ type: "skip" });
  else if (own) void turn.play(own);
  else return key === "0" && turn.phase !== null;
  return true;
}
