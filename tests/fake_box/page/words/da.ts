import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

// The Fair at the table and on the pages around it.
export const play = {
  "term.bear": "bjørn",
  "term.die": "terning",
  "term.juggler": "jonglør",
  "term.tickets": "Billetter",
  "box.fair": "Markedet",
  "box.fair.line": "Boder, der giver billetter, en bjørn, der danser, hvor terningen vil, og en jonglør.",
  "preset.fair-day": "Markedsdag",
  "preset.fair-day.line": "Carcassonne på en markedsdag: boder, telte, en terning og en bjørn.",
  "table.preset.fair-day": "Markedsdag",
  "option.fair": "Markedet",
  "option.jugglers": "Jonglører",
  "option.ticket_price": "Point for tre billetter",
  "table.doing.die": "terningen",
  "table.doing.last_die": "terningen",
  "table.doing.bear": "bjørnen",
  "table.doing.trade": "billetter",
  "table.ask.bear": "Før bjørnen til en brik",
  "table.ask.trade": "Tre billetter for point?",
  "table.waiting_for.die": "Terningen ruller",
  "table.waiting_for.last_die": "Terningen ruller",
  "table.waiting_for.bear": "{name} fører bjørnen",
  "table.waiting_for.trade": "{name} tæller billetterne",
  "table.bear.to": "Bjørnen danser {place}",
  "table.bear.why": "Hver figur på brikken, hvor han danser, giver et point.",
  "table.trade": "Giv tre billetter væk",
  "table.trade.keep": "Behold dem",
  "table.trade.why": "Til sidst er hver billet et point værd.",
  "table.buy_ticket": "Tag en billet i stedet",
  "table.die": "Terningen viser {n}",
  "table.spot.juggler": "Jonglør",
  "table.spot.juggler.why": "1 point ved begyndelsen af hver af dine ture",
  "table.figure.juggler": "Jongløren hjemme: til veje",
  "table.figure.juggler.away": "Jongløren er på brættet",
  "table.role.bear": "bjørn",
  "table.score.bear": "Bjørnen: {terms}",
  "table.score.juggler": "Jongløren: {terms}",
  "table.score.tickets": "Billetter: {terms}",
  "table.term.bear": "{points} for figurer på hans brik",
  "table.term.pennies": "{points} i skillinger",
  "table.term.tickets": "{points} for billetter",
  "table.term.die": "{points} ved terningen",
  "table.term.booths": "{points} for boder",
  "table.event.juggler": "{name} satte jongløren",
  "table.event.rolled": "Terningen viser {n} for {name}",
  "table.event.tickets": "{name} får {n} {n|billet|billetter}",
  "table.event.bear": "{name} fører bjørnen",
  "table.event.bear_left": "Bjørnen går hjem til skoven",
  "tile.tent": "telt",
  "tile.gate": "port",
  "tile.booth": "bod",
} satisfies Catalogue<typeof english.play>;

// It has no lesson.
export const learn = {};

// The Fair after the game.
export const replay = {
  "replay.by.bear": "Bjørnen",
  "replay.by.juggler": "Jongløren",
  "replay.by.tickets": "Billetter",
  "replay.did.bear": "fører bjørnen",
  "replay.did.trade": "giver tre billetter væk",
  "replay.did.buy_ticket": "tager en billet",
} satisfies Catalogue<typeof english.replay>;

// The rules of the Fair.
export const rules = {
  "rules.fair.h": "Markedet",
  "rules.fair.1":
    "Den, der fuldfører en vej eller by, tager en billet for hver af dens boder, og hver bod er et point mere værd. Et telt kalder på terningen: før bjørnen så mange brikker langt, og hver figur på hans brik giver sin spiller et point.",
  "rules.fair.2":
    "Tre billetter må gives væk for point efter pointgivningen; til sidst er hver et point værd. En port lukker en følgesvend ind på en tidligere brik.",
} satisfies Catalogue<typeof english.rules>;
