import type { serverless as english } from "../en/serverless";
import type { Catalogue } from "../language.svelte";

export const serverless = {
  "app.load_failed": "Dit deel van de pagina kon niet worden geladen. Is er een netwerk?",
  "home.with_friends_text": "Tegen bots, of met vrienden om de beurt op dit apparaat",
  "new.no_server": "Het spel is er nog niet; aan de rand van de pagina staat waarom.",
  "new.begins.lot_line": "Deze browser loot uit de beloofde volgorde; na de partij kun je dat nagaan.",
  "check.failed": "De volgorde kon niet worden opgehaald. Probeer het nog eens.",
  "learn.failed": "Het spel kon niet worden gestart; aan de rand van de pagina staat misschien waarom.",
  "replay.again_failed": "Het spel kon niet worden gestart; aan de rand van de pagina staat misschien waarom.",
  "rules.unknown_options": "Het spel kent deze opties niet; de pagina toont de onveranderde regels.",
  "table.offline": "Een ogenblik: het spel start opnieuw …",
  "table.refused.offline": "Het spel startte net opnieuw: probeer het nog eens.",
  "table.refused.unavailable":
    "Deze browser kon dat niet bewaren; misschien is zijn opslag vol. Er is niets verloren: probeer het opnieuw.",
} satisfies Catalogue<typeof english>;
export const words = serverless;
