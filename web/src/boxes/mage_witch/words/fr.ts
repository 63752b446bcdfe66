import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "term.mage": "Mage",
  "term.witch": "Sorcière",
  "box.mage_witch": "Mage & Sorcière",
  "box.mage_witch.line":
    "Le mage donne plus de valeur à une route ou à une ville, la sorcière la réduit de moitié ; qui pose leur signe envoie l’un d’eux où il veut.",
  "option.mage_witch": "Mage & Sorcière",
  "table.doing.magic": "mage ou sorcière",
  "table.ask.magic": "Envoyez le mage ou la sorcière sur une route ou dans une ville",
  "table.waiting_for.magic": "{name} envoie le mage ou la sorcière quelque part",
  "table.magic.to": "{feature} {place}",
  "table.magic.off": "hors du plateau",
  "table.magic.why":
    "Le mage donne 1 point de plus par tuile d’une route ou d’une ville ; la sorcière en laisse la moitié, arrondie au supérieur.",
  "table.event.moved_mage": "{name} envoie le mage sur une route ou dans une ville",
  "table.event.moved_witch": "{name} envoie la sorcière sur une route ou dans une ville",
  "table.event.off_mage": "Le mage quitte le plateau",
  "table.event.off_witch": "La sorcière quitte le plateau",
  "table.term.mage": "{points} pour le mage",
  "table.term.witch": "{points} à cause de la sorcière",
  "tile.magic": "signe magique",
} satisfies Catalogue<typeof english.play>;

export const learn = {} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.did.mage": "envoie le mage ailleurs",
  "replay.did.witch": "envoie la sorcière ailleurs",
  "replay.why.mage": "amène le mage : {held}",
  "replay.why.witch": "envoie la sorcière : {held}",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.magic.h": "Le mage et la sorcière",
  "rules.magic.1":
    "Qui pose une tuile portant le signe magique envoie, avant de placer une figurine, le mage ou la sorcière sur une route ou dans une ville non complétée. Celui qui est choisi doit bouger, et les deux ne sont jamais sur la même route ni dans la même ville. S’il n’y a nulle part où aller, l’un d’eux quitte le plateau.",
  "rules.magic.2":
    "Avec le mage, une route ou une ville rapporte à l’évaluation 1 point de plus par tuile ; les blasons n’ajoutent rien.",
  "rules.magic.mage_picture":
    "Rouge complète la ville de bleu : trois tuiles et un blason, et trois points pour le mage. Bleu marque {blue} points.",
  "rules.magic.3":
    "Avec la sorcière, elle rapporte la moitié de ses points, arrondie au supérieur. Il en va de même à la fin de la partie.",
  "rules.magic.witch_picture": "La route de rouge a trois tuiles ; la sorcière laisse {red} points.",
  "rules.magic.4":
    "Si une tuile relie la route ou la ville du mage à celle de la sorcière, qui l’a posée doit aussitôt envoyer l’un d’eux ailleurs. Une fois la leur complétée et évaluée, ils quittent le plateau et attendent.",
} satisfies Catalogue<typeof english.rules>;
