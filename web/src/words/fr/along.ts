import type { along as english } from "../en/along";
import type { Catalogue } from "../language.svelte";

export const along = {
  "offline.banner":
    "Vous êtes hors ligne. Les bots, les leçons, les problèmes et les parties de cet appareil sont là ; celles avec d’autres attendent.",
  "offline.server":
    "Le serveur ne répond pas. Les bots, les leçons, les problèmes et les parties de cet appareil sont là ; celles avec d’autres attendent.",
} satisfies Catalogue<typeof english>;
export const words = along;
