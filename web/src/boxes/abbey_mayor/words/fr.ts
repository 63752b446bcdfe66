import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "term.abbey": "Monastère",
  "term.mayor": "Maire",
  "term.wagon": "Roulotte",
  "term.barn": "Grange",
  "preset.abbey-mayor": "Maires et Monastères",
  "preset.abbey-mayor.line":
    "Des monastères qui comblent tout trou, des maires qui comptent les blasons, des roulottes qui repartent et des granges dans les prés.",
  "table.preset.abbey-mayor": "Maires et Monastères",
  "option.abbey_mayor": "Maires et Monastères",
  "option.abbeys": "Monastères",
  "option.mayors": "Maires",
  "option.wagons": "Roulottes",
  "option.barns": "Granges",
  "option.wagon_moves": "Une roulotte repart",
  "option.wagon_moves.nearby": "vers une des neuf cases autour",
  "option.wagon_moves.connected": "le long de ce qui se touche",
  "option.barn_on_barn": "Plusieurs granges dans un pré",
  "option.abbeys_at_end": "Monastères après la dernière tuile",
  "option.abbey_gives_second_part": "Un monastère peut donner la seconde tuile du bâtisseur",
  "table.doing.tile": "monastère ou tuile",
  "table.ask.tile": "Posez votre monastère, ou piochez une tuile",
  "table.waiting_for.tile": "{name} choisit monastère ou tuile",
  "table.doing.wagon": "roulotte",
  "table.ask.wagon": "Où repart votre roulotte ?",
  "table.waiting_for.wagon": "{name} décide où va la roulotte",
  "table.abbey.why":
    "Un monastère comble un trou bordé de tuiles sur ses quatre côtés. Chaque route et chaque ville qui l’atteint s’y termine.",
  "table.abbey.none": "Ne pas poser de monastère",
  "table.abbey.lay": "Monastère {place}",
  "table.abbey.closes": "ferme tout ce qui finit ici",
  "table.abbey.draw": "Piocher une tuile",
  "table.wagon.why": "Elle a été évaluée et peut repartir vers quelque chose d’inachevé où personne ne se tient.",
  "table.wagon.home": "La roulotte reste chez elle",
  "table.spot.mayor": "Maire dans la ville",
  "table.spot.mayor.why": "compte autant que la ville a de blasons",
  "table.spot.wagon.road": "Roulotte sur la route",
  "table.spot.wagon.city": "Roulotte dans la ville",
  "table.spot.wagon.cloister": "Roulotte à l’abbaye",
  "table.spot.wagon.bridge": "Roulotte sur le pont",
  "table.spot.wagon.shrine": "Roulotte au sanctuaire",
  "table.spot.barn": "Grange au coin",
  "table.spot.barn.why": "4 par ville complète à la fin ; les paysans sont payés et rentrent",
  "table.at.NW": "nord-ouest",
  "table.at.NE": "nord-est",
  "table.at.SE": "sud-est",
  "table.at.SW": "sud-ouest",
  "table.figure.abbey": "Monastère en main : il comble tout trou",
  "table.figure.abbey.away": "Le monastère est posé",
  "table.figure.mayor": "Maire à la maison : il compte les blasons de sa ville",
  "table.figure.mayor.away": "Le maire est dans sa ville",
  "table.figure.wagon": "Roulotte à la maison : elle peut repartir quand elle est évaluée",
  "table.figure.wagon.away": "La roulotte est en route",
  "table.figure.barn": "Grange à la maison : 4 par ville complète à son pré",
  "table.figure.barn.away": "La grange est dans son pré",
  "table.then.barn": "La grange renvoie {n} {n|paysan adverse|paysans adverses}.",
  "table.event.abbey": "{name} pose le monastère",
  "table.event.mayor": "{name} a placé le maire",
  "table.event.wagon": "{name} a placé la roulotte : {role}",
  "table.event.barn": "{name} a placé la grange",
  "table.event.wagon_moved": "La roulotte de {name} repart",
  "table.event.driven_by_barn": "La grange renvoie un paysan de {name}",
  "table.score.barn": "Grange : {terms}",
  "table.score.by_barn": "Pré avec une grange : {terms}",
  "table.term.barn": "{points} pour la grange",
  "tile.abbey": "monastère",
  "tile.open.1": "route qui s’arrête dans le pré",
  "tile.cloister.4": "abbaye au bout de quatre routes",
  "tile.road.three": "route à trois branches",
} satisfies Catalogue<typeof english.play>;

