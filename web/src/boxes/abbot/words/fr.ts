import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "term.abbot": "abbé",
  "term.garden": "jardin",
  "box.abbot": "L’Abbé",
  "box.abbot.line":
    "Des jardins sur les tuiles, et un abbé qui peut revenir avant que son abbaye ou son jardin soit terminé.",
  "option.abbots": "Abbés",
  "option.gardens": "Jardins",
  "table.spot.abbot.cloister": "Abbé dans l’abbaye",
  "table.spot.abbot.garden": "Abbé dans le jardin",
  "table.role.garden": "abbé dans le jardin",
  "table.figure.abbot": "Abbé en réserve : pour abbayes et jardins",
  "table.figure.abbot.away": "L’abbé est sur le plateau et peut être repris",
  "table.take_abbot": "Reprendre l’abbé",
  "table.take_abbot.points": "{n} {n|point|points} maintenant",
  "table.feature.garden": "Jardin",
  "table.score.garden": "Jardin terminé : {terms}",
  "table.score.garden.final": "Jardin inachevé : {terms}",
  "table.score.taken_back": "Abbé repris : {terms}",
  "table.term.garden_around": "{points} pour le jardin et les tuiles autour",
  "table.paid_by.garden": "un jardin",
  "table.event.abbot": "{name} a placé l’abbé",
  "table.event.abbot_back": "{name} reprend l’abbé",
  "tile.garden": "jardin",
  "place.of.garden": "du jardin",
} satisfies Catalogue<typeof english.play>;

export const learn = {
  "learn.abbot.name": "L’abbé et ses jardins",
  "learn.abbot.line": "Un partisan qui rentre quand vous voulez.",
  "learn.abbot.1.title": "Un jardin",
  "learn.abbot.1.why":
    "Un jardin rapporte comme une abbaye : 1 point pour lui-même et 1 pour chaque tuile autour. Seul l’abbé peut s’y tenir.",
  "learn.abbot.1.do": "posez la tuile avec le jardin, et placez-y votre abbé.",
  "learn.abbot.2.title": "Remplir les cases autour",
  "learn.abbot.2.why": "Chaque tuile autour du jardin est un point pour votre abbé, qui que ce soit qui la pose.",
  "learn.abbot.2.do": "prolongez la route, et placez-y un voleur.",
  "learn.abbot.3.title": "Faites-le rentrer",
  "learn.abbot.3.why":
    "Au lieu de placer une figurine, vous pouvez reprendre votre abbé et recevoir aussitôt ce que vaut son jardin : à présent 1 pour lui-même et 1 pour chaque tuile autour.",
  "learn.abbot.3.do": "posez votre tuile, puis reprenez votre abbé.",
  "learn.abbot.4.title": "Il repart",
  "learn.abbot.4.why":
    "L’abbé est rentré, libre pour la prochaine place. Il peut aussi se tenir dans une abbaye, comme un moine.",
  "learn.abbot.4.do": "posez l’abbaye, et placez-y votre abbé.",
  "learn.abbot.5.title": "La dernière tuile",
  "learn.abbot.5.why":
    "Si l’abbé reste, la fin paie son abbaye telle quelle ; repris maintenant, elle rapporte autant. Ce qui se tient dans le paysage compte une fois, jamais deux.",
  "learn.abbot.5.do": "posez votre dernière tuile où vous voulez.",
} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.by.garden": "Jardins",
  "replay.did.take_abbot": "reprend l’abbé",
  "replay.the.garden": "le jardin",
  "replay.own.garden": "son jardin",
  "replay.why.abbot": "l’abbé : {the}, {points} {points|point|points} pour l’instant ; il peut revenir",
  "replay.why.take_abbot": "reprend l’abbé pour {points} {points|point|points}",
  "replay.why.leave_abbot": "laisse l’abbé, qui peut obtenir plus de {points}",
  "replay.why.keep_abbot": "garde l’abbé",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.abbot.h": "L’abbé et ses jardins",
  "rules.abbot.1":
    "Chacun a un abbé. Il peut être placé dans une abbaye, comme tout partisan, ou dans un jardin, où personne d’autre ne peut être. Un jardin rapporte comme une abbaye : 9 points quand les huit cases autour sont remplies, et à la fin 1 pour lui-même et pour chaque tuile autour.",
  "rules.abbot.picture":
    "Une tuile avec un jardin : le jardin est réservé à l’abbé, la ville et le pré à tout partisan.",
  "rules.abbot.2":
    "À votre tour, au lieu de placer une figurine, vous pouvez reprendre votre abbé d’une abbaye ou d’un jardin inachevé. Vous recevez aussitôt ce qu’il vaut tel quel, la nouvelle tuile comprise.",
  "rules.abbot.back_picture":
    "Rouge reprend l’abbé du jardin : 1 pour lui et 1 pour chaque tuile autour, {red} points aussitôt.",
  "rules.abbot.3":
    "Il peut être replacé dès la partie de tour suivante. Si la nouvelle tuile termine l’abbaye ou le jardin, on compte comme d’habitude.",
} satisfies Catalogue<typeof english.rules>;
