// An abbey into a hole or a tile from the stack, mayor, wagon and barn, and where a wagon goes on to.
import { colourOf } from "../../look/colours.svelte";
import { describePlace } from "../../board/words/places";
import { standingWords } from "../../game/choices/choices";
import type { ChoicesPart, OwnFigure } from "../../game/choices/boxes";
import { about, t, type Key } from "../../words";
import { ABBEY, STACK } from "./pieces";

const figure = (name: string, label: (feature: string) => Key, detail?: Key): OwnFigure => ({
  label,
  ...(detail ? { detail } : {}),
  piece: (seat) => ({ symbol: `${name}-${colourOf(seat)}` }),
});

export const choices: ChoicesPart = {
  choices: {
    abbey(action, { seat, position: { state, last } }) {
      const { x, y } = action;
      const id = `abbey@${x},${y}`;
      const label = t("table.abbey.lay", { place: describePlace({ x, y }, state, last) });
      const spot = { id, x, y, feature: "abbey", seat, chosen: false, label, manner: "disc" as const, aside: true };
      return [{ id, action, label, detail: t("table.abbey.closes"), piece: ABBEY, spot }];
    },
    draw(action) {
      const label = t("table.abbey.draw");
      return [{ id: "draw", action, label, detail: "", piece: STACK, spot: null }];
    },
    wagon(action, { onBoard, position: { state, last } }) {
      const { x, y, feature, at } = action;
      const where = { x, y, feature, ...(at ? { at } : {}), figure: "wagon" };
      const label = about(standingWords(where), describePlace({ x, y }, state, last));
      const choice = onBoard(where, action, label, "figure");
      return [{ ...choice, spot: choice.spot && { ...choice.spot, aside: true } }];
    },
  },
  features: { abbey: { piece: () => ABBEY } },
  figures: {
    mayor: figure("mayor", () => "table.spot.mayor", "table.spot.mayor.why"),
    wagon: figure("wagon", (feature) => `table.spot.wagon.${feature}` as Key),
    barn: figure("barn", () => "table.spot.barn", "table.spot.barn.why"),
  },
};
