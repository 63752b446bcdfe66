import type { Catalogue } from "../../../../words/language.svelte";
import type { rules as english } from "../en/rules";

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
} satisfies Catalogue<typeof english>;
