import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/**
 * As src/features/home/model/shots.ts has them. A language costs about 370 kB of files, of which a reader fetches one density of
 * their own language. Chinese is written in the reader's system fonts, which no file of the project brings: pictures of it would
 * have the fonts of whoever took them, or none.
 */
export const LANGUAGES = ['en', 'es', 'it-IT', 'pt-PT', 'bg', 'ar-AE'];

/**
 * The pictures: where, on which device, and what of the window. The brand's head is left out (the page draws it), and what is
 * cut off below fades out there. `widths` in px: as shown on the page, and for dense screens.
 */
export const SHOTS = [
  { name: 'terminal', device: DESKTOP, path: '/trade/spot/BTC_USDT', top: 53, height: 614, widths: [1296, 1944], prepare: fillTicket },
  { name: 'markets', device: PHONE, path: '/markets', top: 57, height: 775, widths: [294, 588] },
  { name: 'chart', device: PHONE, path: '/trade/spot/BTC_USDT', top: 57, height: 775, widths: [294, 588] },
  { name: 'order', device: PHONE, path: '/trade/spot/BTC_USDT', top: 57, height: 775, widths: [294, 588], prepare: openTicket },
];

async function fillTicket(page, language) {
  const { amount } = tradeWords(language);
  await page.getByTestId('ticket').getByRole('textbox', { name: amount, exact: true }).fill('0.02');
}

async function openTicket(page, language) {
  const { buy } = tradeWords(language);
  await page.getByTestId('trade-mobile').getByRole('button', { name: buy, exact: true }).click();
  await fillTicket(page, language);
}

const tradeWords = (language) => JSON.parse(readFileSync(join(root, 'locales', language, 'common.json'), 'utf8')).trade;
