/** Signs of currencies, and which coins they stand for: "$" for dollars and the coins that stand for one. */
const DOLLAR = /^[A-Z]{0,2}USD[A-Z\d]?$/;
const SIGNS: ReadonlyMap<string, RegExp> = new Map([
  ['$', DOLLAR],
  ['US$', DOLLAR],
  ['€', /^A?EUR[A-Z]?$/],
  ['£', /^GBP[A-Z]?$/],
  ['₿', /^BTC$/],
]);
/** Currencies as the product's languages write them out: no code, no sign, and a point in some of them. */
const WRITTEN_OUT: readonly string[] = ['лв.', 'лв', '元', 'د.إ', 'درهم'];
/** One word or sign, short enough to be told: "BTC", "HK$", "million". */
const TELLABLE = /^[\p{L}\p{Sc}][\p{L}\p{M}\p{N}\p{Sc}.]{0,11}$/u;

/** A single letter multiplies: "1.5 K" is no 1.5, not even where a coin is called so. */
const isUnit = (unit: string) => unit.length > 1;

/** A text and a unit at its edge run together where letters meet letters or digits meet digits: "WBTC" does not end in the unit BTC. */
const isApart = (beside: string, edge: string) =>
  !(/\p{L}/u.test(beside) && /\p{L}/u.test(edge)) && !(/\d/.test(beside) && /\d/.test(edge));

/** The text without `unit` before or behind its number, in whatever case it is written there; undefined where it does not stand. */
function withoutWord(text: string, unit: string): string | undefined {
  const own = unit.toLowerCase();
  if (own.length >= text.length) return undefined;
  const lower = text.toLowerCase();
  const before = text.slice(0, -own.length);
  if (lower.endsWith(own) && isApart(before.slice(-1), own.slice(0, 1))) return before.trim();
  const behind = text.slice(own.length);
  return lower.startsWith(own) && isApart(own.slice(-1), behind.slice(0, 1)) ? behind.trim() : undefined;
}

/** The text without the field's own unit before or behind its number: "5 btc" in a field of BTC. */
export function withoutUnit(text: string, unit: string): string {
  return (isUnit(unit) ? withoutWord(text, unit) : undefined) ?? text;
}

const isOwn = (word: string, unit: string) => (isUnit(unit) && word.toUpperCase() === unit.toUpperCase()) || SIGNS.get(word)?.test(unit);

/** What stands beside a number: nothing but the field's own unit, one that is not, or what is no single word. */
export type BesideNumber = { kind: 'own' } | { kind: 'other'; unit: string } | { kind: 'unknown' };

/** Judges the words before and behind a number. Those that multiply have no end, so what is not the field's own is never read over. */
export function judgeBeside(words: readonly string[], unit: string): BesideNumber {
  const [other, ...more] = words.filter((word) => word !== '' && !isOwn(word, unit));
  if (other === undefined) return { kind: 'own' };
  return more.length === 0 && TELLABLE.test(other) ? { kind: 'other', unit: other } : { kind: 'unknown' };
}

/** A text without the currency that is written out in it, if there is one, and that currency. */
export function withoutCurrency(text: string): readonly [rest: string, currency: string] {
  for (const word of WRITTEN_OUT) {
    const rest = withoutWord(text, word);
    if (rest !== undefined) return [rest, word];
  }
  return [text, ''];
}
