import type { along as english } from "../en/along";
import type { Catalogue } from "../language.svelte";

export const along = {
  "offline.banner": "Du er offline. Bots, lektioner, opgaver og spillene på denne enhed er her; andres spil venter.",
  "offline.server":
    "Serveren svarer ikke. Bots, lektioner, opgaver og spillene på denne enhed er her; andres spil venter.",
} satisfies Catalogue<typeof english>;
export const words = along;
