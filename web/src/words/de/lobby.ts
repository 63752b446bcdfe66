import type { lobby as english } from "../en/lobby";
import type { Catalogue } from "../language.svelte";

export const lobby = {
  "lobby.heading": "Mit jemandem spielen",
  "lobby.lead":
    "Sag, was du gern spielst, und warte einen Moment: Wer dasselbe möchte, wird gefunden. Nach einer halben Minute ist alles recht, womit ihr beide einverstanden seid.",
  "lobby.name": "Dein Name",
  "lobby.what": "Regeln",
  "lobby.any": "Egal",
  "lobby.players": "Mitspieler",
  "lobby.clock": "Zeit",
  "lobby.usual": "15 Minuten für jeden",
  "lobby.fast": "5 Minuten, 5 Sekunden je Zug",
  "lobby.slow": "30 Minuten, 10 Sekunden je Zug",
  "lobby.look": "Partie suchen",
  "lobby.stop": "Nicht mehr suchen",
  "lobby.looking": "Es wird jemand gesucht …",
  "lobby.waited": "bisher {time}",
  "lobby.meanwhile": "Noch niemand da. Spiel inzwischen gegen einen Bot: Du wirst gerufen, sobald jemand kommt.",
  "lobby.bot": "Inzwischen gegen einen Bot spielen",
  "lobby.back": "Die Verbindung zum Server ist unterbrochen: neuer Versuch …",
  "lobby.found": "Deine Partie ist bereit.",
  "lobby.go": "An den Tisch",
  "lobby.also": "Andere, die eine Partie suchen",
  "lobby.nobody": "Gerade sucht sonst niemand.",
  "lobby.some": "{n} {n|Person sucht|Personen suchen} eine Partie",
  "lobby.wants": "{presets} · {players}",
  "lobby.player_numbers": "{n} Spieler",
  "lobby.going": "Laufende Partien",
  "lobby.none_going": "Hier wird gerade nicht gespielt.",
  "lobby.guest": "Du brauchst kein Konto. Was Gäste spielen, wird nicht gewertet.",
  "lobby.as": "Du spielst als {name}. Partien mit anderen, die angemeldet sind, werden gewertet.",
  "lobby.rated_only": "Nur gewertete Partien",
  "lobby.noserver": "Dafür braucht es einen Server: Hier spielt die Seite allein.",
  "lobby.name_missing": "Sag, wie du heißt.",
} satisfies Catalogue<typeof english>;
export const words: Record<string, string> = lobby;
