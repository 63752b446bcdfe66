import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "term.dragon": "Dragon",
  "term.fairy": "Fée",
  "term.princess": "Princesse",
  "preset.dragon": "Princesse & Dragon",
  "preset.dragon.line":
    "Un dragon qui dévore qui il rencontre, une fée qui le tient à distance, des princesses et des portails magiques.",
  "table.preset.dragon": "Princesse & Dragon",
  "option.princess_dragon": "Princesse & Dragon",
  "option.dragon": "Dragon et volcans",
  "option.fairy": "Fée",
  "option.princess": "Princesses",
  "option.portals": "Portails magiques",
  "option.dragon_moves": "Le dragon se déplace",
  "option.dragon_moves.before_scoring": "avant l’évaluation",
  "option.dragon_moves.after_scoring": "après l’évaluation",
  "option.princess_action": "Une princesse",
  "option.princess_action.may": "peut renvoyer un chevalier",
  "option.princess_action.must": "doit renvoyer un chevalier",
  "option.fairy_place": "La fée se tient",
  "option.fairy_place.follower": "à côté d’un partisan",
  "option.fairy_place.tile": "sur une tuile",
  "table.doing.dragon": "dragon",
  "table.ask.dragon": "Avancez le dragon d’une tuile",
  "table.waiting_for.dragon": "{name} déplace le dragon",
  "table.dragon.step": "Le dragon va : {side}",
  "table.dragon.eats": "dévore {n} {n|figurine|figurines}",
  "table.dragon.why":
    "Il fait six pas, déplacé par chacun à son tour, jamais deux fois sur la même tuile ni chez la fée. Qui il rencontre rentre chez lui.",
  "table.fairy.to": "Fée sur la tuile {place}",
  "table.fairy.beside": "Fée à côté de : {who} {place}",
  "table.fairy.good": "1 point par tour, 3 à l’évaluation ; le dragon reste à distance",
  "table.princess.sends": "Renvoyer : {who}",
  "table.princess.good": "rentre chez son joueur, sans points",
  "table.then.dragon_eats": "Le dragon dévore {n} {n|figurine adverse|figurines adverses}.",
  "table.then.dragon_eats_yours": "Le dragon dévore {n} de vos figurines.",
  "table.event.dragon_moved": "{name} déplace le dragon",
  "table.event.fairy_moved": "{name} déplace la fée",
  "table.event.driven_by_dragon": "Le dragon dévore une figurine de {name}",
  "table.event.driven_by_princess": "La princesse renvoie un chevalier de {name}",
  "table.score.fairy": "Fée : {terms}",
  "table.term.fairy": "{points} pour la fée",
  "tile.volcano": "volcan",
  "tile.volcano.1": "volcan au bout d’une route",
  "tile.dragon": "dragon",
  "tile.portal": "portail magique",
  "tile.mark.princess": "princesse",
} satisfies Catalogue<typeof english.play>;

