import type { lobby as english } from "../en/lobby";
import type { Catalogue } from "../language.svelte";

export const lobby = {
  "lobby.heading": "Met iemand spelen",
  "lobby.lead":
    "Zeg wat je graag speelt en wacht even: wie hetzelfde wil, wordt gevonden. Na een halve minuut is alles goed wat jullie beiden goedvinden.",
  "lobby.name": "Je naam",
  "lobby.what": "Regels",
  "lobby.any": "Alles",
  "lobby.players": "Spelers",
  "lobby.clock": "Tijd",
  "lobby.usual": "15 minuten per speler",
  "lobby.fast": "5 minuten, 5 seconden per beurt",
  "lobby.slow": "30 minuten, 10 seconden per beurt",
  "lobby.look": "Zoek een spel",
  "lobby.stop": "Niet meer zoeken",
  "lobby.looking": "We zoeken iemand …",
  "lobby.waited": "{time} tot nu toe",
  "lobby.meanwhile": "Nog niemand. Speel intussen tegen een bot: je wordt geroepen zodra er iemand komt.",
  "lobby.bot": "Speel intussen tegen een bot",
  "lobby.back": "De verbinding met de server is verbroken: we proberen het opnieuw …",
  "lobby.found": "Je spel staat klaar.",
  "lobby.go": "Naar de tafel",
  "lobby.also": "Anderen die een spel zoeken",
  "lobby.nobody": "Op dit moment zoekt niemand anders.",
  "lobby.some": "{n} {n|persoon zoekt|mensen zoeken} een spel",
  "lobby.wants": "{presets} · {players}",
  "lobby.player_numbers": "{n} spelers",
  "lobby.going": "Spellen die bezig zijn",
  "lobby.none_going": "Er wordt hier nu geen spel gespeeld.",
  "lobby.guest": "Je hebt geen account nodig. Wat gasten spelen, telt niet voor een rating.",
  "lobby.as": "Je speelt als {name}. Spellen met anderen die zijn aangemeld, tellen voor de rating.",
  "lobby.rated_only": "Alleen spellen die voor de rating tellen",
  "lobby.noserver": "Hiervoor is een server nodig: hier speelt de pagina alleen.",
  "lobby.name_missing": "Zeg hoe je heet.",
} satisfies Catalogue<typeof english>;
export const words: Record<string, string> = lobby;
