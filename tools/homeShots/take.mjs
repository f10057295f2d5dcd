import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { giveToken } from '../../e2e/support/accounts.ts';
import { siteUrl } from '../../e2e/support/places.ts';
import { root } from '../lib/root.mjs';
import { BRAND_MARK, brandTraces, NEUTRAL } from './neutral.mjs';
import { LANGUAGES, SHOTS } from './shots.mjs';
import { createTrader, placeOrders } from './trader.mjs';
import { webpOf } from './webp.mjs';

const BRAND = 'kontor';
const { site } = JSON.parse(readFileSync(join(root, 'brands', BRAND, 'site.json'), 'utf8'));
const folder = join(root, 'public/home');
/** Charts and lists are painted a moment after their data came. */
const SETTLE_MS = 4_000;

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox', '--disable-gpu'] });
const encoder = await browser.newPage();
for (const language of LANGUAGES) {
  // Orders meet the market while it is photographed: one trader's funds would not last for all languages.
  const token = await createTrader(BRAND);
  for (const shot of SHOTS) await take(shot, language, token);
}
await browser.close();

async function take(shot, language, token) {
  await placeOrders(BRAND, token);
  const png = await photograph(shot, language, token);
  for (const width of shot.widths) {
    const file = await webpOf(encoder, png, width);
    const name = `${shot.name}-${language}-${width}.webp`;
    writeFileSync(join(folder, name), file);
    process.stdout.write(`${name.padEnd(28)} ${(file.length / 1000).toFixed(1)} kB\n`);
  }
}

async function photograph({ device, path, top, height, prepare }, language, token) {
  // The page's own policy would refuse the neutral colours.
  const context = await browser.newContext({ ...device, deviceScaleFactor: 2, bypassCSP: true, reducedMotion: 'reduce' });
  await giveToken(context, BRAND, token);
  const page = await context.newPage();
  await page.goto(siteUrl(BRAND, path, language), { waitUntil: 'networkidle' });
  await page.addStyleTag({ content: NEUTRAL });
  await prepare?.(page, language);
  await page.evaluate(() => document.activeElement?.blur());
  await page.waitForTimeout(SETTLE_MS);
  const traces = await page.evaluate(brandTraces, {
    selector: BRAND_MARK,
    name: site.name,
    icon: site.logoIcon,
    top,
    bottom: top + height,
  });
  if (traces.length > 0) throw new Error(`A picture for every brand shows ${site.name}: ${traces.join(' ')}`);
  const png = await page.screenshot({ clip: { x: 0, y: top, width: device.viewport.width, height } });
  await context.close();
  return png;
}
