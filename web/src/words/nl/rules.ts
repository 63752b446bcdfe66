import { together } from "../../boxes";
import type { rules as english } from "../en/rules";
import type { Catalogue } from "../language.svelte";

export const rules = {
  "rules.heading": "Spelregels",
  "rules.choose": "Welk spel?",
  "rules.contents": "Op deze pagina",
  "rules.failed": "De afbeeldingen konden niet worden opgehaald. De tekst redt zich zonder.",
  "rules.unknown_options": "De server kent deze opties niet; de pagina toont de gewone regels.",
  "rules.learn": "Liever al spelend leren",
  "rules.picture": "Voorbeeld: {text}",

  "rules.turn.h": "De beurt",
  "rules.turn.1":
    "Trek een {$tile} en leg die aan het landschap. Daarna mag je één {$follower} op die {$tile} zetten. Tot slot wordt alles geteld wat de {$tile} heeft afgebouwd, en is de volgende speler aan de beurt.",
  "rules.turn.2":
    "Iedereen heeft {followers} {followers|$follower|$followers}. Wie de meeste punten heeft als alles gelegd is, wint; bij een gelijk totaal wordt de overwinning gedeeld.",

  "rules.laying.h": "{$Tiles} leggen",
  "rules.laying.1":
    "De nieuwe {$tile} moet met minstens één zijde aan het landschap grenzen; alleen een hoek is niet genoeg. Waar zijden elkaar raken moeten ze passen: stad aan stad, weg aan weg, {$field} aan {$field}. Je mag draaien zoals je wilt.",
  "rules.laying.2": "Een {$tile} die nergens past, gaat uit het spel, en je trekt een andere.",
  "rules.laying.picture": "De bocht in de hand past op elke gemarkeerde plek.",

  "rules.followers.h": "{$Followers}",
  "rules.followers.1":
    "Een {$follower} komt alleen op de zojuist gelegde {$tile}, en waar je hem zet bepaalt wat hij is: een ridder in een stad, een {$thief} op een weg, een monnik in een klooster, een boer die in een {$field} ligt.",
  "rules.followers.2":
    "In de hele stad, op de hele weg of in de hele {$field} mag nog geen {$follower} staan, hoe ver weg ook en van wie ook, jijzelf inbegrepen.",
  "rules.followers.2@first-edition-nl":
    "In de hele stad, op de hele weg of in het hele {$field} mag nog geen {$follower} staan, hoe ver weg ook en van wie ook, jijzelf inbegrepen.",
  "rules.followers.3":
    "{$Followers} worden nooit verplaatst of zomaar teruggenomen. Ze komen thuis wanneer wordt geteld wat ze bezetten; boeren blijven tot het einde.",
  "rules.followers.picture": "De ridder en de {$thief} van rood; de monnik en de boer van blauw.",
  "rules.followers.occupied":
    "De nieuwe {$tile} van blauw sluit aan op de stad van roods ridder: blauw mag hier boer worden, maar geen ridder.",

  "rules.road.h": "Wegen",
  "rules.road.1":
    "Een weg eindigt bij een kruispunt, een stad of een klooster, of sluit zich tot een ring. Afgebouwd levert hij 1 punt op voor elke {$tile} waar hij over loopt. De {$thief} komt thuis.",
  "rules.road.picture": "Van kruispunt tot kruispunt over vier {$tiles}: rood krijgt {red} punten.",

  "rules.city.h": "Steden",
  "rules.city.1":
    "Een stad is af als haar muur geen gat heeft, van buiten noch van binnen. Ze levert 2 punten per {$tile} op en nog eens 2 per {$pennant}. De ridder komt thuis.",
  "rules.city.small": "Een stad van maar twee {$tiles} is geen uitzondering: ze levert 4 op.",
  "rules.city.small_first":
    "Een afgebouwde stad van maar twee {$tiles} is de uitzondering: zij levert in totaal 2 punten op.",
  "rules.city.small_pennants":
    "Een afgebouwde stad van maar twee {$tiles} is de uitzondering: zij levert 2 punten op, en nog eens 2 per {$pennant}.",
  "rules.city.picture": "Drie {$tiles} en een {$pennant}: rood krijgt {red} punten.",
  "rules.city.small_picture": "De kleinste stad: rood krijgt {red} punten.",

  "rules.cloister.h": "Kloosters",
  "rules.cloister.1":
    "Een klooster is af als op alle acht plekken eromheen {$tiles} liggen, wat er ook op staat. Het levert 9 punten op en de monnik komt thuis.",
  "rules.cloister.picture": "De achtste buur is gelegd: rood krijgt {red} punten.",

  "rules.shared.h": "Delen en meerderheid",
  "rules.shared.1":
    "Je kunt je niet bij iemand voegen in een stad, op een weg of in een {$field}; maar twee bezette delen kunnen aan elkaar groeien. Dan krijgt wie er de meeste {$followers} heeft alle punten. Hebben meer spelers er evenveel, dan krijgt elk van hen alle punten. De anderen krijgen niets, en ieders {$followers} komen thuis.",
  "rules.shared.picture": "Elk één ridder: rood krijgt {red} punten en blauw {blue}.",
  "rules.shared.majority": "Twee ridders tegen één: rood krijgt {red} punten, blauw {blue}.",

  "rules.field.h": "{$Fields} en boeren",
  "rules.field.1":
    "{$Fields} worden begrensd door wegen, stadsmuren en de rand van het landschap. Een boer blijft liggen tot het spel afgelopen is: denk goed na voor je er een neerlegt.",
  "rules.field.2":
    "Aan het einde leveren {$fields} punten op voor de afgebouwde steden waarvan ze de muur raken. Onafgebouwde steden tellen niet, en elkaar raken bij een hoek ook niet. Hoe groot alles is, doet er niet toe.",
  "rules.field.per_field":
    "Wie in een {$field} de meeste boeren heeft, krijgt 3 punten voor elke afgebouwde stad langs de rand; bij gelijke stand krijgt elk alles. Een stad tussen meer {$fields} betaalt in elk daarvan.",
  "rules.field.per_city":
    "Bekijk de afgebouwde steden een voor een. Wie in alle {$fields} rond een stad samen de meeste boeren heeft, krijgt er 4 punten voor; bij gelijke stand krijgt elk er 4. Elke stad betaalt dus één keer, en een boer kan bij meer steden meetellen.",
  "rules.field.once":
    "Iedereen kijkt naar zijn eigen {$fields}: elke afgebouwde stad aan de rand van een {$field} waarin hij de meeste boeren heeft, levert hem 3 punten op, maar maar één keer, hoeveel van zulke {$fields} hij ook heeft; bij een gelijk aantal krijgt iedereen ze.",
  "rules.field.fields_once":
    "Eén stad, drie {$fields}. Blauw heeft er twee van, en de stad betaalt elke speler één keer: {blue} punten voor blauw, {red} voor rood.",
  "rules.field.picture":
    "De weg scheidt de {$fields}. Blauw raakt de afgebouwde stad: {blue} punten. Rood niet: {red}.",
  "rules.field.fields_per_field":
    "Eén stad, drie {$fields}. Blauw bezit er twee en krijgt {blue} punten, rood één en krijgt er {red}.",
  "rules.field.fields_per_city":
    "Eén stad, drie {$fields}. Blauw heeft er twee boeren omheen, rood één: blauw krijgt {blue} punten, rood {red}.",

  "rules.end.h": "Het einde van het spel",
  "rules.end.1":
    "Het spel eindigt met de beurt van de laatste {$tile}. Wat dan niet afgebouwd is, levert minder op: een weg 1 punt per {$tile}, een stad 1 per {$tile} en 1 per {$pennant}, een klooster 1 en nog 1 voor elke {$tile} eromheen. Als laatste worden de {$fields} geteld.",
  "rules.end.picture":
    "Onafgebouwd aan het einde: de weg van rood {red} punten, de stad van blauw {blue}, het klooster van geel {yellow}.",
} satisfies Catalogue<typeof english>;

const boxes = import.meta.glob<Record<string, string>>("../../boxes/*/words/nl.ts", {
  query: "?rules",
  eager: true,
  import: "rules",
});
export const words = together<string>([rules, ...Object.values(boxes)]);
