// The page without a network: whether there is one, the service worker, and the offer to install the page.
interface InstallOffer extends Event {
  prompt(): Promise<void>;
}

const state = $state({ online: navigator.onLine, offer: null as InstallOffer | null });

/** Whether the device has a network; the server may be away all the same. */
export const online = (): boolean => state.online;
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
  if (import.meta.env.PROD && "serviceWorker" in navigator) {
    addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
  }
}
