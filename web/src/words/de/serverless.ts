import type { serverless as english } from "../en/serverless";
import type { Catalogue } from "../language.svelte";

export const serverless = {
  "app.load_failed": "Dieser Teil der Seite ließ sich nicht laden. Ist ein Netz da?",
  "home.with_friends_text": "Gegen Bots oder mit Freunden reihum an diesem Gerät",
  "new.no_server": "Das Spiel ist noch nicht da; am Rand der Seite steht, warum.",
  "new.begins.lot_line":
    "Dieser Browser zieht aus der Mischung, die er versprochen hat; nach der Partie kannst du das prüfen.",
  "check.failed": "Die Mischung ließ sich nicht holen. Bitte versuche es noch einmal.",
  "learn.failed": "Das Spiel ließ sich nicht beginnen; am Rand der Seite steht vielleicht, warum.",
  "replay.again_failed": "Das Spiel ließ sich nicht beginnen; am Rand der Seite steht vielleicht, warum.",
  "rules.unknown_options": "Das Spiel kennt diese Optionen nicht; die Seite zeigt die unveränderten Regeln.",
  "table.offline": "Einen Moment: Das Spiel startet neu …",
  "table.refused.offline": "Das Spiel startete gerade neu: Bitte versuche es noch einmal.",
  "table.refused.unavailable":
    "Dieser Browser konnte das nicht aufbewahren; vielleicht ist sein Speicher voll. Verloren ist nichts: Versuche es noch einmal.",
} satisfies Catalogue<typeof english>;
export const words = serverless;
