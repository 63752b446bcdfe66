import type { Catalogue } from "../../../words/language.svelte";
import type { play as english } from "./en";

export const play = {
  "box.river": "De Rivier",
  "box.river.line": "Eerst komt een rivier, van de bron tot het meer; langs de oevers groeit het landschap.",
  "option.river": "Rivier",
  "option.river_turns": "De rivier mag buigen",
  "option.river_turns.no_immediate_u_turn": "maar niet twee keer na elkaar dezelfde kant op",
  "option.river_turns.safe": "alleen waar ruimte is, zodat hij nooit vastloopt",
  "table.river.why": "De rivier stroomt verder aan haar open einde.",
  "table.river.bend": "Na een bocht mag ze niet meteen weer dezelfde kant op buigen.",
  "table.river.safe": "Ze mag niet twee keer na elkaar dezelfde kant op buigen, en niet naar andere {$tiles} toe.",
  "table.river.lake": "Het meer sluit de rivier af. Daarna komen de gewone {$tiles}.",
  "tile.river.straight": "rechte rivier",
  "tile.river.curve": "gebogen rivier",
  "tile.river.spring": "bron van de rivier",
  "tile.river.lake": "meer waar de rivier eindigt",
  "term.river": "rivier",
  "place.of.lake": "van het meer",
} satisfies Catalogue<typeof english>;
