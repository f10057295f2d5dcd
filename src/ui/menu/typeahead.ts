/** The next item, after the current one and around, that starts with a typed letter; undefined for other keys. */
export function indexByTyping(key: string, current: number, texts: readonly string[]): number | undefined {
  if (key.length !== 1 || key === ' ') return undefined;
  const letter = key.toLocaleLowerCase();
  const order = texts.map((_, index) => (current + 1 + index) % texts.length);
  return order.find((index) => texts[index]?.trim().toLocaleLowerCase().startsWith(letter));
}
