import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "term.abbey": "Abdij",
  "term.mayor": "Burgemeester",
  "term.wagon": "Wagen",
  "term.barn": "Schuur",
  "preset.abbey-mayor": "Burgemeesters en Abdijen",
  "preset.abbey-mayor.line":
    "Abdijen die elk gat vullen, burgemeesters die wapenschilden tellen, wagens die verder rijden, en schuren in de weiden.",
  "table.preset.abbey-mayor": "Burgemeesters en Abdijen",
  "option.abbey_mayor": "Burgemeesters en Abdijen",
  "option.abbeys": "Abdijen",
  "option.mayors": "Burgemeesters",
  "option.wagons": "Wagens",
  "option.barns": "Schuren",
  "option.wagon_moves": "Een wagen rijdt verder",
  "option.wagon_moves.nearby": "naar een van de negen vakken eromheen",
  "option.wagon_moves.connected": "langs wat elkaar raakt",
  "option.barn_on_barn": "Meer schuren in één weide",
  "option.abbeys_at_end": "Abdijen na de laatste tegel",
  "option.abbey_gives_second_part": "Een abdij kan de tweede tegel van de bouwmeester geven",
  "table.doing.tile": "abdij of tegel",
  "table.ask.tile": "Leg je abdij, of trek een tegel",
  "table.waiting_for.tile": "{name} kiest abdij of tegel",
  "table.doing.wagon": "wagen",
  "table.ask.wagon": "Waar rijdt je wagen heen?",
  "table.waiting_for.wagon": "{name} beslist waar de wagen heen rijdt",
  "table.abbey.why":
    "Een abdij vult een gat met tegels aan alle vier de zijden. Elke weg en stad die eraan grenst, eindigt daar.",
  "table.abbey.none": "Geen abdij leggen",
  "table.abbey.lay": "Abdij {place}",
  "table.abbey.closes": "sluit alles af wat hier eindigt",
  "table.abbey.draw": "Een tegel trekken",
  "table.wagon.why": "Hij is geteld en mag verder naar iets wat niet af is en waar niemand staat.",
  "table.wagon.home": "De wagen blijft thuis",
  "table.spot.mayor": "Burgemeester in de stad",
  "table.spot.mayor.why": "telt voor zoveel als de stad wapenschilden heeft",
  "table.spot.wagon.road": "Wagen op de weg",
  "table.spot.wagon.city": "Wagen in de stad",
  "table.spot.wagon.cloister": "Wagen bij het klooster",
  "table.spot.wagon.bridge": "Wagen op de brug",
  "table.spot.wagon.shrine": "Wagen bij het heiligdom",
  "table.spot.barn": "Schuur op de hoek",
  "table.spot.barn.why": "4 voor elke voltooide stad aan het einde; boeren worden betaald en gaan naar huis",
  "table.at.NW": "noordwest",
  "table.at.NE": "noordoost",
  "table.at.SE": "zuidoost",
  "table.at.SW": "zuidwest",
  "table.figure.abbey": "Abdij in de hand: ze vult elk gat",
  "table.figure.abbey.away": "De abdij is gelegd",
  "table.figure.mayor": "Burgemeester thuis: hij telt de wapenschilden van zijn stad",
  "table.figure.mayor.away": "De burgemeester is in zijn stad",
  "table.figure.wagon": "Wagen thuis: hij mag verder rijden als hij geteld wordt",
  "table.figure.wagon.away": "De wagen is onderweg",
  "table.figure.barn": "Schuur thuis: 4 voor elke voltooide stad aan zijn weide",
  "table.figure.barn.away": "De schuur staat in haar weide",
  "table.then.barn": "De schuur stuurt {n} {n|boer|boeren} van anderen naar huis.",
  "table.event.abbey": "{name} legt de abdij",
  "table.event.mayor": "{name} plaatste de burgemeester",
  "table.event.wagon": "{name} plaatste de wagen: {role}",
  "table.event.barn": "{name} plaatste de schuur",
  "table.event.wagon_moved": "De wagen van {name} rijdt verder",
  "table.event.driven_by_barn": "De schuur stuurt een boer van {name} naar huis",
  "table.score.barn": "Schuur: {terms}",
  "table.score.by_barn": "Weide met een schuur: {terms}",
  "table.term.barn": "{points} voor de schuur",
  "tile.abbey": "abdij",
  "tile.open.1": "{$road} die in de weide ophoudt",
  "tile.cloister.4": "{$cloister} waar vier wegen eindigen",
  "tile.road.three": "{$road} met drie armen",
} satisfies Catalogue<typeof english.play>;

