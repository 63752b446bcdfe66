import type { Catalogue } from "../../../../words/language.svelte";
import type { rules as english } from "../en/rules";

export const rules = {
  "rules.goods.h": "Waren",
  "rules.goods.1":
    "Manche Städte zeigen Waren: Wein, Korn oder Tuch. Wer das Plättchen legt, das eine solche Stadt fertigstellt, nimmt für jedes Zeichen darin ein Warenplättchen, wer auch immer die Punkte bekommt, und selbst wenn niemand in der Stadt steht.",
  "rules.goods.picture": "Rot stellt die Stadt von Blau fertig: Blau bekommt {blue} Punkte, Rot den Wein.",
  "rules.goods.2":
    "Am Ende des Spiels bekommt 10 Punkte, wer von einer Sorte am meisten hat, für jede der drei Sorten einzeln. Bei Gleichstand bekommen alle Beteiligten die 10 Punkte.",
  "rules.builder.h": "Der Baumeister",
  "rules.builder.1":
    "Statt eines Gefolgsmanns darfst du deinen Baumeister einsetzen: auf einen Weg oder in eine Stadt des eben gelegten Plättchens, wenn dort schon ein eigener Gefolgsmann ist und das Bauwerk nicht fertig ist.",
  "rules.builder.2":
    "Legst du später ein Plättchen, das diesen Weg oder diese Stadt verlängert, hat dein Zug einen zweiten Teil: Ist der erste gewertet, ziehst und legst du noch ein Plättchen und darfst noch eine Figur einsetzen. Einen dritten Teil gibt es nie.",
  "rules.builder.picture":
    "Das Plättchen von Rot verlängert den Weg mit Wegelagerer und Baumeister von Rot: Rot legt gleich ein zweites.",
  "rules.builder.3":
    "Der Baumeister zählt für keine Mehrheit und bringt keine Punkte. Er kommt heim, wenn sein Weg oder seine Stadt gewertet wird.",
  "rules.pig.h": "Das Schwein",
  "rules.pig.1":
    "Statt eines Gefolgsmanns darfst du dein Schwein auf eine Wiese des eben gelegten Plättchens setzen, auf der du schon einen Bauern hast. Am Ende bringt dir diese Wiese 1 Punkt mehr je fertige Stadt: 4 statt 3. Das Schwein zählt für keine Mehrheit und hilft nur, wenn die Wiese dir Punkte bringt.",
  "rules.pig.picture":
    "Je ein Bauer auf derselben Wiese, an einer fertigen Stadt. Rot hat dort ein Schwein: Rot bekommt {red} Punkte, Blau {blue}.",
} satisfies Catalogue<typeof english>;
