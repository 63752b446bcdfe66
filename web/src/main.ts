import { mount, type Component } from "svelte";
import App from "./App.svelte";
import { serverless, takenAlong } from "./api/home";
import "./look/theme.css";
import { startTheme } from "./look/theme";
import { install } from "./notices/network.svelte";
import { resumeSearch } from "./pages/lobby/search.svelte";
import { listen, setRoutes } from "./router.svelte";
import { ROUTES } from "./routes";
import { addWords, preferred, speak } from "./words";

/** Where no server answers, this browser does; returns what tells how far it is. */
async function answerHere(): Promise<Component> {
  const [{ answerPage }, { default: Bar }] = await Promise.all([
    import("./local/home.svelte"),
    import("./local/EngineBar.svelte"),
    addWords("local"),
    addWords("serverless"),
  ]);
  answerPage();
  return Bar;
}

/** Where the game was taken along from a server, both do. */
async function answerToo(): Promise<Component> {
  const [along, { default: Bar }] = await Promise.all([
    import("./local/along.svelte"),
    import("./local/EngineBar.svelte"),
    addWords("local"),
    addWords("along"),
  ]);
  await along.answerToo();
  return Bar;
}

// No `await` at the top: the words wait for this file, as they use what is bundled with it.
async function start(): Promise<void> {
  startTheme();
  await speak(preferred());
  setRoutes(ROUTES);
  listen();
  install();
  if (!serverless()) resumeSearch();
  const Bar = serverless() ? await answerHere() : takenAlong() ? await answerToo() : null;
  mount(App, { target: document.getElementById("page")!, props: { Bar } });
}
void start();
