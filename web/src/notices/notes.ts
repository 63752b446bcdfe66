// A word for the table that is opened next: what became of a wish with which somebody sat down there.
const notes = new Map<string, string[]>();

export function leaveNote(game: string, text: string): void {
  notes.set(game, [...(notes.get(game) ?? []), text]);
}

/** What is to be told at a table, this once. */
export function takeNotes(game: string): string[] {
  const found = notes.get(game) ?? [];
  notes.delete(game);
  return found;
}
