// The draft of a turn: what this device would answer, kept until it is confirmed. It knows no rules: what may be chosen
// comes from `legal`, what follows from a choice from the server's preview.
import * as api from "../../api/client";
import { Refusal, type Ahead } from "../../api/client";
import type { Action, LegalAction, Phase, Position } from "../../api/types";
import { questionsOf } from "../boxes";
import { choicesOf, figureOf, placesOf, same, type Choice, type Place } from "../../game/choices/choices";
import type { Playable } from "../game.svelte";
import { Laying } from "./laying.svelte";
import { sameCell, type Arrow, type Cell } from "../../game/choices/placing";
import { refusalWords } from "../../game/messages/refusals";
import { settings } from "../../game/settings.svelte";
import { describePlace } from "../../board/words/places";

// Questions that one player may answer in one go; everything else is sent as soon as it is decided.
const goesOn = (phase: Phase): boolean => phase === "follower" || questionsOf(phase).some((one) => one.goesOn);

/** Whether the game itself has said no; otherwise the same may be sent again. */
const final = (error: unknown): boolean =>
  error instanceof Refusal && error.code !== "offline" && error.status !== 429 && error.status < 500;

/** So many milliseconds a hand must rest before the page looks ahead. */
const REST = 120;

/** Who tries answers and takes them. */
export interface Server {
  preview(id: string, token: string, have: Position, actions: Action[]): Promise<Ahead>;
  /** Gives the position afterwards. */
  play(id: string, token: string, have: Position, actions: Action[]): Promise<Position>;
}
const table: Server = {
  preview: (...asked) => api.preview(...asked),
  play: (...asked) => api.move(...asked).then(({ position }) => position),
};

export class Turn {
  draft = $state.raw<Action[]>([]);
  drafted = $state.raw<Ahead | null>(null);
  picked = $state.raw<Action | null>(null);
  ahead = $state.raw<Ahead | null>(null);
  sending = $state(false);
  /** The last answer of a turn that is on its way, where nothing else shows it. */
  sent = $state.raw<Place | null>(null);
  /** The figure that is wished for where several may stand; "" is an ordinary follower. */
  private wish = $state("");
  /** The place that was clicked to choose among its figures. */
  private opened = $state<string | null>(null);
  private readonly previews: Previews;
  private ply = -1;

  /** The position with the draft in it. */
  view = $derived.by((): Position | null => {
    const seen = this.drafted?.position ?? this.game.position;
    return seen && { ...seen, legal: this.offered(seen) };
  });
  /** What is asked of this device now; null while others decide or the turn is on its way. */
  phase = $derived.by((): Phase | null => {
    if (this.sending || this.game.asked === null || !this.view) return null;
    return this.view.state.to_act === this.game.asked ? this.view.state.phase : null;
  });
  /** The tile in hand. */
  readonly laying = new Laying(
    () => (this.phase === "place" ? (this.view?.legal ?? []) : []),
    () => this.view?.state.tile ?? null,
    (cell) => describePlace(cell, this.view?.state ?? null, this.view?.last),
  );
  choices = $derived.by((): Choice[] =>
    this.phase && this.view && this.game.asked !== null ? choicesOf(this.view, this.game.asked) : [],
  );
  /** The same by their places. */
  places = $derived.by((): Place[] => placesOf(this.choices, this.picked, this.wish));
  /** The place of which the figures are shown, where there is more than one. */
  several = $derived.by((): Place | null => {
    const shown = ({ id, lead }: Place): boolean => id === this.opened || same(lead.action, this.picked);
    return this.places.find((place) => place.choices.length > 1 && shown(place)) ?? null;
  });
  canSkip = $derived(this.phase !== null && !!this.view?.legal.some((action) => action.type === "skip"));
  private laid = $derived(this.laying.cell ? (this.laying.way?.action ?? null) : null);
  /** The answer that confirming would add. */
  current = $derived.by((): Action | null => (this.phase === "place" ? this.laid : this.picked));
  touched = $derived(
    this.draft.length > 0 || this.laying.cell !== null || this.picked !== null || this.opened !== null,
  );
  /** Whether confirming sends the turn, as far as is known. */
  ends = $derived(this.ahead !== null && !this.goesOn(this.ahead));

