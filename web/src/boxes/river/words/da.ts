import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "box.river": "Floden",
  "box.river.line": "Først kommer en flod fra kilden til søen; langs dens bredder vokser landskabet.",
  "option.river": "Flod",
  "option.river_turns": "Floden må svinge",
  "option.river_turns.no_immediate_u_turn": "men ikke to gange i træk til samme side",
  "option.river_turns.safe": "kun hvor der er plads, så den aldrig kører fast",
  "table.river.why": "Floden løber videre ved sin åbne ende.",
  "table.river.bend": "Efter et sving må den ikke straks svinge til samme side igen.",
  "table.river.safe": "Den må ikke svinge to gange i træk til samme side og ikke hen imod andre brikker.",
  "table.river.lake": "Søen afslutter floden. Derefter kommer de almindelige brikker.",
  "tile.river.straight": "lige flod",
  "tile.river.curve": "flodsving",
  "tile.river.spring": "flodens kilde",
  "tile.river.lake": "sø, hvor floden ender",
  "term.river": "flod",
  "place.of.lake": "for søen",
} satisfies Catalogue<typeof english.play>;

export const learn = {} satisfies Catalogue<typeof english.learn>;
export const replay = {} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.river.h": "Floden",
  "rules.river.1":
    "Kilden ligger i midten i stedet for startbrikken. Først trækkes flodbrikkerne, til sidst søen, og først derefter de almindelige landebrikker.",
  "rules.river.2":
    "Floden løber altid videre: din brik lægges, hvor dens åbne ende peger hen. To sving i træk må ikke gå til samme side, for så ville floden løbe tilbage i sig selv. Med en lige brik imellem, eller ét til venstre og ét til højre, er det i orden.",
  "rules.river.picture":
    "Floden er lige drejet mod syd. Svinget på hånden passer kun på ét felt, og der må det gå mod øst, men ikke tilbage mod vest.",
  "rules.river.3":
    "Følgesvende står på flodbrikker som på alle andre, blot ikke på selve floden. Som en vej deler floden markerne, men marken går rundt om kilden og rundt om søen. En vej over floden fortsætter på sin bro. En flodbrik, der ikke passer nogen steder, går ud af spillet.",
  "rules.river.fields_picture":
    "Marken går rundt om kilden, så én landmand har begge bredder og begge byer: rød får {red} point.",
} satisfies Catalogue<typeof english.rules>;
