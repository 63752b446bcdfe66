import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "box.crop_circles": "Crop Circles",
  "box.crop_circles.line":
    "Un cercle dans les blés : chacun ajoute un partisan à côté d’un des siens, ou chacun en reprend un.",
  "option.crop_circles": "Crop Circles (Big Box)",
  "option.crop_circles_1": "Crop Circles (premier set)",
  "option.crop_circle_add": "Qui peut ajouter un partisan",
  "option.crop_circle_add.may": "peut le faire",
  "option.crop_circle_add.must": "doit le faire",
  "table.doing.circle": "cercle dans les blés",
  "table.doing.circle_move": "cercle dans les blés",
  "table.doing.circle_move_add": "ajoute un partisan",
  "table.doing.circle_move_remove": "reprend un partisan",
  "table.ask.circle": "Que donne le cercle, pour tout le monde ?",
  "table.ask.circle_move": "Le cercle : choisissez un partisan",
  "table.ask.circle_move_add": "Ajoutez un partisan à côté d’un des vôtres, si vous voulez",
  "table.ask.circle_move_remove": "Reprenez un de vos partisans",
  "table.waiting_for.circle": "{name} choisit ce que donne le cercle",
  "table.waiting_for.circle_move": "{name} répond au cercle",
  "table.waiting_for.circle_move_add": "{name} peut ajouter un partisan",
  "table.waiting_for.circle_move_remove": "{name} reprend un partisan",
  "table.circle.add.rake": "Chacun peut ajouter un paysan",
  "table.circle.add.club": "Chacun peut ajouter un voleur",
  "table.circle.add.shield": "Chacun peut ajouter un chevalier",
  "table.circle.remove.rake": "Chacun reprend un paysan",
  "table.circle.remove.club": "Chacun reprend un voleur",
  "table.circle.remove.shield": "Chacun reprend un chevalier",
  "table.circle.why": "Votre voisin de gauche commence, vous êtes le dernier. Qui n’a personne là ne fait rien.",
  "table.circle.nobody": "N’ajouter personne",
  "table.event.circle_add": "{name} choisit : chacun peut ajouter un partisan",
  "table.event.circle_remove": "{name} choisit : chacun reprend un partisan",
  "table.event.driven_by_circle": "{name} reprend un partisan",
  "tile.circle": "cercle dans les blés",
  "tile.circle.1": "cercle au bout d’une route",
  "tile.circle.1.right": "cercle au bout d’une route à droite de la ville",
  "tile.circle.2": "cercle au bout de deux routes",
  "tile.circle.3": "cercle au bout de trois routes",
  "tile.rake": "râteau (paysans)",
  "tile.club": "massue (voleurs)",
  "tile.shield": "bouclier (chevaliers)",
} satisfies Catalogue<typeof english.play>;

export const learn = {} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.did.circle_add": "laisse chacun ajouter un partisan",
  "replay.did.circle_remove": "laisse chacun reprendre un partisan",
  "replay.did.circle_take": "reprend un partisan",
  "replay.why.circle": "le cercle renvoie {figures} {figures|figurine adverse|figurines adverses}",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.circle.h": "Les cercles dans les blés",
  "rules.circle.1":
    "Certaines tuiles portent un cercle dans les blés, avec un râteau pour les paysans, une massue pour les voleurs ou un bouclier pour les chevaliers. Personne ne s’y tient ; les routes s’y arrêtent. Quand la tuile est posée, une figurine placée et tout compté, le joueur dont c’est le tour choisit une de deux choses, pour tout le monde.",
  "rules.circle.2":
    "Ou bien chacun peut ajouter un partisan de sa réserve, ordinaire ou grand, à côté d’un des siens de cette sorte, quels que soient ceux qui s’y tiennent.",
  "rules.circle.add_picture":
    "Rouge a choisi d’ajouter. Bleu a posé un second voleur à côté du sien et tient la route à deux contre un.",
  "rules.circle.3":
    "Ou bien chacun doit reprendre un de ses partisans de cette sorte, sans points. Un bâtisseur ou un cochon laissé seul rentre aussi.",
  "rules.circle.remove_picture": "Si rouge choisit de reprendre, bleu reprend d’abord son voleur, puis rouge le sien.",
  "rules.circle.4":
    "Le voisin de gauche commence et le joueur dont c’est le tour est le dernier. Qui n’a personne de cette sorte sur le plateau, ou personne à ajouter, ne fait rien. Rien n’est compté. Les partisans dans les châteaux et sur les tours ne sont pas concernés, et personne n’est ajouté sur la tuile du dragon.",
} satisfies Catalogue<typeof english.rules>;
