import type { Catalogue } from "../../../../words/language.svelte";
import type { learn as english } from "../en/learn";

export const learn = {
  "learn.wheel.name": "La roue de la fortune",
  "learn.wheel.line": "Un cochon fait le tour de la roue et apporte impôts, peste et fortune.",
  "learn.wheel.1.title": "Un moine près de la roue",
  "learn.wheel.1.why":
    "Au milieu se trouve le plateau de la roue ; on y pose des tuiles comme contre n’importe quelle autre. L’inquisition donne 2 points par moine : préparez-en un.",
  "learn.wheel.1.do": "posez l’abbaye sur la case éclairée et placez un moine.",
  "learn.wheel.2.title": "Une case couronne",
  "learn.wheel.2.why":
    "Au lieu de votre tuile, un partisan peut se tenir sur une case couronne. Quand le cochon s’y arrête, il rapporte 3 points, ou 6 s’il est seul là où il y a deux cases.",
  "learn.wheel.2.do": "posez votre tuile et placez votre partisan sur la case couronne des Impôts.",
  "learn.wheel.3.title": "Le cochon avance",
  "learn.wheel.3.why":
    "Robin a pioché une tuile avec une roue et un 1 : le cochon a avancé d’un secteur, aux Impôts, et votre case couronne a payé 6. Puis vous avez pioché un 3 : il est allé à l’Inquisition, 2 points pour votre moine.",
  "learn.wheel.3.do": "posez votre route sur la case éclairée et placez un voleur.",
  "learn.wheel.4.title": "Peste",
  "learn.wheel.4.why":
    "Vous avez pioché un 1, et le cochon s’est arrêté à la Peste : chacun reprend un de ses partisans du paysage. Renoncez à celui qui promet le moins.",
  "learn.wheel.4.do": "choisissez le partisan à reprendre. Posez ensuite votre tuile où vous voulez.",
  "learn.wheel.5.title": "Fortune",
  "learn.wheel.5.why": "Le cochon s’est arrêté à Fortune : 3 points pour vous, car c’est votre tour.",
  "learn.wheel.5.do": "posez votre dernière tuile où vous voulez.",
} satisfies Catalogue<typeof english>;