export const learn = {
  "learn.dragon.name": "Le dragon et la fée",
  "learn.dragon.line": "Il dévore qui il rencontre, elle le tient à l’écart, et un portail mène partout.",
  "learn.dragon.1.title": "Un voleur sur la route",
  "learn.dragon.1.why": "Le dragon dévore les partisans du paysage : il faut donc quelqu’un. Commencez comme toujours.",
  "learn.dragon.1.do": "prolongez la route et placez-y un voleur.",
  "learn.dragon.2.title": "Un volcan réveille le dragon",
  "learn.dragon.2.why":
    "Là où l’on pose une tuile avec un volcan, le dragon vient se poser, et personne ne peut y être placé. Au lieu de placer un partisan, vous pouvez mener la fée auprès d’un des vôtres : le dragon n’entre jamais sur sa tuile, et au début de vos tours elle vous rapporte 1 point.",
  "learn.dragon.2.do": "posez le volcan et menez la fée auprès de votre voleur.",
  "learn.dragon.3.title": "Le dragon s’envole",
  "learn.dragon.3.why":
    "Après une tuile avec un dragon, il fait six pas, déplacé par les joueurs à tour de rôle, vous d’abord. Il ne revient jamais sur une tuile où il est passé, ni sur celle de la fée, et dévore tous ceux qu’il rencontre. Sans issue, il s’arrête.",
  "learn.dragon.3.do":
    "posez la tuile avec le dragon, ne placez personne et envoyez le dragon vers l’ouest, sur le chevalier de Robin.",
  "learn.dragon.4.title": "Un portail magique",
  "learn.dragon.4.why":
    "Depuis un portail, votre partisan peut aller sur n’importe quelle tuile, vers tout ce qui est inachevé et libre. Dans la ville de Robin il n’y a plus personne.",
  "learn.dragon.4.do": "posez le portail et placez un chevalier dans la ville qui était à Robin.",
  "learn.dragon.5.title": "Une ville à vous",
  "learn.dragon.5.why": "Il lui manque une tuile pour être terminée.",
  "learn.dragon.5.do": "fermez la ville au sud.",
  "learn.dragon.6.title": "La fée paie",
  "learn.dragon.6.why": "Quand la route où se tient son compagnon est comptée, la fée rapporte 3 points de plus.",
  "learn.dragon.6.do": "fermez la route à son extrémité sud.",
} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.by.fairy": "Fée",
  "replay.did.dragon": "déplace le dragon",
  "replay.did.fairy": "déplace la fée",
  "replay.did.princess": "fait renvoyer un chevalier par la princesse",
  "replay.why.dragon": "fait dévorer {figures} {figures|figurine adverse|figurines adverses} par le dragon",
  "replay.why.princess": "renvoie un chevalier adverse",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.dragon.h": "Volcan et dragon",
  "rules.dragon.1":
    "Qui pose un volcan y amène le dragon, où qu’il soit ; personne ne peut être placé sur cette tuile. Jusqu’au premier volcan, les tuiles avec un dragon sont mises de côté quand on les tire, puis mélangées à nouveau.",
  "rules.dragon.2":
    "Après une tuile avec un dragon, il fait six pas : le premier par qui l’a posée, les autres par chacun à son tour. Il n’entre sur aucune tuile où il a été pendant ce déplacement, ni sur celle de la fée. Tous ceux qui sont sur une tuile où il entre rentrent sans points, paysans, bâtisseurs et cochons aussi.",
  "rules.dragon.picture":
    "Le dragon a dévoré le chevalier de bleu avant l’évaluation de la ville : bleu marque {blue} point.",
  "rules.dragon.3":
    "Aucune figurine ne peut être placée sur la tuile où il se tient. Les partisans dans les châteaux et sur les couronnes sont à l’abri.",
  "rules.dragon.before": "Il se déplace avant toute évaluation.",
  "rules.dragon.after": "Il se déplace quand tout est évalué.",
  "rules.fairy.h": "La fée",
  "rules.fairy.1":
    "Au lieu de placer une figurine, un joueur peut mettre la fée à côté d’un de ses partisans, où qu’il soit. Au début de son tour il marque 1 point, et 3 points quand ce où se tient ce partisan est évalué, quel que soit celui qui en marque les points ; à la fin aussi.",
  "rules.fairy.tile":
    "Au lieu de placer une figurine, un joueur peut mettre la fée sur une tuile avec un de ses partisans. Au début de son tour chacun marque 1 point pour chacune de ses figurines à cet endroit ; un partisan à cet endroit rapporte 3 points quand ce où il se tient est évalué.",
  "rules.fairy.picture": "La route de rouge est complète : 2 points pour la route et 3 pour la fée, {red} en tout.",
  "rules.fairy.2":
    "Le dragon n’entre pas sur sa tuile. Si son partisan s’en va, elle y reste seule et ne rapporte rien à personne.",
  "rules.princess.h": "Princesses",
  "rules.princess.may":
    "Qui pose une princesse dans une ville avec des chevaliers peut en renvoyer un, de n’importe quel joueur, au lieu de placer une figurine. Si la tuile complète la ville, ce chevalier n’en marque pas les points.",
  "rules.princess.must":
    "Qui pose une princesse dans une ville avec des chevaliers doit en renvoyer un, de n’importe quel joueur, au lieu de placer une figurine. Si la tuile complète la ville, ce chevalier n’en marque pas les points.",
  "rules.princess.picture":
    "La princesse renvoie le chevalier de bleu : la ville est complète, et bleu marque {blue} point.",
  "rules.portal.h": "Portails magiques",
  "rules.portal.1":
    "Qui pose un portail peut placer son partisan sur cette tuile ou sur n’importe quelle autre : sur une route, une ville, un monastère ou un pré où personne ne se tient et qui n’est pas complet.",
  "rules.portal.picture": "Par le portail, le paysan de rouge va sur un pré trois tuiles plus loin.",
} satisfies Catalogue<typeof english.rules>;
