import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "term.tower": "tour",
  "preset.tower": "La Tour",
  "preset.tower.line":
    "Des tours s’élèvent étage par étage et capturent des partisans ; on échange ou on rachète les prisonniers.",
  "option.tower": "La Tour",
  "option.towers": "Tours",
  "option.ransom_needs_points": "Seuil de 3 points pour une rançon",
  "table.preset.tower": "La Tour",
  "table.doing.capture": "capture",
  "table.doing.exchange": "échange",
  "table.ask.capture": "Capturer un partisan ?",
  "table.ask.exchange": "Qui rentre ?",
  "table.waiting_for.capture": "{name} peut capturer un partisan",
  "table.waiting_for.exchange": "{name} choisit qui rentre",
  "table.spot.tower": "Partisan sur la tour",
  "table.spot.large.tower": "Grand partisan sur la tour",
  "table.role.tower": "partisan sur la tour",
  "table.feature.tower": "Tour",
  "table.tower.build": "Étage sur la tour {place}",
  "table.tower.reach": "capture jusqu’à {n} {n|case|cases}",
  "table.tower.own": "Faire rentrer ton {role} {place}",
  "table.tower.victim": "Capturer le {role} {place}",
  "table.tower.why":
    "Quiconque se trouve sur la tuile de la tour ou tout droit à partir d’elle, aussi loin que la tour est haute. Tes propres partisans rentrent.",
  "table.tower.nobody": "Ne capturer personne",
  "table.tower.stands": "Tour de {n} {n|étage|étages} {place}",
  "table.exchange.why":
    "Chacun de vous deux retient un partisan de l’autre : un de chaque rentre. Choisis lequel des tiens.",
  "table.pieces": "encore {n} {n|étage|étages} de tour",
  "table.pieces.tip": "On en pose un sur toute tour ouverte, à la place d’un partisan",
  "table.prisons": "Prisonniers",
  "table.prisons.of": "{n} × {who} de {name}",
  "table.prisoner.large": "grand partisan",
  "table.prisoner.abbot": "abbé",
  "table.ransom": "Rançon",
  "table.ransom.pay": "Racheter ton {who} à {name}",
  "table.ransom.price": "pour 3 points, une fois par tour de jeu",
  "table.then.capture": "Puis tu peux capturer un partisan.",
  "table.then.exchange": "Puis des prisonniers sont échangés.",
  "table.event.tower_built": "{name} élève une tour, maintenant haute de {n}",
  "table.event.captured": "{name} capture un partisan de {owner} : {role}",
  "table.event.exchanged": "{name} et {other} échangent des prisonniers",
  "table.event.ransomed": "{name} paie 3 points à {captor} pour un prisonnier : {who}",
  "table.score.ransom": "Rançon",
  "tile.tower": "fondations de tour",
  "tile.tower.2": "tour où finissent deux chemins",
  "tile.tower.3": "tour où finissent trois chemins",
  "tile.tower.4": "tour où finissent quatre chemins",
} satisfies Catalogue<typeof english.play>;

export const learn = {} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.by.ransom": "Rançon",
  "replay.did.tower": "pose un étage sur une tour",
  "replay.did.capture": "capture un partisan",
  "replay.did.exchange": "échange des prisonniers",
  "replay.did.ransom": "paie une rançon",
  "replay.why.tower_capture": "capture {followers} {followers|partisan|partisans}",
  "replay.why.tower_free": "récupère {followers} {followers|partisan|partisans}",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.tower.h": "Les tours",
  "rules.tower.1":
    "À la place d’un partisan, tu peux poser un de tes étages de tour sur les fondations de n’importe quelle tuile, ou sur n’importe quelle tour ouverte. Tu peux alors capturer un partisan : sur la tuile de la tour elle-même, ou tout droit dans une des quatre directions, à autant de cases que la tour a d’étages. Les trous ne gênent pas.",
  "rules.tower.2":
    "Un de tes propres partisans rentre. Celui d’un autre devient ton prisonnier. Bâtisseurs, cochons et partisans dans des châteaux sont à l’abri.",
  "rules.tower.picture": "Rouge pose un étage sur les fondations et capture le voleur de bleu sur la case voisine.",
  "rules.tower.3":
    "Ou bien tu places un partisan de ta réserve sur une tour d’au moins un étage : personne n’y construit plus. Il ne rapporte rien, et une autre tour peut le capturer.",
  "rules.tower.4":
    "Dès que deux joueurs retiennent chacun un partisan de l’autre, un de chaque rentre. Une fois dans ton tour, tu peux racheter un de tes partisans pour 3 points, qui vont au joueur qui le retient ; tu peux t’en servir aussitôt.",
  "rules.tower.ransom_picture":
    "Rouge paie 3 points à bleu et achève la ville avec le partisan rentré : à la fin, rouge en a {red} de plus, bleu {blue}.",
  "rules.tower.needs_points": "Qui a moins de 3 points ne peut racheter personne.",
} satisfies Catalogue<typeof english.rules>;
