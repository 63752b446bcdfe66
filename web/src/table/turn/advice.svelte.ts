// A hint: asked for, shown on the board, and gone with the position it was for.
import * as api from "../../api/client";
import type { Hint } from "../../api/types";
import { hintWords } from "../../replay/analysis/reasons";
import { addWords } from "../../words";
import type { LiveGame } from "../game.svelte";
import { refusalWords } from "../../game/messages/refusals";
import type { Toasts } from "../messages/toasts.svelte";
import type { Turn } from "./turn.svelte";

export class Advice {
  given = $state.raw<Hint | "asked" | null>(null);
  /** Whether one can be had: the table allows hints and this device is asked. */
  offered = $derived.by((): boolean => !!this.game.table?.aids.hints && this.game.asked !== null);

  /** Why, in words. */
  words = $derived.by((): string =>
    this.given && this.given !== "asked" ? hintWords(this.given, this.game.names) : "",
  );

  constructor(
    private readonly game: LiveGame,
    private readonly turn: Turn,
    private readonly messages: Toasts,
  ) {}

  async ask(): Promise<void> {
    const { id, asked } = this.game;
    const token = asked === null ? null : this.game.token(asked);
    if (!this.offered || !token || this.given === "asked") return;
    this.turn.clear();
    this.given = "asked";
    try {
      const [found] = await Promise.all([api.hint(id, token), addWords("replay").catch(() => undefined)]);
      if (this.given !== "asked") return;
      this.given = found;
      this.turn.show(found.action);
      this.messages.speak(this.words);
    } catch (error) {
      this.given = null;
      this.messages.add(refusalWords(error));
    }
  }

  /** Goes on to the follower when the tile has been laid as advised. */
  goOn(): void {
    const { given, turn } = this;
    const [first, second] = given && given !== "asked" ? given.actions : [];
    if (turn.draft.length === 1 && second && JSON.stringify(turn.draft[0]) === JSON.stringify(first)) turn.show(second);
  }

  drop(): void {
    this.given = null;
  }
}