  constructor(
    private readonly game: Playable,
    private readonly tell: (text: string) => void,
    /** What is offered of what is legal: a lesson leaves out what it does not teach. */
    private readonly offered: (position: Position) => LegalAction[] = ({ legal }) => legal,
    private readonly server: Server = table,
  ) {
    this.previews = new Previews(game, server);
  }

  /** Follows the game: a draft for a position that is gone is gone too. */
  sync(): void {
    const { ply } = this.game;
    if (ply === this.ply) return;
    this.ply = ply;
    this.previews.forget();
    this.clear();
    this.sending = false;
  }

  clear(): void {
    this.draft = [];
    this.drafted = null;
    this.laying.clear();
    this.picked = this.ahead = this.opened = this.sent = null;
    this.wish = "";
  }

  /** A square was chosen; chosen again it turns the tile. */
  choose(cell: Cell): void {
    const { laying } = this;
    if (laying.cell && sameCell(laying.cell, cell)) return this.rotate(1);
    const seen = laying.seen(cell) && matchMedia("(hover: hover) and (pointer: fine)").matches;
    if (!laying.put(cell)) return;
    // Who wants no confirming has seen the ghost under the mouse, or there is only one way: the click lays the tile.
    if (!settings.confirm && (seen || laying.here.length === 1)) void this.confirm();
    else this.foresee();
  }

  rotate(quarters: 1 | -1): void {
    this.laying.turn(quarters);
    if (this.laying.cell) this.foresee();
  }

  /** One of the ways at the square and rotation chosen. */
  vary(index: number | null): void {
    if (index === null) return;
    this.laying.vary(index);
    this.foresee();
  }

  arrow(arrow: Arrow): Cell | null {
    const found = this.laying.towards(arrow, this.view?.last ?? { x: 0, y: 0 });
    if (found && this.laying.put(found)) this.foresee();
    return found;
  }

  /** A place was chosen: what it stands for is picked. Who wants no confirming first sees which figures there are. */
  take(place: Place): void {
    const open = place.choices.length > 1 && !settings.confirm && this.opened !== place.id;
    if (open) this.opened = place.id;
    else this.pick(place.lead.action);
  }

  /** The next figure at the place that is chosen, or at all places. */
  otherFigure(step: 1 | -1 = 1): void {
    const place = this.several ?? this.places.find(({ choices }) => choices.length > 1);
    if (!place) return;
    const figures = place.choices;
    const next = figures[(figures.indexOf(place.lead) + step + figures.length) % figures.length]!;
    this.wish = figureOf(next);
    if (same(place.lead.action, this.picked)) this.show(next.action);
  }

  /** An answer was picked; picked again it is confirmed. */
  pick(action: Action): void {
    const again = this.picked !== null && same(action, this.picked);
    this.opened = null;
    this.picked = action;
    if (again || !settings.confirm) void this.confirm();
    else this.foresee();
  }

  /** Shows an action as if it had been chosen, such as a hint's. */
  show(action: Action): void {
    if (action.type === "place") this.laying.lie(action);
    else this.picked = action;
    this.foresee();
  }

  /** Adds the chosen answer to the draft; sends the turn when nothing more is asked. */
  async confirm(): Promise<void> {
    if (this.current) await this.advance(this.current);
  }

  /** Sends one answer at once, without a draft. */
  async play(action: Action): Promise<void> {
    await this.send([action]);
  }

  /** Takes back the last thing that is not yet confirmed. */
  async back(): Promise<void> {
    if (this.sending) return;
    if (this.opened || this.picked) {
      this.picked = this.ahead = this.opened = null;
      return;
    }
    const last = this.draft[this.draft.length - 1];
    if (!last) {
      this.laying.cell = this.ahead = null;
      return;
    }
    const draft = this.draft.slice(0, -1);
    try {
      this.drafted = draft.length ? await this.previews.of(draft) : null;
    } catch (error) {
      return this.refused(error);
    }
    this.draft = draft;
    this.show(last);
  }

