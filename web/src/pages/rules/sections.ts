// What a rules page holds, preset by preset: sections of paragraphs and examples. The words are in words/*/rules.ts.
import type { Key } from "../../words";

export const PRESETS = [
  "modern",
  "first-edition-nl",
  "first-edition-da",
  "wheel-of-fortune",
  "bridges-castles-bazaars",
] as const;
export type Preset = (typeof PRESETS)[number];
/** A paragraph, or an example with the key of its caption. */
export type Part =
  { text: Key } | { list: Key[] } | { example: string; caption: Key; fields?: boolean; choices?: boolean };
export interface Section {
  id: string;
  heading: Key;
  parts: Part[];
}

const text = (...keys: Key[]): Part[] => keys.map((key) => ({ text: key }));

/** The sections of a preset's page. */
export function sectionsOf(preset: Preset): Section[] {
  const first = preset === "first-edition-nl" || preset === "first-edition-da";
  const small: Key =
    preset === "first-edition-nl" ? "rules.city.small_first" : first ? "rules.city.small_pennants" : "rules.city.small";
  const sections: Section[] = [
    { id: "turn", heading: "rules.turn.h", parts: text("rules.turn.1", "rules.turn.2") },
    {
      id: "laying",
      heading: "rules.laying.h",
      parts: [
        ...text("rules.laying.1"),
        { example: "laying", caption: "rules.laying.picture", choices: true },
        ...text("rules.laying.2"),
      ],
    },
    {
      id: "followers",
      heading: "rules.followers.h",
      parts: [
        ...text("rules.followers.1"),
        { example: "roles", caption: "rules.followers.picture" },
        ...text("rules.followers.2"),
        { example: "occupied", caption: "rules.followers.occupied", choices: true },
        ...text("rules.followers.3"),
      ],
    },
    {
      id: "roads",
      heading: "rules.road.h",
      parts: [...text("rules.road.1"), { example: "road", caption: "rules.road.picture" }],
    },
    {
      id: "cities",
      heading: "rules.city.h",
      parts: [
        ...text("rules.city.1"),
        { example: "city", caption: "rules.city.picture" },
        ...text(small),
        { example: "small-city", caption: "rules.city.small_picture" },
      ],
    },
    {
      id: "cloisters",
      heading: "rules.cloister.h",
      parts: [...text("rules.cloister.1"), { example: "cloister", caption: "rules.cloister.picture" }],
    },
    {
      id: "sharing",
      heading: "rules.shared.h",
      parts: [
        ...text("rules.shared.1"),
        { example: "shared", caption: "rules.shared.picture" },
        { example: "majority", caption: "rules.shared.majority" },
      ],
    },
    {
      id: "fields",
      heading: "rules.field.h",
      parts: [
        ...text("rules.field.1", "rules.field.2"),
        { example: "field", caption: "rules.field.picture", fields: true },
        ...text(first ? "rules.field.per_city" : "rules.field.per_field"),
        {
          example: "fields",
          caption: first ? "rules.field.fields_per_city" : "rules.field.fields_per_field",
          fields: true,
        },
      ],
    },
    {
      id: "end",
      heading: "rules.end.h",
      parts: [...text("rules.end.1"), { example: "unfinished", caption: "rules.end.picture" }],
    },
  ];
  if (preset === "wheel-of-fortune") sections.splice(1, 0, WHEEL);
  if (preset === "bridges-castles-bazaars") sections.splice(-1, 0, ...EXPANSION);
  return sections;
}

const WHEEL: Section = {
  id: "wheel",
  heading: "rules.wheel.h",
  parts: [
    ...text("rules.wheel.1"),
    { example: "wheel", caption: "rules.wheel.picture", choices: true },
    ...text("rules.wheel.2"),
    {
      list: [
        "rules.wheel.fortune",
        "rules.wheel.tax",
        "rules.wheel.famine",
        "rules.wheel.storm",
        "rules.wheel.inquisition",
        "rules.wheel.plague",
      ],
    },
    { example: "tax", caption: "rules.wheel.tax_picture" },
    ...text("rules.wheel.3"),
    { example: "crown", caption: "rules.wheel.crown_picture" },
  ],
};

const EXPANSION: Section[] = [
  {
    id: "bridges",
    heading: "rules.bridge.h",
    parts: [
      ...text("rules.bridge.1", "rules.bridge.2"),
      { example: "bridge", caption: "rules.bridge.picture" },
      ...text("rules.bridge.3"),
    ],
  },
  {
    id: "castles",
    heading: "rules.castle.h",
    parts: [
      ...text("rules.castle.1", "rules.castle.2"),
      { example: "castle", caption: "rules.castle.picture" },
      ...text("rules.castle.3"),
    ],
  },
  {
    id: "markets",
    heading: "rules.market.h",
    parts: [
      ...text("rules.market.1", "rules.market.2"),
      { example: "market", caption: "rules.market.picture" },
      ...text("rules.market.3"),
    ],
  },
];
