import type { along as english } from "../en/along";
import type { Catalogue } from "../language.svelte";

export const along = {
  "offline.banner":
    "Je bent offline. Bots, lessen, puzzels en de partijen op dit apparaat zijn er; die met anderen wachten.",
  "offline.server":
    "De server antwoordt niet. Bots, lessen, puzzels en de partijen op dit apparaat zijn er; die met anderen wachten.",
} satisfies Catalogue<typeof english>;
export const words = along;
