import type { serverless as english } from "../en/serverless";
import type { Catalogue } from "../language.svelte";

export const serverless = {
  "app.load_failed": "Cette partie de la page n’a pas pu être chargée. Y a-t-il un réseau ?",
  "home.with_friends_text": "Contre des bots, ou entre amis à tour de rôle sur cet appareil",
  "new.no_server": "Le jeu n’est pas encore là ; le bord de la page dit pourquoi.",
  "new.begins.lot_line": "Ce navigateur tire dans l’ordre qu’il a promis ; après la partie vous pouvez le vérifier.",
  "check.failed": "L’ordre des tuiles n’a pas pu être obtenu. Réessayez.",
  "learn.failed": "La partie n’a pas pu commencer ; le bord de la page dit peut-être pourquoi.",
  "replay.again_failed": "La partie n’a pas pu commencer ; le bord de la page dit peut-être pourquoi.",
  "rules.unknown_options": "Le jeu ne connaît pas ces options ; la page montre les règles inchangées.",
  "table.offline": "Un instant : le jeu redémarre …",
  "table.refused.offline": "Le jeu était en train de redémarrer : réessayez.",
  "table.refused.unavailable":
    "Ce navigateur n’a pas pu garder cela ; son espace est peut-être plein. Rien n’est perdu : réessayez.",
} satisfies Catalogue<typeof english>;
export const words = serverless;
