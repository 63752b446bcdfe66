import type { learn as english } from "../en/learn";
import type { Catalogue } from "../language.svelte";

export const learn = {
  "learn.heading": "Dit første spil",
  "learn.intro": "Et kort spil mod en venlig bot, med en ved din side, der forklarer hver tur.",
  "learn.intro.1": "Fjorten landebrikker, cirka ti minutter.",
  "learn.intro.2": "Byer, veje, klostre, og landmændene, som andre springer over.",
  "learn.intro.3": "Gør, hvad du vil: ethvert træk, som reglerne tillader, er tilladt her.",
  "learn.begin": "Begynd",
  "learn.continue": "Fortsæt, hvor du var",
  "learn.restart": "Begynd forfra",
  "learn.skip": "Spil videre uden læreren",
  "learn.read": "Læs hellere reglerne",
  "learn.failed": "Spillet kunne ikke startes. Kører serveren stadig?",
  "learn.bot": "Robin",
  "learn.coach": "Læreren",
  "learn.step": "Tur {n} af {of}",
  "learn.more": "Mere",
  "learn.less": "Mindre",
  "learn.do": "Nu:",
  "learn.happened": "Hvad der skete",
  "learn.bot_turn": "{name} har turen. Se, hvor brikken bliver lagt.",
  "learn.well": "Godt gjort!",
  "learn.fine": "Det må man også. Hvert landskab vokser på sin måde.",
  "learn.placed.city": "Din ridder holder byen. Så længe han står der, kommer ingen anden ind.",
  "learn.placed.road": "Din tyv holder vejen, hvor langt den end kommer til at løbe.",
  "learn.placed.cloister": "Din munk venter, til alle otte felter omkring klosteret er fyldt. Så giver han 9 point.",
  "learn.placed.field": "Din landmand ligger på marken og bliver der til det sidste: han kommer ikke hjem før.",
  "learn.placed.none":
    "Du beholdt dine følgesvende. Det er klogt, når der er få tilbage; men den, der ingen sætter, tjener intet.",
  "learn.home": "Det, der blev færdiggjort, er betalt, så din følgesvend kom hjem. Du kan bruge ham igen.",
  "learn.you_scored": "Du fik {n} point: {what}.",
  "learn.they_scored": "{name} fik {n} point: {what}.",
  "learn.bot_placed": "{name} satte en følgesvend: {role}.",

  "learn.1.title": "Læg en brik, sæt en ridder",
  "learn.1.why":
    "Én landebrik ligger på bordet, og du har en anden på hånden: et stykke by med et våbenskjold. Markerede felter viser, hvor den passer. Sider, der rører hinanden, skal passe: by til by, vej til vej, mark til mark.",
  "learn.1.do":
    "vælg feltet over startbrikken, og drej din brik, til byerne mødes. Sæt så din følgesvend i byen som ridder, og bekræft.",
  "learn.2.title": "Færdiggør en by",
  "learn.2.why":
    "En by er færdiggjort, når dens mur ikke har huller. Så giver den 2 point for hver brik og 2 for hvert våbenskjold, og ridderen kommer hjem.",
  "learn.2.do": "din brik er det manglende stykke mur. Læg den, så den lukker din ridders by.",
  "learn.2.else": "læg din brik med byen op til en anden åben by, og sæt en ridder, hvis ingen er derinde.",
  "learn.3.title": "Et kloster",
  "learn.3.why":
    "Et kloster giver 1 point for sig selv og 1 for hver brik omkring det, 9 når alle otte ligger der. Det passer, hvor mark møder mark.",
  "learn.3.do": "læg det, hvor der allerede ligger mange brikker omkring, og sæt din følgesvend på klosteret som munk.",
  "learn.4.title": "På vejen",
  "learn.4.why":
    "En vej ender ved et kryds, en by eller et kloster. Når begge ender er lukkede, giver den 1 point for hver brik. Kun en tom vej kan tages, hvor lang den end er.",
  "learn.4.do": "læg din vejbrik, hvor ingen holder vejen, og sæt en tyv på den.",
  "learn.4.else": "alle veje er taget, så læg din brik, hvor den begynder en ny eller forlænger din egen.",
  "learn.5.title": "Kryds afslutter veje",
  "learn.5.why": "Ved et kryds er hver arm en vej for sig, og hver arm ender der.",
  "learn.5.do":
    "læg krydset ved den åbne ende af din vej. Er den anden ende også lukket, bliver vejen betalt, og din tyv kommer hjem.",
  "learn.5.else": "læg krydset op til en åben vej, og tag en af dets arme med en tyv.",
  "learn.6.title": "En landmand",
  "learn.6.why":
    "Landmænd vinder spil. Veje og bymure deler landet i marker. Til sidst får den, der har flest landmænd på en mark, 3 point for hver færdiggjort by ved dens kant. Men en landmand kommer aldrig hjem: sæt ham, hvor der er byer, og ikke for mange.",
  "learn.6.do":
    "slå »Marker« til for at se, hvis de er. Læg din brik, så den hænger sammen med en stor mark uden landmænd ved færdiggjorte byer, og læg din følgesvend dér som landmand.",
  "learn.7.title": "At dele, og slutningen",
  "learn.7.why":
    "Du kan ikke gå ind i det, en anden holder. Men du må begynde ved siden af og forbinde de to senere: så får den, der har flest følgesvende, alle point, og ved lighed begge. Når den sidste brik er lagt, giver ufærdige veje, byer og klostre stadig lidt, og så optælles markerne.",
  "learn.7.do":
    "dette er din sidste brik. Se efter noget ufærdigt, som den gør større, og sæt en følgesvend, hvor han stadig tjener point.",

  "learn.end.title": "Slut",
  "learn.end.won": "Du har vundet!",
  "learn.end.lost": "Spillet er slut",
  "learn.end.text":
    "Efter den sidste brik er alt det tilbageværende talt op: ufærdige veje og byer 1 point for hver brik, klostre 1 for hver brik dér, og så markerne, 3 for hver færdiggjort by:",
  "learn.end.next": "Nu kan du det hele. Et helt spil har 71 brikker at trække, og bedre modstandere venter.",
} satisfies Catalogue<typeof english>;

export { learn as words };
