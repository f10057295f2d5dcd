/** Where a search was found in a text: [start, end) of each piece. */
export type Ranges = readonly (readonly [start: number, end: number])[];

export interface Match {
  /** Larger is better; comparable between texts. */
  score: number;
  ranges: Ranges;
}

/** What stands between the words of a search: a decimal point does not. */
const BETWEEN = /[\s/_-]+/;
/** What a word of a text may follow. Signs that isolate a direction stand around amounts. */
const SEPARATORS = /[\s/_\-:·,.\u2066-\u2069]+/;
const PREFIX = 100;
const WORD_START = 80;
const INITIALS = 60;
const INSIDE = 40;
/** A text is worth a little less the longer it is, and the later it matches. */
const PER_LETTER = 0.05;

/** Lower case without accents, letter for letter, so that places stay the same. */
function plain(text: string): string {
  return [...text].map((letter) => (letter.length > 1 ? letter : (letter.normalize('NFD')[0] ?? letter).toLowerCase())).join('');
}

const startsWord = (text: string, index: number) => index === 0 || SEPARATORS.test(text[index - 1] ?? '');

/** Letters that follow each other or begin a word: "swl" in "switch to light", "btcusdt" in "btc/usdt". */
function initials(word: string, text: string, from = 0): number[] | undefined {
  const [letter] = word;
  if (letter === undefined) return [];
  for (let index = from; index < text.length; index += 1) {
    const isNext = index === from && from > 0;
    if (text[index] !== letter || !(isNext || startsWord(text, index))) continue;
    const rest = initials(word.slice(1), text, index + 1);
    if (rest) return [index, ...rest];
  }
  return undefined;
}

function joined(places: readonly number[]): [number, number][] {
  const ranges: [number, number][] = [];
  for (const place of places) {
    const last = ranges.at(-1);
    if (last?.[1] === place) last[1] = place + 1;
    else ranges.push([place, place + 1]);
  }
  return ranges;
}

/** Every place where a word stands in a text. */
function* occurrences(word: string, text: string): Generator<number> {
  for (let index = text.indexOf(word); index >= 0; index = text.indexOf(word, index + 1)) yield index;
}

function matchWord(word: string, text: string): Match | undefined {
  const found = [...occurrences(word, text)];
  const atStart = found.find((index) => startsWord(text, index));
  const piece = (index: number): Ranges => [[index, index + word.length]];
  if (atStart !== undefined) return { score: (atStart === 0 ? PREFIX : WORD_START) - atStart * PER_LETTER, ranges: piece(atStart) };
  const places = initials(word, text);
  if (places) return { score: INITIALS - (places[0] ?? 0) * PER_LETTER, ranges: joined(places) };
  const [inside] = found;
  return inside === undefined ? undefined : { score: INSIDE - inside * PER_LETTER, ranges: piece(inside) };
}

/** Finds a search in a text: every word of it, in any order, at the start of a word, by initials, or inside. Undefined when one is missing. */
export function fuzzyMatch(search: string, text: string): Match | undefined {
  const words = plain(search).split(BETWEEN).filter(Boolean);
  const body = plain(text);
  const matches = words.map((word) => matchWord(word, body));
  if (!matches.every((match) => match !== undefined)) return undefined;
  const total = matches.reduce((sum, { score }) => sum + score, 0);
  return {
    score: total / Math.max(1, matches.length) - text.length * PER_LETTER,
    ranges: matches.flatMap(({ ranges }) => ranges).toSorted(([one], [other]) => one - other),
  };
}
