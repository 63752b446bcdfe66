import type { Catalogue } from "../../../../words/language.svelte";
import type { learn as english } from "../en/learn";

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
} satisfies Catalogue<typeof english>;
