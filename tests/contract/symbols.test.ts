import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const AREAS = ['contract', 'domain', 'exchange', 'server', 'src', 'pages'];
/** A symbol is a name: what it trades stands in the instrument. */
const TAKEN_APART = /\.(split|replace|replaceAll|indexOf|lastIndexOf)\(\s*['"`/]_['"`/]/;

const sources = AREAS.flatMap((area) =>
  readdirSync(area, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(area, name)),
);

it('takes no symbol apart by hand', () => {
  expect(sources.filter((file) => TAKEN_APART.test(readFileSync(file, 'utf8')))).toEqual([]);
});
