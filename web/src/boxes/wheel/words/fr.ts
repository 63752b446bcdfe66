import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "term.wheel": "roue de la fortune",
  "term.crown": "case couronne",
  "term.fortune": "Fortune",
  "term.tax": "Impôts",
  "term.famine": "Famine",
  "term.storm": "Tempête",
  "term.inquisition": "Inquisition",
  "term.plague": "Peste",
  "preset.wheel-of-fortune": "La roue de la fortune",
  "preset.wheel-of-fortune.line": "Un cochon fait le tour de la roue et apporte fortune, famine et peste.",
  "option.wheel": "Roue de la fortune",
  "table.preset.wheel-of-fortune": "La roue de la fortune",
  "table.doing.plague": "peste",
  "table.ask.plague": "La peste : reprenez un partisan",
  "table.waiting_for.plague": "{name} reprend un partisan",
  "table.spot.crown": "Case couronne : {segment}",
  "table.victim": "Reprendre le {role} {place}",
  "table.victim.why": "Le cochon s’est arrêté sur la peste : chacun reprend un de ses partisans du paysage.",
  "table.role.crown": "partisan sur la case couronne",
  "table.segment.fortune": "Fortune",
  "table.segment.tax": "Impôts",
  "table.segment.famine": "Famine",
  "table.segment.storm": "Tempête",
  "table.segment.inquisition": "Inquisition",
  "table.segment.plague": "Peste",
  "table.segment.why.fortune": "3 points pour qui joue",
  "table.segment.why.tax": "les chevaliers rapportent les blasons de leur ville et leurs propres chevaliers",
  "table.segment.why.famine": "les paysans rapportent 1 point par ville terminée au bord de leur pré",
  "table.segment.why.storm": "1 point par partisan en réserve",
  "table.segment.why.inquisition": "2 points par moine",
  "table.segment.why.plague": "chacun reprend un partisan",
  "table.score.crown": "Case couronne : {terms}",
  "table.score.wheel": "Roue de la fortune, {terms}",
  "table.event.crown": "{name} a mis un partisan sur la roue : {segment}",
  "table.event.pig": "Le cochon va à {segment} : {why}",
  "tile.number": "roue {n}",
  "place.on.wheel": "sur le plateau de la roue",
  "place.of.wheel": "de l’angle nord-ouest de la roue",
  "table.crown.pays": "3 quand le cochon s’arrête ici, 6 si seul sur deux cases",
  "table.tip.crown":
    "Case couronne : quand le cochon s’arrête sur {segment}, le partisan placé ici gagne 3 points, ou 6 s’il est seul là où il y a deux cases, et rentre.",
  "table.tip.seal": "Quand cette tuile est piochée, le cochon avance d’abord de {n} {n|secteur|secteurs}.",
} satisfies Catalogue<typeof english.play>;

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
} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.by.crown": "Cases couronne",
  "replay.by.wheel": "Roue",
  "replay.did.crown": "prend une case couronne",
  "replay.did.plague": "reprend un partisan",
  "replay.the.wheel": "la roue de la fortune",
  "replay.the.crown": "la case couronne",
  "replay.why.crown": "prend une case couronne : {segment}",
  "replay.why.plague": "abandonne {the} ({worth}), pas {other_the} ({other_worth})",
} satisfies Catalogue<typeof english.replay>;

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
} satisfies Catalogue<typeof english.rules>;
