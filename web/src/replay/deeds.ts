// A decision in words: of the log from what happened, of an analysis from the actions that were possible.
import type { Action, State, Table } from "../api/types";
import { extraDeeds, ownDeed, type Where } from "./boxes";
import { told } from "../game/messages/telling";
import { standingWords } from "../game/choices/choices";
import { extrasOf } from "../game/choices/placing";
import { t, type Key } from "../words";
import { describePlace } from "../board/words/places";
import { describeTile } from "../board/words/tiles.svelte";
import type { Step } from "./steps";

/** A step of the game in a few words. */
export function stepWords(step: Step, table: Table): string {
  const deeds = told(step.entry, table).filter((one) => one.seat === step.seat || one.seat === null);
  const first = deeds[0]?.text;
  return first && step.action.type !== "skip" ? first : t(`replay.did.${step.action.type}` as Key);
}

/** What else happened with a step: points, followers. */
export function furtherWords(step: Step, table: Table): string[] {
  const all = told(step.entry, table).map((one) => one.text);
  const first = stepWords(step, table);
  return all.filter((text) => text !== first);
}

/** Actions that were possible, in words: "curved road north of the cloister, turned twice, knight (north)". */
export function actionWords(actions: Action[], tile: string, landscape: State | null): string {
  const where: Where = (cell) => describePlace(cell, landscape);
  return actions.map((action) => oneAction(action, tile, where)).join(", ");
}

function oneAction(action: Action, tile: string, where: Where): string {
  switch (action.type) {
    case "place": {
      const ways = [t("replay.act.place", { tile: describeTile(tile), place: where(action) })];
      if (action.rotation) ways.push(t(`replay.turned.${action.rotation}` as Key));
      return [...ways, ...extraDeeds(extrasOf(action) ?? {})].join(", ");
    }
    case "follower": {
      if (action.figure) return standingWords(action);
      const role = t(`table.role.${action.feature}` as Key);
      return action.at ? `${role} (${t(`table.at.${action.at}` as Key)})` : role;
    }
    default:
      return ownDeed(action, where) ?? t(`replay.did.${action.type}` as Key);
  }
}
