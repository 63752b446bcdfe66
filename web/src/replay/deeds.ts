// A decision in words: of the log from what happened, of an analysis from the actions that were possible.
import type { Action, Table } from "../api/types";
import { told } from "../table/messages/telling";
import { t, type Key } from "../words";
import type { Step } from "./steps";

/** A step of the game in a few words. */
export function stepWords(step: Step, table: Table): string {
  const deeds = told(step.entry, table).filter((one) => one.seat === step.seat || one.seat === null);
  const first = deeds[0]?.text;
  return first && step.action.type !== "skip" ? first : t(`replay.did.${step.action.type}` as Key);
}

/** What else happened with a step: points, followers, the wheel. */
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
      const laid = t("replay.act.place", { tile, x: action.x, y: action.y });
      const ways = [laid];
      if (action.rotation) ways.push(t(`replay.turned.${action.rotation}` as Key));
      if (action.bridge) ways.push(t("replay.act.bridge"));
      return ways.join(" ");
    }
    case "follower": {
      const role = t(`table.role.${action.feature}` as Key);
      return action.at ? `${role} (${t(`table.at.${action.at}` as Key)})` : role;
    }
    case "crown":
      return t("table.spot.crown", { segment: t(`table.segment.${action.segment}` as Key) });
    case "castle":
      return t(action.build ? "replay.act.castle" : "replay.act.no_castle");
    case "auction":
      return t("replay.act.auction", { tile: action.tile, n: action.bid });
    case "bid":
      return t("replay.act.bid", { n: action.points });
    case "castle_project":
    case "plague":
      return `${t(`replay.did.${action.type}`)} (${action.x}, ${action.y})`;
    default:
      return t(`replay.did.${action.type}` as Key);
  }
}
