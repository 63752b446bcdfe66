// Notices when the page is closed: this device lets the server call it, for the seats it holds.
import { pushKey, pushSubscribe, pushUnsubscribe } from "../api/client";
import { signedInAs } from "../api/me.svelte";
import { allTokens } from "../api/seats";
import { t } from "../words";
import { wishes } from "./wishes.svelte";

/** The newest seats: the server takes so many at once. */
const MOST = 200;
/** Where the service worker finds its words: it has no catalogue of its own. */
const WORDS = "/notice-words.json";

/** Whether this browser can be called at all. */
export const pushable = (): boolean => isSecureContext && "serviceWorker" in navigator && "PushManager" in globalThis;

/** Lets the server call this device for all of its seats. */
export async function subscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.ready;
  const { key } = await pushKey();
  const subscription =
    (await worker.pushManager.getSubscription()) ??
    (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) }));
  await keepWords();
  const { endpoint, keys } = subscription.toJSON();
  await pushSubscribe({
    endpoint: endpoint ?? "",
    keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" },
    tokens: allTokens().slice(-MOST),
    ...(signedInAs() ? { seeks: wishes.seeks } : {}),
  });
}

/** Is called no more. */
export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  const subscription = await worker?.pushManager.getSubscription();
  if (!subscription) return;
  await pushUnsubscribe(subscription.endpoint);
  await subscription.unsubscribe();
}

/** Tells the server about seats taken since; quietly, as nobody has asked for it just now. */
export async function renew(): Promise<void> {
  if (!wishes.push || !pushable() || Notification.permission !== "granted") return;
  await subscribe().catch(() => undefined);
}

async function keepWords(): Promise<void> {
  const words = {
    title: t("notice.your_turn"),
    against: t("notice.against", { names: "{names}" }),
    looks: t("notice.looks", { name: "{name}" }),
    play: t("notice.play"),
  };
  await (await caches.open("words")).put(WORDS, new Response(JSON.stringify(words)));
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}
