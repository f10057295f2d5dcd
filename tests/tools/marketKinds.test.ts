import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INSTRUMENT_KINDS } from '@/domain/market/marketState';

/** The import rules refuse one kind's calls; this refuses what needs no import: its name. */
const NAMES = new RegExp([...INSTRUMENT_KINDS, 'futures', 'contracts'].join('|'), 'i');
const LAYER = 'src/market';

it('what trading screens share names no kind of market', () => {
  const files = readdirSync(LAYER, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(200);
  const naming = files.flatMap((file) =>
    readFileSync(join(LAYER, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (NAMES.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
  );
  expect(naming).toEqual([]);
});
