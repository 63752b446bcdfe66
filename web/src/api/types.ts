// The documents of the API (docs/server.md). Their shapes are generated from web/openapi.json by `npm run types`; here
// are only names for parts of them.
import type { Action, EmoteRequest, Event, Presets, State } from "./schema";

export type * from "./schema";
export type Seat = number;
export type Emote = EmoteRequest["emote"];
export type Phase = State["phase"];
export type ActionOf<Type extends Action["type"]> = Extract<Action, { type: Type }>;
export type EventOf<Type extends Event["type"]> = Extract<Event, { type: Type }>;
/** The values an option may take: one of a list, or a whole number in a range. */
export type OptionValues = Presets["choices"][string];
