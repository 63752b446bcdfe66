import type { lobby as english } from "../en/lobby";
import type { Catalogue } from "../language.svelte";

export const lobby = {
  "lobby.heading": "Spil med nogen",
  "lobby.lead":
    "Sig, hvad du gerne vil spille, og vent et øjeblik: den, der vil det samme, bliver fundet. Efter et halvt minut er alt godt, som I begge siger ja til.",
  "lobby.name": "Dit navn",
  "lobby.what": "Regler",
  "lobby.any": "Hvad som helst",
  "lobby.players": "Spillere",
  "lobby.clock": "Tid",
  "lobby.usual": "15 minutter til hver",
  "lobby.fast": "5 minutter, 5 sekunder pr. tur",
  "lobby.slow": "30 minutter, 10 sekunder pr. tur",
  "lobby.look": "Find et spil",
  "lobby.stop": "Hold op med at lede",
  "lobby.looking": "Leder efter nogen …",
  "lobby.waited": "{time} indtil nu",
  "lobby.meanwhile": "Ingen endnu. Spil mod en bot imens: du bliver kaldt, så snart der kommer nogen.",
  "lobby.bot": "Spil mod en bot imens",
  "lobby.back": "Forbindelsen til serveren er brudt: prøver igen …",
  "lobby.found": "Dit spil er klar.",
  "lobby.go": "Til bordet",
  "lobby.also": "Andre, der leder efter et spil",
  "lobby.nobody": "Lige nu leder ingen andre.",
  "lobby.some": "{n} {n|person leder|personer leder} efter et spil",
  "lobby.wants": "{presets} · {players}",
  "lobby.player_numbers": "{n} spillere",
  "lobby.going": "Spil i gang",
  "lobby.none_going": "Der spilles ikke noget her lige nu.",
  "lobby.guest": "Du behøver ingen konto. Det, gæster spiller, tæller ikke i en rating.",
  "lobby.as": "Du spiller som {name}. Spil med andre, der er logget ind, tæller i ratingen.",
  "lobby.rated_only": "Kun spil, der tæller i ratingen",
  "lobby.noserver": "Dette kræver en server: her spiller siden alene.",
  "lobby.name_missing": "Sig, hvad du hedder.",
} satisfies Catalogue<typeof english>;
export const words: Record<string, string> = lobby;
