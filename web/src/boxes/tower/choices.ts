// Where a piece or a follower goes, whom a tower captures, and whom one gets back.
import { describePlace } from "../../board/words/places";
import type { ChoicesPart } from "../../game/choices/boxes";
import { t, type Key } from "../../words";
import { called, faceOf, PIECE } from "./faces";
import { towerAt } from "./places";

const ROLES: Record<string, string> = { road: "thief", field: "farmer", cloister: "monk", bridge: "thief" };

export const choices: ChoicesPart = {
  choices: {
    tower(action, { seat, position: { state, last } }) {
      const { x, y } = action;
      const place = `tower:@${x},${y}`;
      const id = `piece ${place}`;
      const height = (towerAt(state, x, y)?.height ?? 0) + 1;
      const label = t("table.tower.build", { place: describePlace({ x, y }, state, last) });
      const detail = t("table.tower.reach", { n: height });
      const spot = { id, x, y, feature: "tower", seat, chosen: false, label, manner: "disc" as const, aside: true };
      return [{ id, action, label, detail, piece: PIECE, spot, place }];
    },
    capture(action, { seat, onBoard, position: { state, last } }) {
      const { feature, player, figure } = action;
      const place = describePlace(action, state, last);
      const role = t(`table.role.${feature}` as Key);
      const label = t(player === seat ? "table.tower.own" : "table.tower.victim", { role, place });
      const piece = faceOf(player, figure, ROLES[feature]);
      const choice = onBoard(action, action, label, "ring");
      const spot = choice.spot && { ...choice.spot, aside: true };
      return [{ ...choice, id: `${player} ${choice.id}`, place: `${player} ${choice.id}`, piece, spot }];
    },
    exchange(action, { seat }) {
      const { figure } = action;
      const id = `exchange ${figure ?? ""}`.trim();
      return [{ id, action, label: called(figure), detail: "", piece: faceOf(seat, figure), spot: null }];
    },
  },
  features: { tower: { piece: (seat) => faceOf(seat, null) } },
};
