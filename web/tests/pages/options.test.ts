import { describe, expect, test } from "vitest";
import type { PresetOffered } from "../../src/api/types";
import { BOXES_OFFERED } from "../../src/pages/boxes";
import { clash, hasBox, mostPlayers, usualOf, valueOf, withBox, withValues } from "../../src/pages/new/options";

const MODERN: PresetOffered = {
  preset: "modern",
  most_players: 5,
  modules: [],
  options: {
    tiny_city: "4",
    wheel: false,
    bridges: false,
    castles: false,
    castle_field_value: 4,
    bazaars: false,
    bazaar_auction: "auction",
    river: false,
    river_turns: "no_immediate_u_turn",
    inns_cathedrals: false,
    inns: false,
    cathedrals: false,
    large_followers: false,
    abbots: false,
    gardens: false,
  },
};
const box = (id: string) => BOXES_OFFERED.find((one) => one.id === id)!;

describe("an option", () => {
  test("that is set as it usually is, is no change", () => {
    const changes = withValues(MODERN, {}, { tiny_city: "2" });
    expect(changes).toEqual({ tiny_city: "2" });
    expect(withValues(MODERN, changes, { tiny_city: "4" })).toEqual({});
    expect([valueOf(MODERN, changes, "tiny_city"), usualOf(MODERN, changes, "tiny_city")]).toEqual(["2", "4"]);
  });

  test("of a box is as the box is, unless it is set itself", () => {
    const on = { inns_cathedrals: true };
    expect([valueOf(MODERN, {}, "inns"), valueOf(MODERN, on, "inns")]).toEqual([false, true]);
    const without = withValues(MODERN, on, { inns: false });
    expect(without).toEqual({ inns_cathedrals: true, inns: false });
    expect(withValues(MODERN, without, { inns: true })).toEqual(on);
  });
});

describe("a box", () => {
  test("comes and goes with what is in it", () => {
    const inns = box("inns_cathedrals");
    const on = withBox(MODERN, {}, inns, true);
    expect(on).toEqual({ inns_cathedrals: true });
    expect(hasBox(MODERN, on, inns)).toBe(true);
    expect(withBox(MODERN, { ...on, inns: false, tiny_city: "2" }, inns, false)).toEqual({ tiny_city: "2" });
  });

  test("without an option of its own is there with one of its switches", () => {
    const bridges = box("bridges_castles_bazaars");
    expect(withBox(MODERN, {}, bridges, true)).toEqual({ bridges: true, castles: true, bazaars: true });
    expect(hasBox(MODERN, { castles: true }, bridges)).toBe(true);
    expect(withBox(MODERN, { castles: true }, bridges, false)).toEqual({});
  });

  test("may not go with another", () => {
    expect(clash(MODERN, { river: true }, box("wheel"))?.id).toBe("river");
    expect(clash(MODERN, { wheel: true }, box("river"))?.id).toBe("wheel");
    expect(clash(MODERN, {}, box("river"))).toBeNull();
    expect(clash(MODERN, { river: true }, box("abbot"))).toBeNull();
  });

  test("may bring seats", () => {
    expect(mostPlayers(MODERN, {})).toBe(5);
    expect(mostPlayers(MODERN, { inns_cathedrals: true })).toBe(6);
    expect(mostPlayers(MODERN, { river: true, abbots: true })).toBe(5);
    expect(mostPlayers(MODERN, { bridges: true })).toBe(6);
  });
});
