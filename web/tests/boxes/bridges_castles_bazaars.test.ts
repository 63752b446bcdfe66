import { describe, expect, test, vi } from "vitest";
import type { Event, LegalAction } from "../../src/api/types";
import { tradeOf } from "../../src/boxes/bridges_castles_bazaars/market/trade";
import { NEEDS, openTiles } from "../../src/pages/boxes";
import { aheadOf, countersOf, keyHelp, KEYS, questionsOf } from "../../src/table/boxes";
import { lines } from "../../src/game/messages/points";
import { told } from "../../src/game/messages/telling";
import { choicesOf } from "../../src/game/choices/choices";
import type { Turn } from "../../src/table/turn/turn.svelte";
import { feature, move, position, state, table } from "../support";

const texts = (entry: Parameters<typeof told>[0]): string[] => told(entry, table()).map((one) => one.text);

describe("a bridge", () => {
  test("just built may be taken by a thief, who holds its road", () => {
    const bridges = [
      { x: 5, y: 5, axis: "NS" },
      { x: 2, y: 1, axis: "WE" },
    ] as const;
    const road = feature("road", [[2, 1, "bridge"]], { points: 3, points_if_completed: 5 });
    const legal: LegalAction[] = [{ type: "follower", feature: "bridge" }];
    const asked = position(legal, { last: { x: 1, y: 1 }, features: [road] }, { bridges: [...bridges] });
    const [choice] = choicesOf(asked, 0);
    expect(choice).toMatchObject({ label: "Thief on the bridge", detail: "3 now, 5 if complete" });
    expect(choice!.spot).toMatchObject({ x: 2, y: 1, feature: "bridge" });
    expect(choice!.piece.symbol).toBe("thief-0");
  });

  test("is told of", () => {
    expect(texts(move(1, 1, { type: "skip" }, [{ type: "bridge_built", player: 1, x: 0, y: 0, axis: "NS" }]))).toEqual([
      "Bram built a bridge",
    ]);
  });

  test("is chosen by a key", () => {
    const turn = { laying: { nextVariant: 1 }, vary: vi.fn() };
    KEYS["b"]!(turn as unknown as Turn);
    expect(turn.vary).toHaveBeenCalledWith(1);
  });
});

describe("a tile that is declined", () => {
  test("is told apart from one that fits nowhere", () => {
    const gone: Event[] = [
      { type: "discarded", player: 0, tile: "V" },
      { type: "discarded", player: 0, tile: "X" },
    ];
    expect(texts(move(1, 0, { type: "decline" }, gone))).toEqual([
      "Anna turns down a tile, which leaves the game: V",
      "A tile fits nowhere and leaves the game: X",
    ]);
    expect(texts(move(1, 0, { type: "skip" }, gone.slice(0, 1)))).toEqual([
      "A tile fits nowhere and leaves the game: V",
    ]);
  });
});

describe("a castle", () => {
  test("is asked for in one go with the tile, by digits too", () => {
    const [question] = questionsOf("castle");
    expect(question).toMatchObject({ goesOn: true });
    expect(question!.digits).toEqual([
      { type: "castle", build: true },
      { type: "castle", build: false },
    ]);
  });

  test("that is to come is foretold to who may build it", () => {
    const seen = { events: [], position: position([], {}, { phase: "castle", to_act: 1 }) };
    expect(aheadOf(seen, 1)).toEqual(["Then you may build a castle."]);
    expect(aheadOf(seen, 0)).toEqual([]);
  });

  test("is paid by one of the projects around it", () => {
    const legal: LegalAction[] = [
      { type: "castle_project", x: 2, y: 0, feature: "road", at: "W" },
      { type: "castle_project", x: 0, y: 0, feature: "castle", at: "N" },
      { type: "castle_project", x: 3, y: 3, feature: "cloister" },
    ];
    const choices = choicesOf(position(legal, {}, { phase: "castle_project" }), 2);
    expect(choices.map((choice) => choice.label)).toEqual([
      "Road 2 east of the start tile, west",
      "Castle on the start tile, north",
      "Cloister 3 south, 3 east of the start tile",
    ]);
    expect(choices.map((choice) => choice.spot?.manner)).toEqual(["disc", "disc", "disc"]);
    expect(choices[1]!.piece.symbol).toBe("castle-NS-2");
  });

  test("is told of", () => {
    const built: Event = { type: "castle_built", player: 0, x: 0, y: 0, side: "N" };
    expect(texts(move(1, 0, { type: "castle", build: true }, [built]))).toEqual(["Anna built a castle"]);
  });
});

