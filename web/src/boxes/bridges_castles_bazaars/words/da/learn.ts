import type { Catalogue } from "../../../../words/language.svelte";
import type { learn as english } from "../en/learn";

export const learn = {
  "learn.castles.name": "Broer og borge",
  "learn.castles.line": "En vej over en mark og en borg, der tjener på sine naboer.",
  "learn.castles.1.title": "Byg en borg",
  "learn.castles.1.why":
    "Når en by på to brikker bliver færdig, kan ejeren bygge en borg i stedet for at få point. Borgen får de point, som den næste vej, by eller det næste kloster ved siden af giver.",
  "learn.castles.1.do": "gør den lille by færdig med en ridder, og byg en borg.",
  "learn.castles.2.title": "Byg en bro",
  "learn.castles.2.why":
    "Dit kloster har mark på alle sider, men vejen vil videre. En bro fører den lige over brikken.",
  "learn.castles.2.do": "læg brikken på det lysende felt med en bro, og sæt din følgesvend på broen.",
  "learn.castles.3.title": "Betalt to gange",
  "learn.castles.3.why":
    "Vejen går forbi din borg. Når den er færdig, betaler den din tyv, og borgen får det samme igen.",
  "learn.castles.3.do": "luk vejen med krydset.",
  "learn.castles.4.title": "På egen hånd",
  "learn.castles.4.why":
    "En bro kan også få en brik til at passe, hvor den ellers ikke ville: de felter kan også vælges.",
  "learn.castles.4.do": "læg din sidste brik, som du vil.",
  "learn.market.name": "En markedsdag",
  "learn.market.line": "Brikker sælges på auktion: byd, køb og sælg for point.",
  "learn.market.1.title": "Et marked åbner",
  "learn.market.1.why":
    "Et marked på en brik åbner en markedsdag: lige så mange brikker som spillere lægges frem og sælges på auktion. Robin er den næste og udbyder en; den, der byder mest, får den, medmindre Robin beholder den til den pris.",
  "learn.market.1.do": "læg markedet. Byd så 2 for den brik, der gør byen færdig.",
  "learn.market.2.title": "Det, du betalte for",
  "learn.market.2.why": "Brikken kostede dig 2 point. Nu giver den 4.",
  "learn.market.2.do": "gør byen færdig med en ridder.",
  "learn.market.3.title": "En almindelig tur",
  "learn.market.3.why": "Mellem markedsdage går spillet, som det plejer.",
  "learn.market.3.do": "læg klostret, hvor du vil, og sæt en munk.",
  "learn.market.4.title": "Din auktion",
  "learn.market.4.why":
    "Denne gang har Robin åbnet markedet, så du begynder: udbyd en brik for så mange point, du vil. Byder Robin mere, så vælg: betal det og behold den, eller sælg den og tag pointene.",
  "learn.market.4.do": "udbyd den brik, du gerne vil have, og se, hvad Robin gør.",
  "learn.market.5.title": "Læg det, du fik",
  "learn.market.5.why": "Alle har fået en brik. De lægges en efter en, og du begynder.",
  "learn.market.5.do": "læg din.",
} satisfies Catalogue<typeof english>;
