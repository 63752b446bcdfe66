import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "term.dragon": "Drache",
  "term.fairy": "Fee",
  "term.princess": "Burgfräulein",
  "preset.dragon": "Burgfräulein & Drache",
  "preset.dragon.line":
    "Ein Drache, der frisst, wen er trifft, eine Fee, die ihn fernhält, Burgfräulein und magische Portale.",
  "table.preset.dragon": "Burgfräulein & Drache",
  "option.princess_dragon": "Burgfräulein & Drache",
  "option.dragon": "Drache und Vulkane",
  "option.fairy": "Fee",
  "option.princess": "Burgfräulein",
  "option.portals": "Magische Portale",
  "option.dragon_moves": "Der Drache zieht",
  "option.dragon_moves.before_scoring": "vor der Wertung",
  "option.dragon_moves.after_scoring": "nach der Wertung",
  "option.princess_action": "Ein Burgfräulein",
  "option.princess_action.may": "darf einen Ritter wegschicken",
  "option.princess_action.must": "muss einen Ritter wegschicken",
  "option.fairy_place": "Die Fee steht",
  "option.fairy_place.follower": "bei einem Gefolgsmann",
  "option.fairy_place.tile": "auf einem Plättchen",
  "table.doing.dragon": "Drache",
  "table.ask.dragon": "Zieh den Drachen ein Plättchen weiter",
  "table.waiting_for.dragon": "{name} zieht den Drachen",
  "table.dragon.step": "Der Drache zieht: {side}",
  "table.dragon.eats": "frisst {n} {n|Figur|Figuren}",
  "table.dragon.why":
    "Er macht sechs Schritte, reihum von allen gezogen, betritt kein Plättchen zweimal und nie das der Fee. Wen er trifft, der geht heim.",
  "table.fairy.to": "Fee auf das Plättchen {place}",
  "table.fairy.beside": "Fee zu deiner Figur: {who} {place}",
  "table.fairy.good": "1 Punkt je Zug, 3 bei der Wertung; der Drache bleibt fern",
  "table.princess.sends": "Wegschicken: {who}",
  "table.princess.good": "geht ohne Punkte zu seinem Spieler zurück",
  "table.then.dragon_eats": "Der Drache frisst {n} {n|Figur|Figuren} der anderen.",
  "table.then.dragon_eats_yours": "Der Drache frisst {n} deiner Figuren.",
  "table.event.dragon_moved": "{name} zieht den Drachen",
  "table.event.fairy_moved": "{name} versetzt die Fee",
  "table.event.driven_by_dragon": "Der Drache frisst eine Figur von {name}",
  "table.event.driven_by_princess": "Das Burgfräulein schickt einen Ritter von {name} weg",
  "table.score.fairy": "Fee: {terms}",
  "table.term.fairy": "{points} für die Fee",
  "tile.volcano": "Vulkan",
  "tile.volcano.1": "Vulkan am Ende eines Weges",
  "tile.dragon": "Drache",
  "tile.portal": "magisches Portal",
  "tile.mark.princess": "Burgfräulein",
} satisfies Catalogue<typeof english.play>;

