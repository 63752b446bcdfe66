// A page for looking at the board alone, with `npm run dev`: /demo/board.html?game=ID shows that game of the server,
// &ply=N an earlier position of it; ?at=NAME shows /fixtures/NAME.json, a position kept in a file. More: &plain,
// &ghost, &fields, &holes, &gains, &lit=city, &theme=dark.
import { mount } from "svelte";
import "../src/look/theme.css";
import { preferred, speak } from "../src/words";
import Demo from "./Demo.svelte";

const asked = new URLSearchParams(location.search);
if (asked.get("theme")) document.documentElement.dataset.theme = asked.get("theme")!;
const [game, ply] = [asked.get("game"), asked.get("ply")];
const address = game
  ? `/api/v1/games/${game}/position${ply ? `?ply=${ply}` : ""}`
  : `/fixtures/${asked.get("at") ?? "modern"}.json`;
const position = await (await fetch(address)).json();
await speak(preferred());
mount(Demo, { target: document.getElementById("page")!, props: { position, asked } });
