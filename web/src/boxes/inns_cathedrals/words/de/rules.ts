import type { Catalogue } from "../../../../words/language.svelte";
import type { rules as english } from "../en/rules";

export const rules = {
  "rules.inn.h": "Wirtshäuser",
  "rules.inn.1":
    "Ein Weg, an dem ein Wirtshaus liegt, bringt 2 Punkte je Plättchen statt 1, wenn er fertig wird. Ein zweites Wirtshaus ändert nichts.",
  "rules.inn.picture": "Drei Plättchen, eines davon mit Wirtshaus: Rot bekommt {red} Punkte.",
  "rules.inn.2":
    "Ist ein solcher Weg am Ende des Spiels aber unfertig, bringt er gar nichts, wer auch immer das Wirtshaus gelegt hat.",
  "rules.cathedral.h": "Kathedralen",
  "rules.cathedral.1":
    "Eine fertige Stadt mit Kathedrale bringt 3 Punkte je Plättchen und je Wappen statt 2. Unfertig bringt sie am Ende nichts. Du darfst eine Kathedrale in jede Stadt legen, wem sie auch gehört.",
  "rules.cathedral.picture": "Fünf Plättchen mit einer Kathedrale, je 3 Punkte: Rot bekommt {red}.",
  "rules.large.h": "Der große Gefolgsmann",
  "rules.large.1":
    "Jeder hat neben den anderen einen großen Gefolgsmann. Er wird wie sie eingesetzt und kommt wie sie heim, aber wo für eine Mehrheit gezählt wird, zählt er doppelt. Die Punkte werden nicht verdoppelt.",
  "rules.large.picture":
    "Der große Ritter von Rot gegen einen Ritter von Blau: Die Stadt gehört Rot allein, Rot bekommt {red} Punkte und Blau {blue}.",
} satisfies Catalogue<typeof english>;
