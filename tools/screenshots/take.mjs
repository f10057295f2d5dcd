import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { giveToken } from '../../e2e/support/accounts.ts';
import { siteUrl } from '../../e2e/support/places.ts';
import { createTrader, placeOrders } from '../homeShots/trader.mjs';
import { fail } from '../lib/fail.mjs';
import { root } from '../lib/root.mjs';
import { LANGUAGES, SCREENS, THEMES, WIDTHS } from './screens.mjs';

const BRAND = 'kontor';
/** Charts and lists are painted a moment after their data came. */
const SETTLE_MS = 2_500;

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !SCREENS.some((screen) => screen.name === name));
if (unknown) fail(`There is no screen "${unknown}". Screens: ${SCREENS.map(({ name }) => name).join(', ')}.`);

const folder = join(root, '.shots');
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox', '--disable-gpu'] });
const token = await createTrader(BRAND);
await placeOrders(BRAND, token);
for (const screen of SCREENS.filter(({ name }) => wanted.length === 0 || wanted.includes(name)))
  for (const width of Object.keys(WIDTHS))
    for (const theme of THEMES) for (const language of LANGUAGES) await photograph(screen, width, theme, language);
await browser.close();

async function photograph({ name, path, isTrader, isWhole }, width, theme, language) {
  const context = await browser.newContext({ ...WIDTHS[width], reducedMotion: 'reduce' });
  if (isTrader) await giveToken(context, BRAND, token);
  await context.addInitScript((mode) => window.localStorage.setItem('m2Mode', mode), theme);
  const page = await context.newPage();
  await page.goto(siteUrl(BRAND, path, language), { waitUntil: 'networkidle' });
  if (isWhole) await scrollThrough(page);
  await page.waitForTimeout(SETTLE_MS);
  const file = `${name}-${width}-${theme}-${language}.png`;
  await page.screenshot({ path: join(folder, file), fullPage: isWhole });
  process.stdout.write(`${file}\n`);
  await context.close();
}

/** Pictures that load when they come near must be there before the whole page is photographed. */
async function scrollThrough(page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
    // One that this width hides never loads.
    const shown = [...document.images].filter((image) => image.offsetParent !== null);
    await Promise.all(shown.map((image) => image.decode().catch(() => {})));
    scrollTo(0, 0);
  });
}
