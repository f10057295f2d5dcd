import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const AREAS = ['contract', 'domain', 'exchange', 'server', 'src', 'pages'];
/** A symbol is a name: what it trades stands in the instrument. */
const TAKEN_APART = /\.(split|replace|replaceAll|indexOf|lastIndexOf)\(\s*['"`/]_['"`/]/;

/** Two coins are not yet a market: there may be several of them, of several kinds. Names are given in the exchange's catalogue. */
const GLUED = /\}_\$\{/;
const NAMES_NOTHING = /^(contract|domain|server|src|pages)\//;

/** Names of time zones (America/New_York), of settings (SMS_GATEWAY_URL) and of plural forms (count_one) have the sign, too. */
const NO_SYMBOLS = ['src/features/settings/model/timeZones.ts', 'exchange/settings/misspelt.ts', 'src/i18n/branches.ts'];

const sources = AREAS.flatMap((area) =>
  readdirSync(area, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(area, name)),
);

it('takes no symbol apart by hand', () => {
  expect(sources.filter((file) => !NO_SYMBOLS.includes(file) && TAKEN_APART.test(readFileSync(file, 'utf8')))).toEqual([]);
});

it('puts no symbol together by hand', () => {
  const users = sources.filter((file) => NAMES_NOTHING.test(file) && !NO_SYMBOLS.includes(file));
  expect(users.filter((file) => GLUED.test(readFileSync(file, 'utf8')))).toEqual([]);
});