test("what is left of bridges and castles is counted where they are in play", () => {
  const counters = countersOf(state({ bridges_left: [3, 2], castles_left: [1, 0] }), 1);
  expect(counters.map(({ n, label }) => [n, label])).toEqual([
    [2, "2 bridges left"],
    [0, "0 castles left"],
  ]);
  expect(countersOf(state(), 1)).toEqual([]);
  expect(countersOf(null, 0)).toEqual([]);
});

describe("a market day", () => {
  const open = move(3, 1, { type: "auction", tile: "E", bid: 1 }, [
    { type: "bid_made", player: 1, points: 1, tile: "E" },
  ]);
  const pass = move(4, 0, { type: "pass" }, [{ type: "bid_made", player: 0, points: null, tile: "E" }]);

  test("is foretold, opened and told of", () => {
    const opened: Event = { type: "market_opened", player: 0 };
    expect(aheadOf({ events: [opened], position: position() }, 0)).toEqual(["Then a market day begins."]);
    expect(texts(move(1, 0, { type: "skip" }, [opened]))).toEqual(["Market day!"]);
  });

  test("has bids and passes", () => {
    expect([...texts(open), ...texts(pass)]).toEqual(["Bram bids 1 for this tile: E", "Anna passes"]);
  });

  test("stands as the log says: who put up what, and who bade what", () => {
    expect(tradeOf([move(1, 0, { type: "auction", tile: "V", bid: 0 }), open, pass], "deal")).toEqual({
      selector: 1,
      tile: "E",
      bids: new Map([
        [1, 1],
        [0, null],
      ]),
    });
    expect(tradeOf([open], "auction")).toBeNull();
    expect(tradeOf([move(1, 0, { type: "skip" })], "bid")).toBeNull();
  });

  test("ends with a sale that moves points", () => {
    const sold: Event = { type: "tile_sold", tile: "E", seller: 1, buyer: 0, points: 2, scores: [-2, 2] };
    const kept: Event = { type: "tile_sold", tile: "V", seller: null, buyer: 0, points: 1, scores: [-1, 0] };
    const entry = move(5, 1, { type: "sell" }, [sold, kept]);
    expect(texts(entry)).toEqual(["Anna gets a tile from Bram for 2: E", "Anna keeps a tile for 1: V"]);
    expect(lines([entry], table()).map(({ player, points, what }) => [player, points, what])).toEqual([
      [0, -1, "Bid for a tile: V"],
      [1, 2, "Tile sold to Anna: E"],
      [0, -2, "Tile bought from Bram: E"],
    ]);
  });

  test("has a panel of its own, and a key that passes", () => {
    for (const phase of ["auction", "bid", "deal"] as const) expect(questionsOf(phase)[0]!.whole).toBeDefined();
    expect(questionsOf("bid")[0]!.none).toEqual({ type: "pass" });
    expect(keyHelp().some((help) => "with" in help && help.with === "none")).toBe(true);
  });

  test("shows its tiles beside the example of the rules", () => {
    const market = { tiles: ["E", "V"], offered: null, bid: null, bidder: null, owners: {} };
    expect(openTiles(state({ market }))).toEqual(["E", "V"]);
    expect(openTiles(state())).toEqual([]);
  });
});

test("options of a module mean nothing without it", () => {
  expect(NEEDS).toMatchObject({ bazaar_auction: "bazaars", castle_field_value: "castles" });
});
