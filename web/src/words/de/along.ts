import type { along as english } from "../en/along";
import type { Catalogue } from "../language.svelte";

export const along = {
  "offline.banner":
    "Du bist offline. Bots, Lektionen, Aufgaben und die Partien auf diesem Gerät sind da; die mit anderen warten.",
  "offline.server":
    "Der Server antwortet nicht. Bots, Lektionen, Aufgaben und die Partien auf diesem Gerät sind da; die mit anderen warten.",
} satisfies Catalogue<typeof english>;
export const words = along;
