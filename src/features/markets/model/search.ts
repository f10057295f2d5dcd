import type { MarketRow } from './marketRow';

type Searched = Pick<MarketRow, 'base' | 'quote' | 'name'>;

const SEPARATORS = /[/_\s-]/g;

/** What is left of a search when case and separators do not count; empty finds everything. */
export function searchTerm(search: string): string {
  return search.toLowerCase().replace(SEPARATORS, '');
}

/** Whether a pair is meant by "btc", "btcusdt", "btc/usdt" or "bitcoin". */
export function matchesSearch(row: Searched, search: string): boolean {
  const term = searchTerm(search);
  const isMeant = (text: string) => searchTerm(text).includes(term);
  return isMeant(row.base + row.quote) || isMeant(row.name);
}

export interface MatchParts {
  before: string;
  match: string;
  after: string;
}

/** Takes a text apart around what was typed, for highlighting; `match` is empty where the text holds none of it. */
export function matchParts(text: string, search: string): MatchParts {
  const typed = search.trim().toLowerCase();
  const at = typed === '' ? -1 : text.toLowerCase().indexOf(typed);
  if (at < 0) return { before: text, match: '', after: '' };
  return { before: text.slice(0, at), match: text.slice(at, at + typed.length), after: text.slice(at + typed.length) };
}