export const learn = {
  "learn.dragon.name": "Der Drache und die Fee",
  "learn.dragon.line": "Er frisst, wen er trifft, sie hält ihn fern, und ein Portal führt überallhin.",
  "learn.dragon.1.title": "Ein Wegelagerer auf dem Weg",
  "learn.dragon.1.why":
    "Der Drache frisst Gefolgsleute auf der Landschaft, also muss jemand da sein. Beginne wie immer.",
  "learn.dragon.1.do": "verlängere den Weg und stelle einen Wegelagerer darauf.",
  "learn.dragon.2.title": "Ein Vulkan weckt den Drachen",
  "learn.dragon.2.why":
    "Wo ein Plättchen mit einem Vulkan gelegt wird, dorthin kommt der Drache, und niemand darf dort gesetzt werden. Statt einen Gefolgsmann zu setzen, darfst du die Fee zu einem deiner eigenen stellen: der Drache betritt ihr Plättchen nie, und zu Beginn deiner Züge bringt sie dir 1 Punkt.",
  "learn.dragon.2.do": "lege den Vulkan und stelle die Fee zu deinem Wegelagerer.",
  "learn.dragon.3.title": "Der Drache fliegt",
  "learn.dragon.3.why":
    "Nach einem Plättchen mit einem Drachen geht er sechs Schritte, reihum von den Spielern bewegt, von dir zuerst. Er geht nie auf ein Plättchen zurück, auf dem er war, nicht auf das der Fee, und frisst jeden auf seinem Weg. Kann er nicht weiter, bleibt er stehen.",
  "learn.dragon.3.do":
    "lege das Plättchen mit dem Drachen, setze niemanden und schicke den Drachen nach Westen, zu Robins Ritter.",
  "learn.dragon.4.title": "Ein magisches Portal",
  "learn.dragon.4.why":
    "Von einem Portal darf dein Gefolgsmann auf jedes Plättchen, zu allem, was unfertig und frei ist. In Robins Stadt ist jetzt niemand.",
  "learn.dragon.4.do": "lege das Portal und stelle einen Ritter in die Stadt, die Robin gehörte.",
  "learn.dragon.5.title": "Eine Stadt für dich",
  "learn.dragon.5.why": "Ein Plättchen fehlt, dann ist sie fertig.",
  "learn.dragon.5.do": "schließe die Stadt im Süden.",
  "learn.dragon.6.title": "Die Fee zahlt",
  "learn.dragon.6.why": "Wird der Weg gewertet, auf dem ihr Begleiter steht, bringt die Fee 3 Punkte mehr.",
  "learn.dragon.6.do": "schließe den Weg an seinem südlichen Ende.",
} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.by.fairy": "Fee",
  "replay.did.dragon": "zieht den Drachen",
  "replay.did.fairy": "versetzt die Fee",
  "replay.did.princess": "lässt das Burgfräulein einen Ritter wegschicken",
  "replay.why.dragon": "lässt den Drachen {figures} {figures|Figur|Figuren} der anderen fressen",
  "replay.why.princess": "schickt einen fremden Ritter weg",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.dragon.h": "Vulkan und Drache",
  "rules.dragon.1":
    "Wer einen Vulkan legt, bringt den Drachen dorthin, wo immer er ist; auf dieses Plättchen darf niemand gesetzt werden. Bis zum ersten Vulkan werden gezogene Plättchen mit einem Drachen beiseitegelegt und dann wieder eingemischt.",
  "rules.dragon.2":
    "Nach einem Plättchen mit einem Drachen macht er sechs Schritte: den ersten zieht, wer es gelegt hat, die anderen reihum alle. Er betritt kein Plättchen, auf dem er in dieser Bewegung schon war, und nicht das der Fee. Alle auf einem Plättchen, das er betritt, gehen ohne Punkte heim, auch Bauern, Baumeister und Schweine.",
  "rules.dragon.picture":
    "Der Drache hat den Ritter von Blau vor der Wertung der Stadt gefressen: Blau bekommt {blue} Punkte.",
  "rules.dragon.3":
    "Auf das Plättchen, auf dem er steht, darf keine Figur gesetzt werden. Gefolgsleute in Burgen und auf Kronenfeldern sind sicher.",
  "rules.dragon.before": "Er zieht, bevor gewertet wird.",
  "rules.dragon.after": "Er zieht, wenn alles gewertet ist.",
  "rules.fairy.h": "Die Fee",
  "rules.fairy.1":
    "Statt eine Figur zu setzen, darf ein Spieler die Fee zu einem seiner Gefolgsleute stellen, wo immer er steht. Zu Beginn seines Zuges bekommt er 1 Punkt, und 3 Punkte, wenn das gewertet wird, worin dieser Gefolgsmann steht, wer auch immer die Punkte dafür bekommt; so auch am Ende.",
  "rules.fairy.tile":
    "Statt eine Figur zu setzen, darf ein Spieler die Fee auf ein Plättchen mit einem eigenen Gefolgsmann stellen. Zu Beginn seines Zuges bekommt jeder 1 Punkt für jede seiner Figuren dort; ein Gefolgsmann dort bringt 3 Punkte, wenn das gewertet wird, worin er steht.",
  "rules.fairy.picture": "Der Weg von Rot ist fertig: 2 Punkte für den Weg und 3 für die Fee, zusammen {red}.",
  "rules.fairy.2":
    "Der Drache betritt ihr Plättchen nicht. Geht ihr Gefolgsmann, bleibt sie dort allein und zahlt niemandem.",
  "rules.princess.h": "Burgfräulein",
  "rules.princess.may":
    "Wer ein Burgfräulein in eine Stadt mit Rittern legt, darf einen von ihnen heimschicken, gleich wessen, statt eine Figur zu setzen. Schließt das Plättchen die Stadt ab, bekommt dieser Ritter keine Punkte dafür.",
  "rules.princess.must":
    "Wer ein Burgfräulein in eine Stadt mit Rittern legt, muss einen von ihnen heimschicken, gleich wessen, statt eine Figur zu setzen. Schließt das Plättchen die Stadt ab, bekommt dieser Ritter keine Punkte dafür.",
  "rules.princess.picture":
    "Das Burgfräulein schickt den Ritter von Blau heim: Die Stadt ist fertig, und Blau bekommt {blue} Punkte.",
  "rules.portal.h": "Magische Portale",
  "rules.portal.1":
    "Wer ein Portal legt, darf seinen Gefolgsmann auf dieses Plättchen setzen oder auf jedes andere: auf einen Weg, eine Stadt, ein Kloster oder eine Wiese, wo niemand steht und nichts abgeschlossen ist.",
  "rules.portal.picture": "Durch das Portal geht der Bauer von Rot auf eine Wiese drei Plättchen weiter.",
} satisfies Catalogue<typeof english.rules>;
