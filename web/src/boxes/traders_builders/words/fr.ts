import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "term.builder": "bâtisseur",
  "box.traders_builders": "Marchands & Bâtisseurs",
  "box.traders_builders.line":
    "Du vin, du blé et de l’étoffe pour qui termine une ville ; un bâtisseur qui donne une seconde tuile ; un cochon pour les paysans.",
  "option.traders_builders": "Marchands & Bâtisseurs",
  "option.goods": "Marchandises",
  "option.builders": "Bâtisseurs",
  "option.pigs": "Cochons",
  "table.spot.builder.road": "Bâtisseur sur la route",
  "table.spot.builder.city": "Bâtisseur dans la ville",
  "table.spot.builder.bridge": "Bâtisseur sur le pont",
  "table.spot.pig": "Cochon",
  "table.spot.builder.why": "une seconde tuile quand cela grandit",
  "table.spot.pig.why": "1 de plus par ville",
  "table.figure.builder": "Bâtisseur en réserve : là où il est, votre tuile en amène une seconde",
  "table.figure.builder.away": "Le bâtisseur est à l’œuvre",
  "table.figure.pig": "Cochon en réserve : 1 de plus par ville de son pré",
  "table.figure.pig.away": "Le cochon est dans son pré",
  "table.goods": "Marchandises",
  "table.goods.why": "{points} à la fin pour la majorité de chaque sorte",
  "table.goods.wine": "vin",
  "table.goods.grain": "blé",
  "table.goods.cloth": "étoffe",
  "table.goods.count": "{n} × {goods}",
  "table.goods.leads": "majorité pour l’instant : {points} points",
  "table.doing.place_second": "seconde tuile",
  "table.ask.place_second": "Posez votre seconde tuile",
  "table.waiting_for.place_second": "{name} pose une seconde tuile",
  "table.second.why": "Votre bâtisseur a travaillé : voici la seconde partie de votre tour.",
  "table.then.second": "Ensuite vous posez une seconde tuile.",
  "table.then.goods": "Ensuite vous prenez {goods}.",
  "table.event.builder": "{name} a placé le bâtisseur",
  "table.event.farm_pig": "{name} a placé le cochon",
  "table.event.goods": "{name} prend {goods}",
  "table.event.second": "Le bâtisseur de {name} a travaillé : une seconde tuile",
  "table.score.goods": "Marchandises : {terms}",
  "table.term.goods": "{points} pour la majorité : {goods}",
  "table.term.pig": "{points} pour le cochon",
  "tile.mark.wine": "vin",
  "tile.mark.grain": "blé",
  "tile.mark.cloth": "étoffe",
} satisfies Catalogue<typeof english.play>;

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
} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.by.goods": "Marchandises",
  "replay.why.goods": "prend {tokens} {tokens|marchandise|marchandises}",
  "replay.why.second_tile": "le bâtisseur apporte une seconde tuile",
  "replay.why.builder": "le bâtisseur, {own} : l’agrandir apporte une seconde tuile",
  "replay.why.pig": "le cochon dans un pré qui vaut déjà {points} : chaque ville rapporte un de plus",
  "replay.why.pig_room": "le cochon dans un pré qui peut grandir",
  "replay.why.keep_builder": "garde le bâtisseur",
  "replay.why.keep_pig": "garde le cochon",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.goods.h": "Marchandises",
  "rules.goods.1":
    "Certaines villes montrent des marchandises : vin, blé ou étoffe. Qui pose la tuile qui termine une telle ville prend un jeton pour chaque symbole, quel que soit celui qui reçoit les points, et même si personne n’est dans la ville.",
  "rules.goods.picture": "Rouge termine la ville de bleu : bleu reçoit {blue} points, rouge le vin.",
  "rules.goods.2":
    "À la fin de la partie, qui a le plus d’une sorte reçoit 10 points, pour chacune des trois sortes. En cas d’égalité, chacun reçoit les 10 points.",
  "rules.builder.h": "Le bâtisseur",
  "rules.builder.1":
    "À la place d’un partisan, vous pouvez placer votre bâtisseur : sur une route ou dans une ville inachevée de la tuile qui vient d’être posée, si un de vos partisans s’y trouve déjà.",
  "rules.builder.2":
    "Quand plus tard vous posez une tuile qui prolonge cette route ou cette ville, votre tour a une seconde partie : la première comptée, vous piochez et posez encore une tuile et pouvez placer encore une figurine. Il n’y a jamais de troisième partie.",
  "rules.builder.picture":
    "La tuile de rouge prolonge la route où sont son voleur et son bâtisseur : rouge en pose aussitôt une seconde.",
  "rules.builder.3":
    "Le bâtisseur ne compte pour aucune majorité et ne rapporte pas de points. Il revient quand sa route ou sa ville est comptée.",
  "rules.pig.h": "Le cochon",
  "rules.pig.1":
    "À la place d’un partisan, vous pouvez placer votre cochon dans un pré de la tuile qui vient d’être posée, si vous y avez un paysan. À la fin, ce pré vous rapporte 1 point de plus par ville terminée : 4 au lieu de 3. Le cochon ne compte pour aucune majorité et n’aide que si le pré vous rapporte des points.",
  "rules.pig.picture":
    "Un paysan chacun dans le même pré, au bord d’une ville terminée. Rouge y a un cochon : rouge reçoit {red} points, bleu {blue}.",
} satisfies Catalogue<typeof english.rules>;
