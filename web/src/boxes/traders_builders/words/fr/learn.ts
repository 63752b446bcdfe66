import type { Catalogue } from "../../../../words/language.svelte";
import type { learn as english } from "../en/learn";

export const learn = {
  "learn.builders.name": "Bâtisseurs et marchandises",
  "learn.builders.line": "Une seconde tuile dans le même tour, et du vin d’une ville qui n’est pas à vous.",
  "learn.builders.1.title": "Une route à bâtir",
  "learn.builders.1.why": "Le bâtisseur ne travaille que là où vous avez déjà un partisan : commencez par un voleur.",
  "learn.builders.1.do": "prolongez la route, et placez-y un voleur.",
  "learn.builders.2.title": "Le bâtisseur",
  "learn.builders.2.why":
    "Le bâtisseur n’est pas un partisan : il ne rapporte pas de points et ne compte pour aucune majorité. Il se tient sur une de vos routes ou dans une de vos villes inachevées.",
  "learn.builders.2.do": "prolongez votre route, et placez-y votre bâtisseur.",
  "learn.builders.3.title": "Deux tuiles dans un tour",
  "learn.builders.3.why":
    "Chaque fois que votre tuile prolonge la route du bâtisseur, vous en piochez et en posez aussitôt une autre.",
  "learn.builders.3.do": "prolongez encore la route. Posez ensuite le carrefour à son extrémité.",
  "learn.builders.4.title": "Le vin de Robin",
  "learn.builders.4.why":
    "La ville de Robin montre un tonneau de vin. Qui termine une ville prend ses marchandises, quel que soit celui qui reçoit les points. Il reste deux brèches.",
  "learn.builders.4.do": "fermez la brèche à l’est.",
  "learn.builders.5.title": "Les marchandises valent 10",
  "learn.builders.5.why":
    "À la fin, qui a le plus d’une sorte de marchandise reçoit 10 points. Robin reçoit 6 points pour la ville ; vous recevez le vin.",
  "learn.builders.5.do": "terminez la ville de Robin.",
} satisfies Catalogue<typeof english>;
