import { wordsOf } from '../../e2e/support/words.ts';

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** As src/features/home/model/shots.ts has them. */
export const LANGUAGES = ['en', 'ar-AE'];

/**
 * The pictures: where, on which device, and what of the window. The brand's head is left out (the page draws it), and what is
 * cut off below fades out there. `width` is that of the picture on the page, in CSS px.
 */
export const SHOTS = [
  { name: 'terminal', device: DESKTOP, path: '/trade/spot/BTC_USDT', top: 52, height: 614, width: 1296, prepare: fillTicket },
  { name: 'markets', device: PHONE, path: '/markets', top: 56, height: 775, width: 294 },
  { name: 'chart', device: PHONE, path: '/trade/spot/BTC_USDT', top: 56, height: 775, width: 294 },
  { name: 'order', device: PHONE, path: '/trade/spot/BTC_USDT', top: 56, height: 775, width: 294, prepare: openTicket },
];

async function fillTicket(page, language) {
  const t = wordsOf(language);
  const ticket = page.getByTestId('ticket');
  await ticket.getByRole('textbox', { name: t('trade.amount'), exact: true }).fill('0.05');
}

async function openTicket(page, language) {
  const t = wordsOf(language);
  await page
    .getByTestId('trade-mobile')
    .getByRole('button', { name: t('trade.buy'), exact: true })
    .click();
  await fillTicket(page, language);
}
