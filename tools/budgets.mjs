import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { EXIT } from './lib/fail.mjs';
import { root } from './lib/root.mjs';

// What a page may weigh, gzip kilobytes, in two parts: what loads by itself until everything on screen works, and what comes
// on demand (menus, dialogs, toasts). Terminal and home have aims; the rest is held a little above what it weighs today. What a
// browser really transfers is `npm run bench -- pages`.

/** Words in the code of lazy parts that load without anybody asking. */
const HTTP_CLIENT = /AxiosError/;
const CHART = /attributionLogo/;
/** A language's file of words, whole, or of error texts: of eight languages a user loads one, and of the words only what a page misses. */
const LANGUAGE = /\.exports=JSON\.parse\('\{"(auth|400)"/;

/**
 * Styles that several pages share come in one piece with those of others: what wallets, convert, express and earn brought, every page has.
 * The same holds for the tables of routes, of calls and of what is read again after them.
 */
const TERMINAL = { js: 381, css: 48.5, onDemand: 163, loads: [HTTP_CLIENT, CHART] };
/** Dialogs for each way in, with drawing of codes and what speaks to authenticators; recovery codes ask before they are left. */
const SECURITY = { js: 259.5, css: 48.5, onDemand: 153, loads: [HTTP_CLIENT] };
/** Forms of many kinds, and files; a code for the phone that takes the pictures; what two pages have changed is joined with each key. */
const VERIFICATION = { js: 272, css: 48.5, onDemand: 131, loads: [HTTP_CLIENT] };
/** Words come with a page's HTML, as few as it says; what brings those of another page costs each about a kilobyte of code. */
const DEFAULT = { js: 257.5, css: 48.5, onDemand: 125.5, loads: [HTTP_CLIENT] };
/** A device is remembered under a hash of whom it is remembered for. */
const LOGIN = { ...DEFAULT, onDemand: 132.5 };
/** Both ways to a new password, signed in and not. */
const NEW_PASSWORD = { ...DEFAULT, onDemand: 128.5 };
/** Amounts that are typed, charts, and dialogs to move coins. */
const MONEY = { ...DEFAULT, js: 270.5, onDemand: 134 };
const BUDGETS_KB = {
  // Everything home shows comes with its HTML and over the stream: it makes no call of its own. What happens to the account elsewhere, and
  // what is not saved, is heeded on every page.
  '/': { js: 234.5, css: 48.5, onDemand: 143, loads: [] },
  '/trade/spot/[pair]': TERMINAL,
  '/convert': MONEY,
  // Limits of two kinds are judged while an amount is typed; a price that does not come is said, an order that waits is led to.
  '/express': { ...MONEY, js: 273 },
  '/wallets/[wallet]': MONEY,
  '/wallets/[wallet]/[coin]': MONEY,
  '/wallets/buy/[coin]': { ...MONEY, js: 272 },
  '/wallets/internal-transfer': MONEY,
  '/wallets/overview': MONEY,
  '/wallets/receive/[coin]': MONEY,
  // Proven by the most ways: code, password, authenticator or passkey.
  '/wallets/send/[coin]': { ...MONEY, js: 274 },
  // Three lists, of what moved, between wallets, and for money.
  '/wallets/transaction-history': { ...DEFAULT, js: 259.5 },
  '/login': LOGIN,
  '/login/otp': LOGIN,
  '/profile/resetPwd': NEW_PASSWORD,
  '/reset-password': NEW_PASSWORD,
  '/profile/security': SECURITY,
  '/profile/security/address-book': SECURITY,
  '/profile/security/passkeys': SECURITY,
  // Closing and the download ask for the same.
  '/profile/settings': SECURITY,
  // Freezing is offered there too.
  '/profile/help': { ...DEFAULT, onDemand: 135.5 },
  '/verification/kyb': VERIFICATION,
  '/verification/kyc': VERIFICATION,
};
/** Not pages of the product. */
const UNMEASURED = new Set(['/_app', '/_error', '/dev/ui']);

const LIST_OF_CHUNKS = /\[("static\/chunks\/[^\]]+)\]/g;
const CHUNK = /static\/chunks\/[\w~.-]+\.(?:js|css)/g;
const next = join(root, '.next');
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const { pages } = readJson(join(next, 'build-manifest.json'));
const sources = new Map();
const sizes = new Map();

let isOver = false;
for (const route of Object.keys(pages)
  .filter((name) => !UNMEASURED.has(name))
  .sort()) {
  const budget = BUDGETS_KB[route] ?? DEFAULT;
  const atOnce = filesOf(route, (chunks) => hasAny(chunks, budget.loads));
  const all = filesOf(route, () => true);
  const js = kilobytes(atOnce, '.js');
  const used = { js, css: kilobytes(atOnce, '.css'), onDemand: kilobytes(all, '.js') - js };
  const over = Object.keys(used).filter((kind) => used[kind] > budget[kind]);
  isOver ||= over.length > 0;
  const part = (kind, name) => `${name} ${used[kind].toFixed(1)} of ${budget[kind]} kB`;
  const verdict = over.length > 0 ? `  OVER BUDGET: ${over.join(', ')}` : '';
  process.stdout.write(`${route.padEnd(20)} ${part('js', 'js')}, ${part('css', 'css')}; ${part('onDemand', 'js on demand')}${verdict}\n`);
}
process.exit(isOver ? EXIT.failed : 0);

/** The files of a page and those lazy parts of it, found by the lists of chunks in its code, that `isWanted`. */
function filesOf(route, isWanted) {
  const files = new Set([...pages['/_app'], ...pages[route]]);
  // A set grows while it is walked: lazy parts of lazy parts are found too.
  for (const file of files) {
    if (!file.endsWith('.js')) continue;
    for (const [, list] of sourceOf(file).matchAll(LIST_OF_CHUNKS)) {
      const chunks = list.match(CHUNK) ?? [];
      if (isWanted(chunks) && !hasAny(chunks, [LANGUAGE])) for (const chunk of chunks) files.add(chunk);
    }
  }
  return [...files];
}

/** Whether the code of a lazy part has one of the words in it. */
function hasAny(chunks, words) {
  return chunks.some((chunk) => chunk.endsWith('.js') && words.some((word) => word.test(sourceOf(chunk))));
}

function kilobytes(files, ending) {
  const bytes = files.filter((file) => file.endsWith(ending)).reduce((sum, file) => sum + gzipped(file), 0);
  return bytes / 1000;
}

function sourceOf(file) {
  if (!sources.has(file)) sources.set(file, readFileSync(join(next, file), 'utf8'));
  return sources.get(file);
}

function gzipped(file) {
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(next, file)), { level: 9 }).length);
  return sizes.get(file);
}
