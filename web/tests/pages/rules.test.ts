import { expect, test } from "vitest";
import { PRESETS, sectionsOf } from "../../src/pages/rules/sections";
import { known } from "../../src/words";

test("there is a page for every preset, and it begins with the turn and ends with the end", () => {
  expect(PRESETS).toEqual([
    "modern",
    "first-edition-nl",
    "first-edition-da",
    "wheel-of-fortune",
    "bridges-castles-bazaars",
    "tower",
    "dragon",
    "abbey-mayor",
    "big-box",
    "minis",
  ]);
  for (const preset of PRESETS) {
    const ids = sectionsOf(preset).map((section) => section.id);
    expect([ids[0], ids.at(-1)]).toEqual(["turn", "end"]);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test.each([
  ["wheel-of-fortune", "turn wheel laying"],
  ["bridges-castles-bazaars", "fields bridges castles markets end"],
  ["big-box", "laying river followers"],
  ["minis", "sharing magic gold the-king the-robber-baron fields"],
  ["big-box", "cloisters abbot sharing inns cathedrals large fields goods builders pigs end"],
])("the sections of the box stand at their place in %s", (preset, row) => {
  const ids = sectionsOf(preset).map((section) => section.id);
  expect(ids.join(" ")).toContain(row);
  expect(sectionsOf("modern").map((section) => section.id)).not.toContain(row.split(" ")[1]);
});

test("the smallest city and the fields are told as the edition has them", () => {
  const keys = (preset: string): string => JSON.stringify(sectionsOf(preset));
  expect(keys("modern")).toContain('rules.city.small"');
  expect(keys("first-edition-nl")).toContain("rules.city.small_first");
  expect(keys("first-edition-da")).toContain("rules.city.small_pennants");
  expect(keys("first-edition-da")).toContain("rules.field.per_city");
});

const USUAL = { dragon_moves: "before_scoring", princess_action: "may", fairy_place: "follower" };
const CHANGED = {
  ...{ dragon_moves: "after_scoring", princess_action: "must", fairy_place: "tile" },
  ...{ ransom_needs_points: true, bazaar_auction: "no_auction" },
};

test("of two ways to play only the one that is known to hold is told", () => {
  const keys = (options?: Record<string, string>): string => JSON.stringify(sectionsOf("dragon", undefined, options));
  expect(keys(USUAL)).toContain("rules.dragon.before");
  expect(keys(USUAL)).not.toContain("rules.dragon.after");
  expect(keys(USUAL)).not.toContain("rules.princess.must");
  expect(keys()).not.toContain("rules.dragon.before");
  expect(JSON.stringify(sectionsOf("tower"))).not.toContain("rules.tower.needs_points");
});

test("every sentence is there", () => {
  for (const [preset, options] of PRESETS.flatMap((one) => [USUAL, CHANGED].map((values) => [one, values] as const))) {
    for (const section of sectionsOf(preset, undefined, options)) {
      expect(known(section.heading)).toBe(true);
      for (const part of section.parts) {
        const keys = "text" in part ? [part.text] : "list" in part ? part.list : [part.caption];
        for (const key of keys) expect(known(key), key).toBe(true);
      }
    }
  }
});
