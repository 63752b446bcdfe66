import { mount } from "svelte";
import App from "./App.svelte";
import "./look/theme.css";
import { startTheme } from "./look/theme";
import { listen } from "./router.svelte";
import { preferred, speak } from "./words";

startTheme();
await speak(preferred());
listen();
mount(App, { target: document.getElementById("page")! });