export const learn = {} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.by.barn": "Schuur",
  "replay.did.abbey": "legt de abdij",
  "replay.did.draw": "trekt een tegel",
  "replay.did.wagon": "rijdt de wagen verder",
  "replay.why.barn_drives_home": "stuurt {followers} {followers|boer|boeren} van anderen naar huis",
  "replay.why.wagon_goes_on": "laat de wagen verder rijden",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.abbey.h": "Abdijen",
  "rules.abbey.1":
    "In plaats van een tegel te trekken mag een speler zijn abdij leggen in een leeg vak met tegels aan alle vier de zijden, wat die ook tonen. Wegen en steden die eraan grenzen, eindigen daar en worden geteld; de abdij hoort bij geen ervan.",
  "rules.abbey.picture":
    "De abdij sluit de stad van rood en de weg van blauw af: {red} punten voor rood, {blue} voor blauw.",
  "rules.abbey.2": "Het is een klooster: er mag een horige op geplaatst worden. Het heeft geen weide.",
  "rules.abbey.end": "Na de laatste tegel mag ieder die nog een abdij heeft, die om de beurt leggen.",
  "rules.abbey.second": "Een abdij die voltooit waar de bouwmeester van een speler staat, geeft hem een tweede tegel.",
  "rules.mayor.h": "Burgemeesters",
  "rules.mayor.1":
    "Een burgemeester wordt geplaatst als een horige, alleen in steden. In de meerderheid telt hij voor zoveel als de stad wapenschilden heeft; zonder telt hij niets en levert hij ook alleen geen punten op.",
  "rules.mayor.picture":
    "Met twee wapenschilden verslaat de burgemeester de ridder van blauw: rood krijgt {red} punten, blauw {blue}.",
  "rules.wagon.h": "Wagens",
  "rules.wagon.1":
    "Een wagen wordt geplaatst als een horige op een weg, in een stad of op een klooster, nooit in een weide. Is dat geteld, dan mag hij meteen verder naar een onvoltooide weg, stad of klooster waar niemand staat.",
  "rules.wagon.nearby": "Hij rijdt naar zijn eigen tegel of een van de acht vakken eromheen, wat er ook tussen ligt.",
  "rules.wagon.connected":
    "Hij rijdt naar wat raakt aan wat hij verlaat: de stad of het klooster waar zijn weg eindigt, wegen van dezelfde kruising, een abdij ernaast.",
  "rules.wagon.picture":
    "De weg levert rood {red} punten op, en de wagen is verder gereden naar een klooster aan de overkant van de weide.",
  "rules.wagon.2":
    "Dat is niet de figuur van de beurt en levert niets op. Bij meer wagens beslissen de eigenaars om de beurt.",
  "rules.barn.h": "Schuren",
  "rules.barn.1":
    "Een schuur wordt geplaatst op een hoek van de net gelegde tegel waar vier tegels elkaar raken en tot in de hoek weide zijn. Boeren in de weide krijgen meteen 3 punten voor elke voltooide stad en gaan met hun varkens naar huis. Komen er later boeren bij, dan krijgen die 1 punt per stad en gaan ze ook naar huis.",
  "rules.barn.picture": "De schuur levert de boer van blauw {blue} punten op, en hij gaat naar huis.",
  "rules.barn.2":
    "De schuur blijft staan, en in haar weide wordt geen boer meer geplaatst. Aan het einde krijgt de speler 4 punten voor elke voltooide stad aan de weide.",
  "rules.barn.several": "Een weide mag meer schuren hebben; elk wordt betaald.",
} satisfies Catalogue<typeof english.rules>;
