import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "box.flying_machines": "Flyvemaskinerne",
  "box.flying_machines.line":
    "En følgesvend flyver et til tre felter, som terningen siger, og lander, hvor andre måske allerede står.",
  "option.flying_machines": "Flyvemaskiner",
  "option.fliers": "Hvem der flyver",
  "option.fliers.any_follower": "alle følgesvende",
  "option.fliers.ordinary_and_large": "almindelige og store følgesvende (2025)",
  "table.doing.flight": "terningen",
  "table.doing.landing": "landing",
  "table.ask.landing": "Land på brikken",
  "table.waiting_for.flight": "Terningen ruller",
  "table.waiting_for.landing": "{name} lander",
  "table.landing.why": "På en vej, by eller et kloster, der ikke er færdigt, hvem der end står der.",
  "table.fly": "Lad en følgesvend flyve",
  "table.fly.large": "Lad den store følgesvend flyve",
  "table.fly.abbot": "Lad abbeden flyve",
  "table.fly.how": "Terningen siger hvor langt.",
  "table.flight.die": "Terningen viser {n}",
  "table.event.flight": "Terningen viser {n}: så langt flyver {name}",
  "table.event.crashed": "Flyveren fra {name} finder intet sted at lande",
  "tile.flight": "flyvemaskine",
} satisfies Catalogue<typeof english.play>;

export const learn = {} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.did.fly": "lader en følgesvend flyve",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.flight.h": "Flyvemaskinerne",
  "rules.flight.1":
    "Den, der lægger en brik med en flyvemaskine, må lade en følgesvend flyve i stedet for at sætte en. Terningen kastes: 1, 2 eller 3, alle lige sandsynlige. Han flyver så mange felter fra brikken i pilens retning, lige ud eller over et hjørne; huller undervejs betyder intet.",
  "rules.flight.2":
    "Han skal lande på en vej, i en by eller på et kloster på den brik, hvor flyvningen ender, hvis det ikke er færdigt; aldrig på en mark. Hvem der allerede står der, betyder intet. Ligger der ingen brik, eller har den ingen plads til ham, går han hjem.",
  "rules.flight.picture": "Terningen viser 1: rød lander på blås vej.",
  "rules.flight.3":
    "Fra da af er han ridder, røver eller munk som enhver anden: flertal ændres, uden at noget forbindes, og flere munke kan dele et kloster.",
  "rules.flight.shared_picture": "Rød er landet ved siden af blås ridder og færdiggør byen: begge får {red} point.",
  "rules.flight.4":
    "Almindelige og store følgesvende flyver, og abbeder, som lander på et kloster eller i en have. Hvad terningen viser, følger af blandingens tal, ligesom brikkernes rækkefølge, og kan efterprøves bagefter.",
} satisfies Catalogue<typeof english.rules>;
