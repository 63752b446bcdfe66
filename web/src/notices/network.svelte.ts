// The page without a network: whether there is one, the service worker, and the offer to install the page.
import { served } from "../api/client";
import { serverless } from "../api/home";
import { url } from "../api/transport";

interface InstallOffer extends Event {
  prompt(): Promise<void>;
}

/** Milliseconds between two looks for a server that is away. */
const LOOK = 5000;
const state = $state({ online: navigator.onLine, served: true, offer: null as InstallOffer | null });

/** What is away: this device's network, the server alone, or nothing; where there is no server it is not missed. */
export const away = (): "network" | "server" | null =>
  serverless() ? null : !state.online ? "network" : !state.served ? "server" : null;
/** Whether the browser offers to install the page. */
export const installable = (): boolean => state.offer !== null;

/** Lets the browser ask whether to install the page. */
export async function askToInstall(): Promise<void> {
  await state.offer?.prompt();
  state.offer = null;
}

/** Listens to the network and, once the page is built and shown, keeps it for times without. */
export function install(): void {
  addEventListener("online", () => (state.online = true));
  addEventListener("offline", () => (state.online = false));
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    state.offer = event as InstallOffer;
  });
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const worker = serverless() ? "/sw.js?serverless" : "/sw.js";
  const register = (): void => {
    navigator.serviceWorker.register(url(worker)).catch(() => undefined);
  };
  if (document.readyState === "complete") register();
  else addEventListener("load", register);
  if (navigator.serviceWorker.controller && !serverless()) void lookForServer(); // the cache may have sent this page
}

/** Looks whether the server is there, and again until it is. */
export async function lookForServer(): Promise<void> {
  state.served = await served();
  if (!state.served) setTimeout(() => void lookForServer(), LOOK);
}