  /** What one answer would lead to. */
  peek(action: Action): Promise<Ahead | null> {
    return this.previews.of([...this.draft, action]).catch(() => null);
  }

  private async advance(action: Action): Promise<void> {
    if (this.sending) return;
    const actions = [...this.draft, action];
    const [before, ply] = [this.drafted, this.ply];
    this.sent = this.places.find(({ lead }) => same(lead.action, action)) ?? null;
    this.sending = true;
    try {
      const seen = await this.previews.of(actions);
      if (ply !== this.ply) return; // the game has gone on in the meantime, and the draft with it
      if (this.goesOn(seen)) {
        this.draft = actions;
        this.drafted = seen;
        this.laying.clear();
        this.picked = this.ahead = this.sent = null;
        this.wish = "";
        this.sending = false;
        return;
      }
      this.drafted = seen;
      if (seen.position.state !== before?.position.state) this.sent = null; // the position shows it
    } catch (error) {
      if (ply === this.ply) this.refused(error);
      return;
    }
    if (!(await this.send(actions)) && this.drafted) this.drafted = before;
  }

  /** Sends a turn; says whether it arrived. */
  private async send(actions: Action[]): Promise<boolean> {
    const { asked, position } = this.game;
    const token = asked === null ? null : this.game.token(asked);
    this.sending = token !== null && position !== null;
    if (!token || !position) return false;
    try {
      this.game.take(await this.server.play(this.game.id, token, position, actions));
      this.sync();
      this.sending = false;
      return true;
    } catch (error) {
      this.refused(error);
      return false;
    }
  }

  /** Says why; what was chosen stays unless the game itself has refused it. */
  private refused(error: unknown): void {
    this.sending = false;
    this.sent = null;
    if (final(error)) {
      this.clear();
      this.previews.forget();
    }
    this.tell(refusalWords(error));
  }

  private goesOn(seen: Ahead): boolean {
    const { state, legal } = seen.position;
    return state.to_act === this.game.asked && goesOn(state.phase) && legal.length > 0;
  }

  private async foreseen(actions: Action[]): Promise<void> {
    const seen = await this.previews.of(actions).catch(() => null);
    const now = this.current ? JSON.stringify([...this.draft, this.current]) : "";
    if (seen && now === JSON.stringify(actions)) this.ahead = seen;
  }

  private foresee(): void {
    this.ahead = null;
    this.previews.soon(() => {
      if (this.current && !this.sending) void this.foreseen([...this.draft, this.current]);
    });
  }
}

/** What the last answer of a turn brings, where the preview of the answers before it has told that; null else. */
function followedBy({ events, position, next }: Ahead, answer: Action): Ahead | null {
  const brought = next?.[position.legal.findIndex((one) => same(one as Action, answer))];
  return brought ? { events: [...events, ...brought], position: { ...position, legal: [] } } : null;
}

/** What the server says would follow from a draft; each draft of a position is asked for once. */
class Previews {
  private known = new Map<string, Promise<Ahead>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly game: Playable,
    private readonly server: Server,
  ) {}

  of(actions: Action[]): Promise<Ahead> {
    const key = JSON.stringify(actions);
    const found = this.known.get(key);
    if (found) return found;
    const before = this.known.get(JSON.stringify(actions.slice(0, -1)));
    const asked = before
      ? before.then(
          (seen) => followedBy(seen, actions.at(-1)!) ?? this.ask(actions),
          () => this.ask(actions),
        )
      : this.ask(actions);
    this.known.set(key, asked);
    asked.catch(() => this.known.delete(key));
    return asked;
  }

  private ask(actions: Action[]): Promise<Ahead> {
    const { id, asked, position } = this.game;
    const token = asked === null ? null : this.game.token(asked);
    return position
      ? this.server.preview(id, token ?? "", position, actions)
      : Promise.reject(new Refusal({ code: "offline" }));
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
