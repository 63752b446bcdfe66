import type { lobby as english } from "../en/lobby";
import type { Catalogue } from "../language.svelte";

export const lobby = {
  "lobby.heading": "Jouer avec quelqu’un",
  "lobby.lead":
    "Dites ce que vous aimeriez jouer et patientez un instant : qui veut la même chose est trouvé. Après une demi-minute, tout convient que vous acceptez l’un et l’autre.",
  "lobby.name": "Votre nom",
  "lobby.what": "Règles",
  "lobby.any": "Peu importe",
  "lobby.players": "Joueurs",
  "lobby.clock": "Temps",
  "lobby.usual": "15 minutes chacun",
  "lobby.fast": "5 minutes, 5 secondes par tour",
  "lobby.slow": "30 minutes, 10 secondes par tour",
  "lobby.look": "Chercher une partie",
  "lobby.stop": "Ne plus chercher",
  "lobby.looking": "On cherche quelqu’un …",
  "lobby.waited": "{time} pour l’instant",
  "lobby.meanwhile": "Personne encore. Jouez contre un bot en attendant : on vous appelle dès que quelqu’un arrive.",
  "lobby.bot": "Jouer contre un bot en attendant",
  "lobby.back": "La liaison avec le serveur est coupée : nouvel essai …",
  "lobby.found": "Votre partie est prête.",
  "lobby.go": "À la table",
  "lobby.also": "D’autres cherchent une partie",
  "lobby.nobody": "Personne d’autre ne cherche en ce moment.",
  "lobby.some": "{n} {n|personne cherche|personnes cherchent} une partie",
  "lobby.wants": "{presets} · {players}",
  "lobby.player_numbers": "{n} joueurs",
  "lobby.going": "Parties en cours",
  "lobby.none_going": "On ne joue pas ici en ce moment.",
  "lobby.guest": "Aucun compte n’est nécessaire. Ce que jouent les invités n’est pas classé.",
  "lobby.as": "Vous jouez sous le nom de {name}. Les parties avec d’autres personnes connectées sont classées.",
  "lobby.rated_only": "Parties classées uniquement",
  "lobby.noserver": "Il faut un serveur : ici la page joue seule.",
  "lobby.name_missing": "Dites comment vous vous appelez.",
} satisfies Catalogue<typeof english>;
export const words: Record<string, string> = lobby;
