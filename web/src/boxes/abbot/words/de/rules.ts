import type { Catalogue } from "../../../../words/language.svelte";
import type { rules as english } from "../en/rules";

export const rules = {
  "rules.abbot.h": "Der Abt und seine Gärten",
  "rules.abbot.1":
    "Jeder hat einen Abt. Er darf in ein Kloster gesetzt werden wie jeder Gefolgsmann, oder in einen Garten, in dem sonst niemand stehen darf. Ein Garten bringt so viel wie ein Kloster: 9 Punkte, wenn alle acht Felder ringsum voll sind, und am Ende 1 für sich und für jedes Plättchen ringsum.",
  "rules.abbot.picture":
    "Ein Plättchen mit Garten: In den Garten darf nur der Abt, in Stadt und Wiese jeder Gefolgsmann.",
  "rules.abbot.2":
    "In deinem Zug darfst du, statt eine Figur einzusetzen, deinen Abt von einem unfertigen Kloster oder Garten zurücknehmen. Du bekommst sofort, was es gerade wert ist, das neue Plättchen mitgezählt.",
  "rules.abbot.back_picture":
    "Rot nimmt den Abt aus dem Garten zurück: 1 für ihn und 1 je Plättchen ringsum, sofort {red} Punkte.",
  "rules.abbot.3":
    "Vom nächsten Teil eines Zugs an darf er wieder eingesetzt werden. Stellt das neue Plättchen Kloster oder Garten fertig, wird ganz normal gewertet.",
} satisfies Catalogue<typeof english>;
