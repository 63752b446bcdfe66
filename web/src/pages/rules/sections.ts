// What a rules page holds, preset by preset: sections of paragraphs and examples. The words are in words/*/rules.ts.
// What a box adds is in its room.
import { BOX_PRESETS, rulesOf } from "../../boxes/pages";
import type { Key } from "../../words";
import { text, type Section } from "./section";

export const PRESETS = ["modern", "first-edition-nl", "first-edition-da", ...BOX_PRESETS.map((one) => one.preset)];

/** The sections of a preset's page. */
export function sectionsOf(preset: string): Section[] {
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
  for (const { after, sections: added } of rulesOf(preset)) {
    sections.splice(sections.findIndex((one) => one.id === after) + 1, 0, ...added);
  }
  return sections;
}
