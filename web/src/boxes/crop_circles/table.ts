// How a crop circle is asked: by what is chosen for all, once that is known.
import type { TablePart } from "../../table/boxes";

export const table: TablePart = {
  questions: {
    circle: { why: "table.circle.why" },
    circle_move: { skipped: "table.circle.nobody" },
  },
  called: (state, phase) => (phase === "circle_move" && state.circle ? `circle_move_${state.circle}` : null),
};
