import { mount } from "svelte";
import App from "./App.svelte";
import "./look/theme.css";
import { startTheme } from "./look/theme";
import { install } from "./notices/network.svelte";
import { resumeSearch } from "./pages/lobby/search.svelte";
import { listen, setRoutes } from "./router.svelte";
import { ROUTES } from "./routes";
import { preferred, speak } from "./words";

// No `await` at the top: the words wait for this file, as they use what is bundled with it.
async function start(): Promise<void> {
  startTheme();
  await speak(preferred());
  setRoutes(ROUTES);
  listen();
  install();
  resumeSearch();
  mount(App, { target: document.getElementById("page")! });
}
void start();
