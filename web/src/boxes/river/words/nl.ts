import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

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
} satisfies Catalogue<typeof english.play>;

export const learn = {} satisfies Catalogue<typeof english.learn>;
export const replay = {} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.river.h": "De rivier",
  "rules.river.1":
    "In plaats van de starttegel ligt de bron in het midden. Eerst worden de riviertegels getrokken, als laatste het meer, en pas daarna de gewone landtegels.",
  "rules.river.2":
    "De rivier stroomt altijd verder: je tegel komt waar het open einde heen wijst. Twee bochten na elkaar mogen niet dezelfde kant op gaan, anders zou de rivier terugkeren. Met een rechte tegel ertussen, of één naar links en één naar rechts, mag het wel.",
  "rules.river.picture":
    "De rivier is net naar het zuiden gedraaid. De bocht past maar op één plek, en mag daar naar het oosten gaan, maar niet terug naar het westen.",
  "rules.river.3":
    "Horigen staan op riviertegels zoals op alle andere, alleen niet op de rivier zelf. Net als een weg scheidt de rivier weiden, maar rond de bron en rond het meer loopt de weide door. Een weg over de rivier gaat over zijn brug verder. Een riviertegel die nergens past, gaat uit het spel.",
  "rules.river.fields_picture":
    "De weide loopt om de bron heen, dus één boer heeft beide oevers en beide steden: rood krijgt {red} punten.",
} satisfies Catalogue<typeof english.rules>;
