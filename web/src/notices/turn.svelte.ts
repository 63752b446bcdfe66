// My turn: a mark in the title and on the icon, a sound, a notification while the player looks elsewhere.
import { untrack } from "svelte";
import { list, t } from "../words";
import type { Seat, Table } from "../api/types";
import { wishes } from "./wishes.svelte";

/** A game, as far as it calls somebody. */
export interface CallingGame {
  id: string;
  table: Table | null;
  names: string[];
  /** The seats of this device. */
  mine: ReadonlyMap<Seat, unknown>;
  /** The seat of this device that is asked now. */
  asked: Seat | null;
}

/** Who waited this long may have looked away. */
const LONG = 5000;
const state = $state({ called: false });

/** Whether it is the turn of somebody at this device, for the window's title. */
export const called = (): boolean => state.called;

/** Whether nobody looks at this page now. */
export const away = (): boolean => document.hidden || !document.hasFocus();

/** Calls the player whenever a turn comes back, as long as the component that asks for it lives. */
export function callPlayer(game: CallingGame): void {
  const asked = $derived(game.asked !== null);
  const loaded = $derived(game.table !== null);
  let known = false; // whoever opens the page sees for themselves
  let since = performance.now();
  $effect(() => {
    const [now, here] = [asked, loaded];
    untrack(() => {
      mark(now);
      if (now && known && (away() || performance.now() - since > LONG)) call(game);
      known = here;
      since = performance.now();
    });
  });
  $effect(() => () => mark(false));
  if (wishes.push) void import("./push").then(({ renew }) => renew());
}

function call(game: CallingGame): void {
  if (wishes.sound) chime();
  if ((wishes.show || wishes.push) && away()) void notify(game);
}

// --- the mark --------------------------------------------------------------------------------------------------------
const DOT = "%3Ccircle cx='24' cy='8' r='7' fill='%23c8371f' stroke='white' stroke-width='2'/%3E";
const END = "%3C/svg%3E";

/** Marks the title and the icon of the page, and the icon of the app where it is installed. */
export function mark(on: boolean): void {
  if (state.called === on) return;
  state.called = on;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = on ? icon.href.replace(END, DOT + END) : icon.href.replace(DOT, "");
  if ("setAppBadge" in navigator)
    void (on ? navigator.setAppBadge(1) : navigator.clearAppBadge()).catch(() => undefined);
}

// --- the sound -------------------------------------------------------------------------------------------------------
let audio: AudioContext | null = null;

/** What sounds; null in a browser without sound, and where nobody has touched the page, for browsers forbid it then. */
function speaker(): AudioContext | null {
  if (navigator.userActivation?.hasBeenActive === false) return null;
  try {
    audio ??= new AudioContext();
    void audio.resume();
    return audio;
  } catch {
    return null; // the mark is there all the same
  }
}

/** Two soft notes, made here: there is no file to load. */
export function chime(): void {
  const on = speaker();
  if (!on) return;
  const at = on.currentTime + 0.02;
  note(on, 659.25, at);
  note(on, 880, at + 0.16);
}

/** The notes of the final scoring, a step each, upwards and from the beginning again. */
const SCALE = [523.25, 587.33, 659.25, 783.99, 880];

/** One soft note for a step of the final scoring. */
export function ring(step: number): void {
  const on = speaker();
  if (on) note(on, SCALE[step % SCALE.length]!, on.currentTime + 0.02);
}

function note(on: AudioContext, hertz: number, at: number): void {
  const tone = on.createOscillator();
  const volume = on.createGain();
  tone.type = "triangle";
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.18, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
  tone.connect(volume).connect(on.destination);
  tone.start(at);
  tone.stop(at + 0.55);
}

// --- the notification ------------------------------------------------------------------------------------------------
/** Says that it is this player's turn. A phone shows notifications by its service worker alone. */
export async function notify(game: Pick<CallingGame, "id" | "names" | "mine">): Promise<void> {
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
  const others = game.names.filter((_, seat) => !game.mine.has(seat));
  const said = { body: others.length ? t("notice.against", { names: list(others) }) : "", tag: game.id };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(t("notice.your_turn"), { ...said, data: { game: game.id } });
  const shown = new Notification(t("notice.your_turn"), said);
  shown.onclick = () => {
    focus();
    shown.close();
  };
}
