import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

// What fits in its widest words fits in every language's: one walk through the screens instead of one for each language.

/** Read from the right, they do not stand beside the others. */
const TURNED = 'ar-AE';
const NAMESPACES = ['common', 'error'];

/** Parts of an em that letters take, about: narrow ones, wide ones, capitals, signs as wide as high; all others are 0.56. */
const WIDTHS = [
  [/[ijlI.,:;'|!()[\] ftr’·]/u, 0.32],
  [/[\u3000-\u9fff\uff00-\uffef]/u, 1],
  [/[mwMW@%жшщюыфмЖШЩЮЫФМ]/u, 0.88],
  [/\p{Lu}/u, 0.68],
];
const OTHER = 0.56;

const widthOf = (text) => [...text].reduce((sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER), 0);
/** What stands on the page, about: a value for each parameter, and no markup. */
const shown = (text) => text.replace(/<\/?\w+\/?>/g, '').replace(/\{\{\w+\}\}/g, '00000');
/** Where lines break: between words, and within Chinese anywhere. */
const wordsIn = (text) => text.split(/[\s\u200b]|(?<=[\u3000-\u9fff])/u);

const wholeWidth = (text) => widthOf(shown(text));
const wordWidth = (text) => Math.max(...wordsIn(shown(text)).map(widthOf));

/** By what one of several translations is the widest: as a line that does not break, or where each word has a line. */
export const BY = {
  line: wholeWidth,
  word: (text) => wordWidth(text) + wholeWidth(text) / 1000,
};

/** Keys of texts that share one line: such a line is of one language, the one in which all of it is the widest. */
export const SHARE_A_LINE = [
  ['trade.openOrders', 'trade.orderHistory', 'trade.tradeHistory', 'trade.balances', 'trade.hideOtherPairs', 'trade.cancelAll'],
  ['trade.orderBook', 'trade.trades'],
  ['notifications.title', 'notifications.readAllShort'],
];

const textAt = (catalogue, key) => key.split('.').reduce((group, name) => group?.[name], catalogue);

function putAt(catalogue, key, text) {
  const names = key.split('.');
  const group = textAt(catalogue, names.slice(0, -1).join('.'));
  group[names.at(-1)] = text;
}

/** Gives back their own language to lines that several texts share. */
export function setLines(widest, catalogues, measure) {
  for (const keys of SHARE_A_LINE.filter(([key]) => textAt(widest, key) !== undefined)) {
    const lines = catalogues.map((catalogue) => keys.map((key) => textAt(catalogue, key)));
    const sum = (line) => line.reduce((width, text) => width + measure(text), 0);
    const longest = lines.reduce((most, line) => (sum(line) > sum(most) ? line : most));
    for (const [place, key] of keys.entries()) putAt(widest, key, longest[place]);
  }
  return widest;
}

/**
 * A catalogue with the keys of the first, each with the widest of its translations.
 * @param measure how wide a text is
 */
export function widestOf(catalogues, measure) {
  const [first] = catalogues;
  return Object.fromEntries(
    Object.entries(first).map(([key, own]) => {
      const all = catalogues.map((catalogue) => catalogue?.[key]).filter((text) => typeof text === typeof own);
      if (typeof own === 'object') return [key, widestOf(all, measure)];
      return [key, all.reduce((widest, text) => (measure(text) > measure(widest) ? text : widest), own)];
    }),
  );
}

const languages = () => readdirSync(join(root, 'locales')).filter((name) => name !== TURNED);
const read = (language, namespace) => JSON.parse(readFileSync(join(root, 'locales', language, `${namespace}.json`), 'utf8'));

/**
 * A folder from which the built web serves the widest words in place of a language's own: everything else of it is the project's.
 * @param folder made here
 * @param places by language whose place they take, what they are the widest by (`line`, `word`)
 * @returns the folder of its languages
 */
export function serveWidestWords(folder, places) {
  mkdirSync(folder);
  for (const name of readdirSync(root)) if (name !== 'locales') symlinkSync(join(root, name), join(folder, name));
  const locales = join(folder, 'locales');
  cpSync(join(root, 'locales'), locales, { recursive: true });
  for (const [language, by] of Object.entries(places))
    for (const namespace of NAMESPACES) {
      const others = languages().filter((other) => other !== language);
      const catalogues = [language, ...others].map((other) => read(other, namespace));
      const widest = setLines(widestOf(catalogues, BY[by]), catalogues, wholeWidth);
      writeFileSync(join(locales, language, `${namespace}.json`), JSON.stringify(widest));
    }
  return locales;
}
