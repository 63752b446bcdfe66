// A decision in words: of the log from what happened, of an analysis from the actions that were possible.
import type { Action, Table } from "../api/types";
import { extraDeeds, ownDeed } from "../boxes/replay";
import { told } from "../table/messages/telling";
import { standingWords } from "../table/turn/choices";
import { extrasOf } from "../table/turn/placing";
import { t, type Key } from "../words";
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

/** Actions that were possible, in words: "V at 2, 0 turned twice, knight north". */
export function actionWords(actions: Action[], tile: string): string {
  return actions.map((action) => oneAction(action, tile)).join(", ");
}

function oneAction(action: Action, tile: string): string {
  switch (action.type) {
    case "place": {
      const ways = [t("replay.act.place", { tile, x: action.x, y: action.y })];
      if (action.rotation) ways.push(t(`replay.turned.${action.rotation}` as Key));
      return [...ways, ...extraDeeds(extrasOf(action) ?? {})].join(" ");
    }
    case "follower": {
      if (action.figure) return standingWords(action);
      const role = t(`table.role.${action.feature}` as Key);
      return action.at ? `${role} (${t(`table.at.${action.at}` as Key)})` : role;
    }
    default:
      return ownDeed(action) ?? t(`replay.did.${action.type}` as Key);
  }
}
