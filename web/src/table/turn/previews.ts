// What the server says would follow from a draft; each draft of a position is asked for once.
import * as api from "../../api/client";
import type { Action, PreviewedPosition } from "../../api/types";
import type { LiveGame } from "../game.svelte";

const REST = 120;

export class Previews {
  private known = new Map<string, Promise<PreviewedPosition>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly game: LiveGame) {}

  of(actions: Action[]): Promise<PreviewedPosition> {
    const key = JSON.stringify(actions);
    const found = this.known.get(key);
    if (found) return found;
    const token = this.game.asked === null ? null : this.game.token(this.game.asked);
    const asked = api.preview(this.game.id, token ?? "", this.game.position?.ply ?? 0, actions);
    this.known.set(key, asked);
    asked.catch(() => this.known.delete(key));
    return asked;
  }

  /** Looks ahead once the player has come to rest. */
  soon(look: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(look, REST);
  }

  forget(): void {
    this.known.clear();
  }
}
