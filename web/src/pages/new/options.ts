// The rules that may be changed: what an option is now, and what it usually is in the preset and with the other ones.
import type { PresetOffered } from "../../api/types";
import { BOXES_OFFERED, FOLLOWS, type BoxOffered } from "../boxes";

export type Value = string | number | boolean;
/** Only what differs from what is usual. */
export type Changes = Record<string, Value>;

/** What an option is. */
export function valueOf(preset: PresetOffered, changes: Changes, name: string): Value | undefined {
  return changes[name] ?? usualOf(preset, changes, name);
}

/** What an option is unless it is set: as another one is, or as the preset says. */
export function usualOf(preset: PresetOffered, changes: Changes, name: string): Value | undefined {
  const leader = FOLLOWS[name];
  return leader === undefined ? preset.options[name] : valueOf(preset, changes, leader);
}

/** The changes with options set; what is usual then is no change. */
export function withValues(preset: PresetOffered, changes: Changes, values: Changes): Changes {
  const wanted = { ...changes, ...values };
  return Object.fromEntries(Object.entries(wanted).filter(([name, value]) => value !== usualOf(preset, wanted, name)));
}

/** The switches of a box that are on or off. */
const plain = (preset: PresetOffered, box: BoxOffered): string[] =>
  box.switches.filter((name) => typeof preset.options[name] === "boolean");

/** Whether a box is on the table. */
export function hasBox(preset: PresetOffered, changes: Changes, box: BoxOffered): boolean {
  const names = box.option ? [box.option] : plain(preset, box);
  return names.some((name) => valueOf(preset, changes, name) === true);
}

/** The changes that put a box on the table, or leave it out, with all that is in it. */
export function withBox(preset: PresetOffered, changes: Changes, box: BoxOffered, on: boolean): Changes {
  const own = Object.fromEntries(Object.entries(changes).filter(([name]) => !box.switches.includes(name)));
  const names = box.option ? [box.option] : plain(preset, box);
  return withValues(preset, own, Object.fromEntries(names.map((name) => [name, on])));
}

/** A box on the table that this one does not go with. */
export function clash(preset: PresetOffered, changes: Changes, box: BoxOffered): BoxOffered | null {
  const against = (one: BoxOffered, other: BoxOffered) => !!one.notWith && one.notWith === other.option;
  const found = BOXES_OFFERED.find((one) => against(one, box) || against(box, one));
  return found && hasBox(preset, changes, found) ? found : null;
}

/** How many can play. */
export function mostPlayers(preset: PresetOffered, changes: Changes): number {
  const boxes = BOXES_OFFERED.filter((box) => hasBox(preset, changes, box));
  return Math.max(preset.most_players, ...boxes.map((box) => box.seats ?? 0));
}
