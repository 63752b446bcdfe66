import type { puzzle as english } from "../en/puzzle";
import type { Catalogue } from "../language.svelte";

export const puzzle = {
  "puzzle.task": "Quel est le meilleur coup maintenant ?",
  "puzzle.of_day": "Problème du {day}",
  "puzzle.another": "Un autre problème",
  "puzzle.rating": "difficulté {n}",
  "puzzle.solved": "{n} sur {of} résolus du premier coup",
  "puzzle.streak": "{n} {n|jour|jours} de suite",
  "puzzle.answer": "Votre réponse",
  "puzzle.right": "Juste",
  "puzzle.wrong": "Pas le meilleur",
  "puzzle.best": "C’est la meilleure possibilité.",
  "puzzle.as_good": "C’est aussi bon que le meilleur : moins d’un point d’écart.",
  "puzzle.lacks": "Il manque {n} points par rapport au meilleur.",
  "puzzle.lacks_more": "Il manque plus de {n} points par rapport au meilleur.",
  "puzzle.why": "Pourquoi le meilleur est meilleur : {why}.",
  "puzzle.next": "Problème suivant",
  "puzzle.again": "Réessayer",
  "puzzle.options": "Ce que vaut chaque possibilité",
  "puzzle.yours": "votre réponse",
  "puzzle.the_best": "meilleur",
  "puzzle.rule":
    "Compté en points à la fin de la partie, comme le niveau 8 les attend. Toute possibilité à moins d’un point du meilleur est juste.",
  "puzzle.mine": "De vos propres parties",
  "puzzle.mine_text": "Quel était alors le meilleur coup ? Ce sont vos erreurs dans des parties analysées.",
  "puzzle.mine_none":
    "Il n’y en a pas encore. Ils naissent des erreurs de vos parties : faites analyser une partie terminée.",
  "puzzle.played": "ce qui a été joué",
  "puzzle.to_game": "Voir dans la partie",
  "puzzle.rated": "Votre classement : {n} ({change})",
  "puzzle.to_games": "Mes parties",
  "puzzle.rule_mine":
    "Compté en points à la fin de la partie, comme l’analyse les attend. Toute possibilité à moins d’un point du meilleur est juste.",
  "puzzle.mine_lost": "Erreur {n} : {points} points perdus",
  "puzzle.mine_done": "Résolu",
  "puzzle.mine_missed": "Manqué",
  "puzzle.analyse": "Chercher mes erreurs",
  "puzzle.analysing": "La partie est analysée …",
  "puzzle.clean": "Aucune erreur trouvée dans cette partie.",
  "puzzle.failed": "Le problème n’a pas pu être chargé. Réessayez dans un instant.",
} satisfies Catalogue<typeof english>;
export const words = puzzle;
