// A little artwork: the start tile, a cloister, a curve with a number, the wheel board.
import { readArt, type Art } from "../../src/look/art";

const HALVES = ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"];
const field = Object.fromEntries(HALVES.map((half) => [half, "field:f0"]));

export const art: Art = readArt({
  anchors: {
    D: {
      "city:c0": [50, 10],
      "road:r0": [50, 60],
      "field:f0": [20, 40],
      "field:f1": [20, 85],
      _at: { N: "city:c0", E: "road:r0", W: "road:r0", EL: "field:f0", WR: "field:f0", SL: "field:f1", SR: "field:f1" },
      _towers: [[0, 0], [100, 0]], // prettier-ignore
      _bridge_NS: { bridge: [50, 50], "field:f0": [80, 40] },
    },
    B: {
      cloister: [50, 50],
      "field:f0": [20, 20],
      _at: field,
      _towers: [],
      _second: true,
      _bridge_NS: { bridge: [50, 50], cloister: [20, 40], _wheel: [90, 90] },
    },
    W07: { "road:r0": [50, 50], _at: { N: "road:r0", W: "road:r0" }, _towers: [], _wheel: [80, 20], _number: 2 },
    wheel: {
      "city:c0": [37, 37],
      _at: { "0 0 N": "city:c0" },
      _towers: [[0, 100], [100, 0]], // prettier-ignore
      _segments: {
        fortune: { icon: [281, 200], pig: [251, 200], crowns: [[317, 200]] },
        tax: { icon: [244, 276], pig: [225, 244], crowns: [[250, 250], [200, 300]] }, // prettier-ignore
      },
    },
    _steps: { cloister: [8, 3], bridge: [0, -7] } as never,
    _roles: { city: "knight", road: "thief", bridge: "thief", cloister: "monk", field: "farmer" } as never,
    _castles: { NS: [-16, 7], WE: [-11, 23] } as never,
  },
  regions: {
    D: { fill: { "city:c0": "city area" }, line: { "road:r0": "road line" } },
    B: { fill: { "field:f0": "field area" }, line: {} },
    wheel: { fill: { "city:c0": "wheel city" }, line: {} },
  },
});
