import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marksOf, readWords } from '@/tests/support/wordFiles';

/** A translation right inside an element of `.num`, whose text runs from left to right in every language. */
const WORDS_IN_NUM = /className="num"[^>]*>\s*\{t\('([\w.]+)'/g;

function keysInNum(): string[] {
  const names = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));
  return names.flatMap((name) => [...readFileSync(join('src', name), 'utf8').matchAll(WORDS_IN_NUM)].map(([, key]) => key ?? ''));
}

describe('words within figures that run from left to right', () => {
  // "4 of 8" would be read as "8 of 4" where one begins at the right: such words take `.counts`.
  it('hold one figure at most', () => {
    const keys = keysInNum();
    const arabic = readWords('ar-AE', 'common');
    expect(keys.length).toBeGreaterThan(3);
    expect(keys.filter((key) => marksOf(arabic.get(key) ?? '').length > 1)).toEqual([]);
  });
});
