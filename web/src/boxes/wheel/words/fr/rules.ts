import type { Catalogue } from "../../../../words/language.svelte";
import type { rules as english } from "../en/rules";

export const rules = {
  "rules.wheel.h": "La roue de la fortune",
  "rules.wheel.1":
    "Au milieu se trouve un plateau avec la roue. On pose des tuiles contre lui, et les villes, routes et prés qui y sont imprimés comptent comme les autres ; chacune de ses seize cases est une tuile.",
  "rules.wheel.2":
    "Certaines tuiles montrent une roue colorée avec un nombre. Piochez-en une, et avant la pose le cochon avance d’autant de secteurs dans le sens des aiguilles. Le secteur où il s’arrête agit ; puis les partisans sur ses cases couronne sont payés. Il en va ainsi même si la tuile ne va ensuite nulle part.",
  "rules.wheel.fortune": "Fortune : le joueur dont c’est le tour reçoit 3 points.",
  "rules.wheel.tax":
    "Impôts : pour chacun de vos chevaliers, vous recevez 1 point par chevalier à vous et par blason dans sa ville.",
  "rules.wheel.famine":
    "Famine : pour chacun de vos paysans, vous recevez 1 point par ville terminée au bord de son pré, majorité ou non.",
  "rules.wheel.storm": "Tempête : vous recevez 1 point par partisan dans votre réserve.",
  "rules.wheel.inquisition": "Inquisition : vous recevez 2 points par moine à vous.",
  "rules.wheel.plague":
    "Peste : en commençant par le joueur dont c’est le tour, chacun reprend du paysage un partisan de son choix.",
  "rules.wheel.3":
    "Au lieu de la tuile, vous pouvez placer votre partisan sur une case couronne libre. Si le cochon s’arrête sur ce secteur, il rapporte 3 points, ou 6 s’il est seul là où il y a deux places, et il revient. À la fin de la partie, les cases couronne ne rapportent rien.",
  "rules.wheel.picture": "Le plateau au début : le cochon attend sur Fortune, et les cases couronne sont libres.",
  "rules.wheel.tax_picture":
    "Le cochon va sur Impôts : rouge a deux chevaliers près d’un blason et reçoit {red} points, bleu un et en reçoit {blue}.",
  "rules.wheel.crown_picture":
    "Le cochon s’arrête sur Famine : le partisan rouge sur sa case couronne rapporte {red} points. Celui de bleu sur Tempête doit attendre.",
} satisfies Catalogue<typeof english>;
