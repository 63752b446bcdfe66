// What a rules page holds, preset by preset, or by the options of a table: sections of paragraphs and examples. The
// words are in words/*/rules.ts. What a box adds is in its room.
import { BOX_PRESETS, rulesOf } from "../boxes";
import type { Key } from "../../words";
import { ofTable, text, type Section, type Values } from "./section";

export const PRESETS = ["modern", "first-edition-nl", "first-edition-da", ...BOX_PRESETS.map((one) => one.preset)];

const SMALL: Record<string, Key> = {
  "2": "rules.city.small_first",
  "2+pennants": "rules.city.small_pennants",
  "4": "rules.city.small",
};
const FIELDS: Record<string, [text: Key, caption: Key]> = {
  per_city_4: ["rules.field.per_city", "rules.field.fields_per_city"],
  per_field_3: ["rules.field.per_field", "rules.field.fields_per_field"],
  per_field_3_once: ["rules.field.once", "rules.field.fields_once"],
};
/** How the presets with a scoring of their own score: what is known before the server has told. */
const USUAL: Record<string, Values> = {
  "first-edition-nl": { tiny_city: "2", field_scoring: "per_city_4" },
  "first-edition-da": { tiny_city: "2+pennants", field_scoring: "per_city_4" },
};

/** The sections of a preset's page; with boxes and options, of the page of a table that plays with them. */
export function sectionsOf(preset: string, boxes?: string[], options?: Values): Section[] {
  const values: Values = options ?? { tiny_city: "4", field_scoring: "per_field_3", ...USUAL[preset] };
  const small = SMALL[String(values["tiny_city"])] ?? "rules.city.small";
  const [paid, paidCaption] = FIELDS[String(values["field_scoring"])] ?? FIELDS["per_field_3"]!;
  const sections: Section[] = [
    { id: "turn", heading: "rules.turn.h", parts: text("rules.turn.1", "rules.turn.2"), says: ["first_player"] },
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
      says: ["followers"],
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
      says: ["tiny_city"],
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
        ...text(paid),
        { example: "fields", caption: paidCaption, fields: true },
      ],
      says: ["field_scoring"],
    },
    {
      id: "end",
      heading: "rules.end.h",
      parts: [...text("rules.end.1"), { example: "unfinished", caption: "rules.end.picture" }],
    },
  ];
  for (const { after, sections: added } of rulesOf(preset, boxes)) {
    sections.splice(sections.findIndex((one) => one.id === after) + 1, 0, ...added);
  }
  return ofTable(sections, values);
}
