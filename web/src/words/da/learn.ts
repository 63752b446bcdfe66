import { together } from "../../boxes";
import type { learn as english } from "../en/learn";
import type { Catalogue } from "../language.svelte";

export const learn = {
  "learn.heading": "Lær at spille",
  "learn.intro":
    "Korte spil mod Robin med en træner ved din side. Hvert lærer dig én ting, tager omkring ti minutter og venter på dig, hvis du går.",
  "learn.begin": "Begynd",
  "learn.continue": "Fortsæt, hvor du var",
  "learn.restart": "Begynd forfra",
  "learn.read": "Jeg vil hellere læse reglerne",
  "learn.failed": "Spillet kunne ikke startes. Kører serveren stadig?",
  "learn.bot": "Robin",
  "learn.coach": "Træneren",
  "learn.step": "Tur {n} af {of}",
  "learn.more": "Mere",
  "learn.less": "Mindre",
  "learn.do": "Nu:",
  "learn.happened": "Hvad der skete",
  "learn.bot_turn": "{name} spiller. Se, hvor brikken havner.",
  "learn.well": "Godt gjort!",
  "learn.placed.city": "Din ridder holder byen. Så længe han står der, kommer ingen anden ind.",
  "learn.placed.road": "Din tyv holder vejen, hvor langt den end kommer til at løbe.",
  "learn.placed.cloister": "Din munk venter, til alle otte felter omkring klostret er fyldt. Så giver han 9 point.",
  "learn.placed.field": "Din landmand ligger på marken og bliver der, til spillet er slut.",
  "learn.home": "Færdig og betalt: din følgesvend kommer hjem. Du kan bruge ham igen.",
  "learn.you_scored": "Du fik {n} point: {what}.",
  "learn.they_scored": "{name} fik {n} point: {what}.",
  "learn.bot_placed": "{name} satte en følgesvend: {role}.",

  "learn.end.title": "Slut",
  "learn.end.won": "Du har vundet!",
  "learn.end.lost": "Spillet er slut",
  "learn.end.text":
    "Efter den sidste brik er alt det tilbageværende talt op: ufærdige veje og byer 1 point for hver brik, klostre 1 for hver brik dér, og så markerne, 3 for hver færdiggjort by:",
  "learn.end.next":
    "Nu ved du, hvordan man spiller. Et helt spil har 71 brikker at trække, og bedre modstandere venter.",
  "learn.next": "Næste lektion",
  "learn.leave": "Alle lektioner",
  "learn.done": "gennemført",
  "learn.first.name": "Det første spil",
  "learn.first.line": "Veje, byer og klostre; at dele en by og at stjæle en.",
  "learn.first.end": "Nu kommer landmændene, som alle glemmer i begyndelsen.",
  "learn.first.1.title": "Læg en brik, sæt en ridder",
  "learn.first.1.why":
    "Der ligger én brik på bordet, og du har en til: et stykke by med et våbenskjold. Sider, der rører hinanden, skal passe: by til by, vej til vej, mark til mark.",
  "learn.first.1.do": "vælg det lysende felt. Sæt så din følgesvend i byen som ridder, og bekræft.",
  "learn.first.2.title": "Gør en by færdig",
  "learn.first.2.why":
    "En by er færdig, når muren ikke har huller. Den giver 2 point for hver brik og 2 for hvert våbenskjold, og din ridder kommer hjem.",
  "learn.first.2.do": "luk din by. Den behøver ikke en følgesvend mere.",
  "learn.first.3.title": "Tag en vej",
  "learn.first.3.why":
    "En vej ender ved et kryds, en by eller et kloster. Lukket i begge ender giver den 1 point for hver brik.",
  "learn.first.3.do": "gør vejen længere, og sæt en tyv på den.",
  "learn.first.4.title": "Gør vejen færdig",
  "learn.first.4.why": "Ved et kryds er hver arm sin egen vej, og hver arm ender dér.",
  "learn.first.4.do": "læg krydset ved den åbne ende af din vej. Din tyv kommer hjem med sine point.",
  "learn.first.5.title": "Et kloster",
  "learn.first.5.why": "Et kloster giver 1 point for sig selv og 1 for hver brik omkring: 9, når alle otte ligger der.",
  "learn.first.5.do": "læg det, hvor der allerede ligger mange brikker, og sæt din følgesvend på det som munk.",
  "learn.first.6.title": "Robin har en by",
  "learn.first.6.why":
    "Syd for startbrikken har Robin en by. Ingen må sætte en ridder i en by, der er taget; men du må begynde en ved siden af.",
  "learn.first.6.do": "læg din by, så der kun mangler ét felt imellem den og Robins, og sæt en ridder.",
  "learn.first.7.title": "Del byen",
  "learn.first.7.why":
    "Når to byer vokser sammen, bliver begge riddere. Med lige mange riddere får I begge alle point. Brikken fylder også det sidste felt omkring dit kloster.",
  "learn.first.7.do": "forbind de to byer.",
  "learn.first.8.title": "En ridder mere",
  "learn.first.8.why": "Den, der har flest følgesvende i en by, får alle point; de andre får intet.",
  "learn.first.8.do": "begynd endnu en by ved den åbne side med en ridder mere.",
  "learn.first.9.title": "Stjæl byen",
  "learn.first.9.why":
    "Forbundet har byen to af dine riddere og én af Robins. Og den er færdig, så den betaler: kun dig.",
  "learn.first.9.do": "luk hullet.",
  "learn.fields.name": "Marker og landmænd",
  "learn.fields.line": "Hvor landmænd ligger, hvad de giver, og hvorfor de aldrig kommer hjem.",
  "learn.fields.1.title": "Først en by",
  "learn.fields.1.why":
    "Landmænd lever af byer: til sidst giver en mark 3 point for hver færdig by ved dens kant. Så der skal være en.",
  "learn.fields.1.do": "gør byen over startbrikken færdig med en ridder.",
  "learn.fields.2.title": "Læg en landmand ned",
  "learn.fields.2.why":
    "Veje og mure deler landet i marker. Marken nord for vejen rører din by: en landmand der får 3 point til sidst. Men han bliver der, til spillet er slut.",
  "learn.fields.2.do": "forlæng vejen, og læg din følgesvend på marken nord for den som landmand.",
  "learn.fields.3.title": "Flere byer til din landmand",
  "learn.fields.3.why":
    "Hver ny by, der bliver færdig ved kanten af hans mark, giver 3 mere. Knappen “Marker” viser, hvem der ejer hvilken mark.",
  "learn.fields.3.do": "begynd en by mere ved hans mark med en ridder.",
  "learn.fields.4.title": "Gør byen færdig",
  "learn.fields.4.why": "Byen betaler din ridder nu og din landmand til sidst.",
  "learn.fields.4.do": "luk byen.",
  "learn.fields.5.title": "Den sidste brik",
  "learn.fields.5.why":
    "Robin har også en landmand, syd for vejen. En mark tilhører den, der har flest landmænd på den; står det lige, får alle point.",
  "learn.fields.5.do": "denne gang vælger du selv. Så tælles markerne.",
} satisfies Catalogue<typeof english>;

const boxes = import.meta.glob<Record<string, string>>("../../boxes/*/words/da.ts", {
  query: "?learn",
  eager: true,
  import: "learn",
});
export const words = together<string>([learn, ...Object.values(boxes)]);
