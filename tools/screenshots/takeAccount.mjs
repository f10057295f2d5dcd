import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { createAccount, giveToken } from '../../e2e/support/accounts.ts';
import { siteUrl } from '../../e2e/support/places.ts';
import { fail } from '../lib/fail.mjs';
import { root } from '../lib/root.mjs';
import { DOCS, smallPicture } from './account/docs.mjs';
import { BRAND, personCalled } from './account/people.mjs';
import { SCENES } from './account/scenes.mjs';
import { sheetOf } from './account/sheet.mjs';
import { ALL_WIDTHS, BROWSER_ARGS, chosen, DEVICES, isCalled } from './devices.mjs';
import { isQuiet, paintIn, SETTLE_MS, wholeHeight } from './onPage.mjs';
import { LANGUAGES, THEMES } from './screens.mjs';

// npm run screenshots -- account: the account's screens in their states, into .shots/account, and beside each what it is in both
// themes and languages on one sheet. Words narrow it down: `account security kyc-sent 390 light ar-AE`; a word that ends in - is the
// start of names: `account kyc-`. `account docs` takes the pictures of docs/ACCOUNT.md and MONEY.md. A page is opened once for all its widths and
// themes, which keeps it quick.

// Required, not imported: only so does it know its own place, beside which it looks for the words.
const { wordsOf } = createRequire(import.meta.url)('../../e2e/support/words.ts');

/** Of the sheet: how wide a shot stands on it, how many to a row, how much of a long page. */
const SHEETS = { phone: { width: 390, columns: 4, tallest: 2000 }, desk: { width: 880, columns: 2, tallest: 1100 } };
const SHEET_WIDTHS = { phone: 390, desk: 1440 };
const PATIENCE_MS = 15_000;

const words = process.argv.slice(2);
const themes = chosen(words, THEMES);
const languages = chosen(words, LANGUAGES);
const widths = chosen(words, ALL_WIDTHS);
const names = words.filter((word) => ![...ALL_WIDTHS.map(String), ...THEMES, ...LANGUAGES].includes(word));
const scenes = SCENES.filter((scene) => names.length === 0 || names.some((word) => isCalled(scene, word)));
if (scenes.length === 0 && !names.includes('docs'))
  fail(`There is no such picture. Pictures: ${SCENES.map(({ name }) => name).join(', ')}.`);

const folder = join(root, '.shots/account');
const sheets = join(folder, 'sheets');
mkdirSync(sheets, { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: BROWSER_ARGS });
const missed = [];
if (names.includes('docs')) await takeDocs();
for (const scene of scenes)
  for (const device of Object.keys(DEVICES).filter((one) => scene.on === undefined || scene.on === one)) await takeScene(scene, device);
await browser.close();
if (missed.length > 0) fail(`Not taken: ${missed.join(', ')}.`);

async function takeScene(scene, device) {
  const wanted = DEVICES[device].widths.filter((width) => widths.includes(width));
  if (wanted.length === 0) return;
  const taken = [];
  for (const language of languages) taken.push(...(await takeOn(scene, device, { wanted, language, themes })));
  const shown = taken.filter(({ width }) => width === (wanted.includes(SHEET_WIDTHS[device]) ? SHEET_WIDTHS[device] : wanted[0]));
  if (shown.length === 0) return;
  const sheet = await sheetOf(
    shown.map(({ file }) => file),
    SHEETS[device],
  );
  writeFileSync(join(sheets, `${scene.name}-${device}.png`), sheet);
  process.stdout.write(`${scene.name} on a ${device}\n`);
}

/** Those of docs/ACCOUNT.md and MONEY.md. */
async function takeDocs() {
  for (const { of, name, width, theme, language } of DOCS) {
    const images = join(root, 'docs/images', of);
    mkdirSync(images, { recursive: true });
    const device = Object.keys(DEVICES).find((one) => DEVICES[one].widths.includes(width));
    const scene = SCENES.find((one) => one.name === name);
    const [shot] = await takeOn(scene, device, { wanted: [width], language, themes: [theme] });
    if (shot) writeFileSync(join(images, `${name}.webp`), await smallPicture(shot.file, width));
    process.stdout.write(`${name} of docs/${of.toUpperCase()}.md\n`);
  }
}

async function takeOn(scene, device, { wanted, language, themes }) {
  const { height, options } = DEVICES[device];
  const context = await browser.newContext({ ...options, viewport: { width: wanted.at(-1), height }, reducedMotion: 'reduce' });
  const shots = [];
  try {
    const account = scene.fresh ? await createAccount(BRAND) : scene.who && (await personCalled(scene.who));
    if (account) await giveToken(context, BRAND, account.token);
    await context.addInitScript((mode) => window.localStorage.setItem('m2Mode', mode), themes[0]);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const visit = (path) => page.goto(siteUrl(BRAND, path, language), { waitUntil: 'load' });
    await scene.before?.(page);
    await visit(typeof scene.path === 'function' ? scene.path(account) : scene.path);
    await isQuiet(page, scene);
    await scene.act?.({ page, language, account, visit, t: wordsOf(language) });
    await isQuiet(page, scene);
    for (const width of wanted.toReversed()) {
      await page.setViewportSize({ width, height: scene.isWindow ? height : await wholeHeight(page, width, height) });
      for (const theme of themes) {
        await paintIn(page, theme);
        await page.waitForTimeout(SETTLE_MS);
        const file = join(folder, `${scene.name}-${width}-${theme}-${language}.png`);
        await page.screenshot({ path: file, animations: 'disabled' });
        shots.push({ file, width });
      }
    }
  } catch (error) {
    missed.push(`${scene.name} on a ${device} in ${language}`);
    process.stderr.write(`${scene.name}: ${error.message}\n`);
  }
  await context.close();
  return shots;
}