export const learn = {} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.by.barn": "Grange",
  "replay.did.abbey": "pose le monastère",
  "replay.did.draw": "pioche une tuile",
  "replay.did.wagon": "fait repartir la roulotte",
  "replay.why.barn_drives_home": "renvoie {followers} {followers|paysan adverse|paysans adverses}",
  "replay.why.wagon_goes_on": "fait repartir la roulotte",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.abbey.h": "Monastères",
  "rules.abbey.1":
    "Au lieu de piocher une tuile, un joueur peut poser son monastère sur une case vide bordée de tuiles sur ses quatre côtés, quoi qu’elles montrent. Les routes et les villes qui l’atteignent s’y terminent et sont évaluées ; le monastère ne fait partie d’aucune.",
  "rules.abbey.picture":
    "Le monastère termine la ville de rouge et la route de bleu : {red} points pour rouge, {blue} pour bleu.",
  "rules.abbey.2": "C’est une abbaye : un partisan peut y être placé. Il n’a pas de pré.",
  "rules.abbey.end": "Après la dernière tuile, chacun qui a encore son monastère peut le poser, à son tour.",
  "rules.abbey.second":
    "Un monastère qui complète ce où se tient le bâtisseur d’un joueur lui donne une seconde tuile.",
  "rules.mayor.h": "Maires",
  "rules.mayor.1":
    "Un maire se place comme un partisan, dans les villes seulement. Pour la majorité il compte autant que la ville a de blasons ; sans blason il ne compte rien et ne rapporte rien, même seul.",
  "rules.mayor.picture":
    "Avec deux blasons, le maire l’emporte sur le chevalier de bleu : rouge marque {red} points, bleu {blue}.",
  "rules.wagon.h": "Roulottes",
  "rules.wagon.1":
    "Une roulotte se place comme un partisan sur une route, dans une ville ou sur une abbaye, jamais dans un pré. Quand cela a été évalué, elle peut repartir aussitôt vers une route, une ville ou une abbaye inachevée où personne ne se tient.",
  "rules.wagon.nearby":
    "Elle va sur sa propre tuile ou sur une des huit cases autour, quoi qu’il y ait entre les deux.",
  "rules.wagon.connected":
    "Elle va vers ce qui touche ce qu’elle quitte : la ville ou l’abbaye au bout de sa route, les routes du même carrefour, un monastère voisin.",
  "rules.wagon.picture":
    "La route rapporte {red} points à rouge, et la roulotte est repartie vers une abbaye de l’autre côté du pré.",
  "rules.wagon.2":
    "Ce n’est pas la figurine du tour, et cela ne rapporte rien. S’il y en a plusieurs, leurs joueurs décident à leur tour.",
  "rules.barn.h": "Granges",
  "rules.barn.1":
    "Une grange se place sur un coin de la tuile qui vient d’être posée, où quatre tuiles se rencontrent et sont pré jusqu’au coin. Les paysans du pré marquent aussitôt 3 points par ville complète et rentrent avec leurs cochons. Si des paysans s’y ajoutent plus tard, ils marquent 1 point par ville et rentrent aussi.",
  "rules.barn.picture": "La grange rapporte {blue} points au paysan de bleu, et il rentre chez lui.",
  "rules.barn.2":
    "La grange reste, et aucun paysan n’est placé dans son pré. À la fin, son joueur marque 4 points par ville complète au bord du pré.",
  "rules.barn.several": "Un pré peut avoir plusieurs granges ; chacune est payée.",
} satisfies Catalogue<typeof english.rules>;
