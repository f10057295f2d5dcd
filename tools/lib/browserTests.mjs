import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { freePort } from './ports.mjs';
import { runToEnd } from './processes.mjs';
import { playwrightCounts } from './report.mjs';
import { root } from './root.mjs';
import { isBuildStale } from './sources.mjs';
import { createStack } from './stack.mjs';
import { serveWidestWords } from './widestWords.mjs';

/** All the browsers of the tests are one address. */
const MANY_PAGES = { PAGES_PER_MINUTE: '100000' };
/** Everything still moves; two cores have to draw all of it. */
const CALM_MARKET = { PRACTICE_RATE: '0.5' };
/** A machine whose processors are lent to others stands still for seconds: that is no exchange that is away. */
const SLOW_MACHINE = { EXCHANGE_SILENT_SECONDS: '60' };
/** Each test has an account of its own: what keeps robots out would be a tenth of all their work. */
const QUICK_CAPTCHA = { CAPTCHA_ROUNDS: '50' };
/** One withdrawal reaches its end in sight of a test, and another is called back before it leaves. */
const SHORT_HOLDS = { WITHDRAWAL_WINDOW_SECONDS: '60', WITHDRAWAL_FIRST_HOLD_SECONDS: '90' };
/** Its data is thrown away: a program that is killed is survived all the same, only a power cut is not. */
const NO_FLUSHES = { DATABASE_FLUSH: 'off' };

/** Signs who is signed in for the live chat of the brand that has one. */
const CHAT_KEY = 'inbox-identity-key';

/** Whose places the widest words of all languages take, in a web of their own: among the languages whose dates and numbers are long. */
const WIDEST = { bg: 'line', 'pt-PT': 'word' };

/** A brand without markets whose live chat is loaded after a yes: none of the project's own has a chat. */
function addChattingBrand(brandsDir) {
  const folder = join(brandsDir, 'chatting');
  cpSync(join(brandsDir, 'aalto'), folder, { recursive: true });
  const file = join(folder, 'site.json');
  const chat = { baseUrl: 'https://support.example', websiteToken: 'inbox', needsConsent: true };
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), hosts: ['chatting.example'], chat }));
}

/**
 * Runs the browser tests (all, or the files of `names`) against one stack of their own: the production build on free ports with
 * an embedded database, thrown away afterwards. What they counted goes into `report`.
 */
export async function runBrowserTests({ names, results, report, check, run }) {
  if (isBuildStale() && !(await check('production build', () => runToEnd(process.execPath, [join(root, 'tools/build.mjs')])))) return;
  const startedAtMs = Date.now();
  const browser = await findBrowser();
  const dataDir = mkdtempSync(join(tmpdir(), 'kontor-e2e-'));
  const settings = { webPort: await freePort(), webHost: 'localhost', exchangePort: await freePort(), dataDir: join(dataDir, 'data') };
  // Brand files are edited by a test, so it works on a copy.
  const brandsDir = join(dataDir, 'brands');
  cpSync(join(root, 'brands'), brandsDir, { recursive: true });
  addChattingBrand(brandsDir);
  const pushPort = await freePort();
  const widestDir = join(dataDir, 'widest');
  const widestWords = serveWidestWords(widestDir, WIDEST);
  const widestPort = await freePort();
  // The browser tests own their data: a folder of their own, whatever database the machine has.
  const env = {
    LOG_LEVEL: 'warn',
    DATABASE_URL: '',
    NATS_URL: '',
    SMTP_URL: '',
    BRANDS_DIR: brandsDir,
    WORKSHOP: 'true',
    CHATWOOT_INBOX_TOKEN: `chatting=${CHAT_KEY}`,
    // A push service of the tests' own.
    WEB_PUSH_ORIGINS: `http://127.0.0.1:${pushPort}`,
    ...MANY_PAGES,
    ...SLOW_MACHINE,
    ...CALM_MARKET,
    ...QUICK_CAPTCHA,
    ...SHORT_HOLDS,
    ...NO_FLUSHES,
  };
  const stack = createStack({ settings, env, alsoWeb: { port: widestPort, cwd: widestDir } });
  const file = join(results, 'e2e.json');
  try {
    const stackAtMs = Date.now();
    await stack.start();
    const startedInMs = Date.now() - stackAtMs;
    const exitCode = await run(names, {
      CHROMIUM_PATH: browser,
      E2E_WEB_PORT: String(settings.webPort),
      E2E_EXCHANGE_PORT: String(settings.exchangePort),
      E2E_BRANDS_DIR: brandsDir,
      E2E_WIDEST_PORT: String(widestPort),
      E2E_WIDEST_WORDS: widestWords,
      E2E_CHAT_KEY: CHAT_KEY,
      E2E_PUSH_PORT: String(pushPort),
      E2E_STARTED_IN_MS: String(startedInMs),
      E2E_EXCHANGE_PID: String(stack.pids().exchange),
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    });
    report.add('browser tests', playwrightCounts(file, exitCode), startedAtMs);
  } catch (error) {
    process.stderr.write(`kontor: the programs under test did not start: ${error.message}\n`);
    report.add('browser tests', { passed: 0, failed: 1 }, startedAtMs);
  } finally {
    await stack.stopAll();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
