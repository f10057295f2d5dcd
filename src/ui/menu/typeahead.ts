/** Letters that follow each other this quickly are of one word. */
const WORD_MS = 700;

/** What was typed into a menu, and when its last letter was. */
export interface Typed {
  text: string;
  atMs: number;
}

export const NOTHING_TYPED: Typed = { text: '', atMs: 0 };

/** With one more key; undefined with keys that write nothing, and with Space, which chooses. */
export function withKey(before: Typed, key: string, atMs: number): Typed | undefined {
  if (key.length !== 1 || key === ' ') return undefined;
  const isGoingOn = atMs - before.atMs < WORD_MS;
  return { text: (isGoingOn ? before.text : '') + key.toLocaleLowerCase(), atMs };
}

/** The item that starts with what was typed, around from the current one; the same letter again and again goes from one to the next. */
export function indexByTyping(text: string, current: number, texts: readonly string[]): number | undefined {
  const [letter] = text;
  if (letter === undefined) return undefined;
  const isOneLetter = text === letter.repeat(text.length);
  const start = isOneLetter ? letter : text;
  const first = isOneLetter ? current + 1 : Math.max(current, 0);
  const order = texts.map((_, index) => (first + index) % texts.length);
  return order.find((index) => texts[index]?.trim().toLocaleLowerCase().startsWith(start));
}
