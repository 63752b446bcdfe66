import type { serverless as english } from "../en/serverless";
import type { Catalogue } from "../language.svelte";

export const serverless = {
  "app.load_failed": "Denne del af siden kunne ikke indlæses. Er der et netværk?",
  "home.with_friends_text": "Mod bots, eller med venner på skift ved denne enhed",
  "new.no_server": "Spillet er her ikke endnu; ved sidens kant står der hvorfor.",
  "new.begins.lot_line": "Denne browser trækker af den blanding, den har lovet; efter spillet kan du efterprøve det.",
  "check.failed": "Blandingen kunne ikke hentes. Prøv igen.",
  "learn.failed": "Spillet kunne ikke startes; ved sidens kant står der måske hvorfor.",
  "replay.again_failed": "Spillet kunne ikke startes; ved sidens kant står der måske hvorfor.",
  "rules.unknown_options": "Spillet kender ikke disse muligheder; siden viser de uændrede regler.",
  "table.offline": "Et øjeblik: spillet starter igen …",
  "table.refused.offline": "Spillet var lige ved at starte igen: prøv en gang til.",
  "table.refused.unavailable":
    "Denne browser kunne ikke gemme det; måske er dens plads fuld. Intet er tabt: prøv igen.",
} satisfies Catalogue<typeof english>;
export const words = serverless;
