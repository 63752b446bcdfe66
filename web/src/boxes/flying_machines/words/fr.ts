import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "box.flying_machines": "Les Machines Volantes",
  "box.flying_machines.line":
    "Un partisan vole d’une à trois cases, selon le dé, et se pose là où d’autres se trouvent peut-être déjà.",
  "option.flying_machines": "Machines volantes",
  "option.fliers": "Qui vole",
  "option.fliers.any_follower": "tous les partisans",
  "option.fliers.ordinary_and_large": "partisans ordinaires et grands (2025)",
  "table.doing.flight": "le dé",
  "table.doing.landing": "atterrissage",
  "table.ask.landing": "Posez-vous sur la tuile",
  "table.waiting_for.flight": "Le dé roule",
  "table.waiting_for.landing": "{name} se pose",
  "table.landing.why":
    "Sur une route, une ville ou un monastère qui n’est pas complété, qui que ce soit qui s’y trouve.",
  "table.fly": "Faire voler un partisan",
  "table.fly.large": "Faire voler le grand partisan",
  "table.fly.abbot": "Faire voler l’abbé",
  "table.fly.how": "Le dé dit jusqu’où.",
  "table.flight.die": "Le dé montre {n}",
  "table.event.flight": "Le dé montre {n} : {name} vole jusque-là",
  "table.event.crashed": "Le partisan volant de {name} ne trouve pas où se poser",
  "tile.flight": "machine volante",
} satisfies Catalogue<typeof english.play>;

export const learn = {} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.did.fly": "fait voler un partisan",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.flight.h": "Les machines volantes",
  "rules.flight.1":
    "Qui pose une tuile avec une machine volante peut faire voler un partisan au lieu d’en placer un. On lance le dé : 1, 2 ou 3, avec les mêmes chances. Il vole d’autant de cases à partir de cette tuile dans la direction de la flèche, tout droit ou en diagonale ; les vides en chemin ne comptent pas.",
  "rules.flight.2":
    "Il doit se poser sur une route, une ville ou un monastère de la tuile où le vol se termine, s’il n’est pas complété ; jamais dans un pré. Peu importe qui s’y trouve déjà. S’il n’y a pas de tuile, ou si elle n’a pas de place pour lui, il rentre.",
  "rules.flight.picture": "Le dé montre 1 : rouge se pose sur la route de bleu.",
  "rules.flight.3":
    "Il est désormais chevalier, voleur ou moine comme un autre : les majorités changent sans que rien ne soit relié, et plusieurs moines peuvent partager un monastère.",
  "rules.flight.shared_picture":
    "Rouge s’est posé à côté du chevalier de bleu et complète la ville : tous deux marquent {red} points.",
  "rules.flight.4":
    "Les partisans ordinaires et grands volent, et les abbés, qui se posent sur un monastère ou dans un jardin. Ce que montre le dé découle de la graine du mélange, comme l’ordre des tuiles, et peut être vérifié ensuite.",
} satisfies Catalogue<typeof english.rules>;
