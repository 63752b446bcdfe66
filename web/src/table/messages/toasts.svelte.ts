// Short messages that go by themselves, and the same words for who listens.
import type { Seat } from "../../api/types";

export interface Toast {
  id: number;
  text: string;
  seat: Seat | null;
  deed: boolean;
}
const SHOWN = 5000;
const MOST = 3;

/** Words as a sentence: one full stop, or the mark that they end with. */
const sentence = (words: string): string => (/[.!?…:]$/.test(words.trim()) ? words.trim() : `${words.trim()}.`);

export class Toasts {
  shown = $state.raw<Toast[]>([]);
  /** The last words, for an aria-live region. */
  spoken = $state("");
  private count = 0;

  /** Shows a message; a deed takes the place of the last deed of the same player. */
  add(text: string, seat: Seat | null = null, deed = false): void {
    const id = ++this.count;
    const others = this.shown.filter((toast) => !(deed && toast.deed && toast.seat === seat));
    this.shown = [...others.slice(-(MOST - 1)), { id, text, seat, deed }];
    setTimeout(() => (this.shown = this.shown.filter((toast) => toast.id !== id)), SHOWN);
    this.speak(text);
  }

  /** Gets the messages out of the way, as when a hand comes to the board. */
  clear(): void {
    this.shown = [];
  }

  speak(text: string): void {
    this.words = [...this.words.slice(-4), text];
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.spoken = this.words.map(sentence).join(" ");
      this.words = [];
    }, 250);
  }

  private words: string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
}
