import { mount } from "svelte";
import App from "./App.svelte";
import "./look/theme.css";
import { startTheme } from "./look/theme";
import { listen } from "./router.svelte";
import { preferred, speak } from "./words";

// Not awaited at the top level: a language's file imports from the bundle this one is in, and would wait for it.
async function start(): Promise<void> {
  startTheme();
  await speak(preferred());
  listen();
  mount(App, { target: document.getElementById("page")! });
}

void start();
