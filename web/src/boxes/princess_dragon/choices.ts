// The dragon's steps as arrows beside him, the follower whom the fairy goes to, the knight whom a princess sends away.
import { describePlace } from "../../board/words/places";
import { about, t, type Key } from "../../words";
import type { ChoicesPart, OwnFigure } from "../../game/choices/boxes";
import { DRAGON, FAIRY, preyOf, PRINCESS } from "./dragon";

type Named = { feature?: string | null | undefined; at?: string | null | undefined };

const figure = (label: Key, piece: OwnFigure["piece"]): OwnFigure => ({ label: () => label, piece });
const spotWords = ({ feature, at }: Named): string => {
  const role = t(`table.role.${feature}` as Key);
  return at ? `${role}, ${t(`table.at.${at}` as Key)}` : role;
};

export const choices: ChoicesPart = {
  choices: {
    dragon(action, { seat, position: { state } }) {
      const { side } = action;
      const { x, y } = state.dragon ?? { x: 0, y: 0 };
      const id = `dragon ${side}`;
      const label = t("table.dragon.step", { side: t(`table.at.${side}` as Key) });
      const prey = preyOf(state, side);
      const detail = prey ? t("table.dragon.eats", { n: prey }) : "";
      const spot = { id, x, y, feature: "dragon", at: side, seat, chosen: false, label, manner: "arrow" as const };
      return [{ id, action, label, detail, piece: DRAGON, spot: { ...spot, aside: true } }];
    },
    fairy(action, { seat, onBoard, position: { state, last } }) {
      const { x, y, feature, at } = action;
      const place = describePlace({ x, y }, state, last);
      if (!feature) {
        const id = `fairy@${x},${y}`;
        const label = t("table.fairy.to", { place });
        const spot = { id, x, y, feature: "fairy", seat, chosen: false, label, manner: "ring" as const, aside: true };
        return [{ id, action, label, detail: "", piece: FAIRY, spot }];
      }
      const where = { x, y, feature, ...(at ? { at } : {}), figure: "fairy" };
      const label = t("table.fairy.beside", { who: spotWords(action), place });
      const choice = onBoard(where, action, label, "ring");
      return [{ ...choice, spot: choice.spot && { ...choice.spot, aside: true } }];
    },
    princess(action, { onBoard, position: { state, last } }) {
      const { x, y, feature, at, player } = action;
      if (typeof player !== "number") return [];
      const where = { x, y, feature, ...(at ? { at } : {}), figure: "princess" };
      const who = about(spotWords(action), describePlace({ x, y }, state, last));
      const choice = onBoard(where, { ...action, player }, t("table.princess.sends", { who }), "disc");
      return [{ ...choice, spot: choice.spot && { ...choice.spot, seat: player, aside: true } }];
    },
  },
  features: { dragon: { piece: () => DRAGON }, fairy: { piece: () => FAIRY } },
  figures: {
    fairy: { ...figure("term.fairy", () => FAIRY), detail: "table.fairy.good" },
    princess: { ...figure("term.princess", () => PRINCESS), detail: "table.princess.good" },
  },
};
