import Big from 'big.js';
import { newEmail, tokenOf } from './support/accounts';
import { priceBelow } from './support/amounts';
import { balanceOf } from './support/balances';
import { call } from './support/exchangeApi';
import { desktop, expect, mobile, type Person, test } from './support/fixtures';
import { siteUrl } from './support/places';
import { claimFunds, goByMenu, logOut, toastSaying } from './support/shell';
import { goToRegister, register } from './support/signIn';
import { buyAtLimit, buyAtMarket, openOrdersTab, openTicket, rowsOf, terminalIsLive } from './support/terminal';

// The whole way of a newcomer, through what is on the screen alone: the exchange is only asked what the truth is.

const PAIR = 'ETH_USDT';
const RESTING = '0.2';
const TAKEN = '0.05';

async function chooseMarket({ page, isMobile }: Person): Promise<void> {
  const [base] = PAIR.split('_');
  const row = isMobile ? page.getByRole('listitem') : page.getByRole('row');
  await row
    .filter({ hasText: new RegExp(`${base}\\s*/`) })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/trade/spot/${PAIR}$`));
}

async function playFirstTrade(person: Person): Promise<void> {
  const { page, brand, language, isMobile, t } = person;
  const email = newEmail();

  await test.step('register by email, with the code from the mailbox', async () => {
    await person.visit('/');
    await goToRegister(person);
    await register(person, email);
    // Whoever was on the way to nowhere starts where trading is.
    await expect(page).toHaveURL(/\/trade\/spot\/[A-Z_]+$/);
  });
  const token = (await tokenOf(page.context(), brand)) ?? '';
  const fundsBefore = await call(brand, 'spotBalances', {}, token);
  expect(fundsBefore.filter(({ available }) => !new Big(available).eq(0))).toEqual([]);

  await test.step('claim practice funds', () => claimFunds(person));
  const { grants } = await call(brand, 'practiceStatus', {}, token);
  const granted = new Big(grants.find(({ asset }) => asset === 'USDT')?.amount ?? 0);

  const price = await test.step('buy at limit below the market: the order rests and holds what it may cost', async () => {
    await goByMenu(person, 'markets');
    await chooseMarket(person);
    await terminalIsLive(person);
    await openTicket(person, 'buy');
    const [market] = await call(brand, 'tickers', { symbol: PAIR });
    const { priceIncrement } = await call(brand, 'symbolInfo', { symbol: PAIR });
    const below = priceBelow(market?.last ?? '', '0.1', priceIncrement);
    await buyAtLimit(person, below, RESTING);

    const open = rowsOf(await openOrdersTab(person, 'openOrders'), isMobile);
    await expect(open).toHaveCount(1);
    await expect(open).toContainText(PAIR.replace('_', '/'));
    await expect(open).toContainText(t('trade.buy'));
    const cost = new Big(below).times(RESTING);
    const usdt = await balanceOf(person, 'USDT');
    await usdt('inOrders', cost);
    await usdt('available', granted.minus(cost));
    await usdt('total', granted);
    return below;
  });

  await test.step('buy at market: the fill is in both histories and in the balances', async () => {
    await openTicket(person, 'buy');
    await buyAtMarket(person, TAKEN);

    const orders = rowsOf(await openOrdersTab(person, 'orderHistory'), isMobile);
    const filled = orders.filter({ has: page.getByText(t('trade.orderStatus.FILLED'), { exact: true }) });
    await expect(filled).toHaveCount(1);
    await expect(filled).toContainText(PAIR.replace('_', '/'));

    const { records: fills } = await call(brand, 'spotTradeHistory', { symbol: PAIR }, token);
    const sum = (key: 'quantity' | 'fee' | 'quote') => fills.reduce((total, fill) => total.plus(fill[key]), new Big(0));
    expect(sum('quantity').toFixed()).toBe(TAKEN);
    await expect(rowsOf(await openOrdersTab(person, 'tradeHistory'), isMobile)).toHaveCount(fills.length);

    const eth = await balanceOf(person, 'ETH');
    const grantedEth = new Big(grants.find(({ asset }) => asset === 'ETH')?.amount ?? 0);
    await eth('total', grantedEth.plus(TAKEN).minus(sum('fee')));
    const usdt = await balanceOf(person, 'USDT');
    await usdt('total', granted.minus(sum('quote')));
    await usdt('inOrders', new Big(price).times(RESTING));
  });

  await test.step('cancel the resting order: what it held comes back', async () => {
    const open = await openOrdersTab(person, 'openOrders');
    await open.getByRole('button', { name: t('trade.cancel'), exact: true }).click();
    await expect(toastSaying(person, t('trade.toast.canceled', { pair: PAIR.replace('_', '/') }))).toBeVisible();
    await expect(open.getByText(t('trade.noOpenOrders'))).toBeVisible();
    const usdt = await balanceOf(person, 'USDT');
    await usdt('inOrders', new Big(0));
    const truth = new Big((await call(brand, 'spotBalances', {}, token)).find(({ asset }) => asset === 'USDT')?.available ?? 0);
    expect(truth.gt(0)).toBe(true);
    await usdt('available', truth);
    await usdt('total', truth);
  });

  await test.step('log out: the token is gone, here and on the exchange', async () => {
    await logOut(person);
    await expect(page).toHaveURL(siteUrl(brand, '/', language));
    expect(await tokenOf(page.context(), brand)).toBeUndefined();
    await expect(call(brand, 'spotBalances', {}, token)).rejects.toThrow('auth.token_invalid');
  });
}

/** Each brand, direction and arrangement once: the steps are the same. What language and arrangement break together the walk through every screen sees. */
const ways = [
  { brand: 'kontor', language: 'en', device: 'desktop', options: desktop },
  { brand: 'visby', language: 'ar-AE', device: 'mobile', options: mobile },
] as const;

for (const { brand, language, device, options } of ways)
  test.describe(`${brand}, ${language}, ${device}`, () => {
    test.use({ ...options, brand, language });
    test('the first trade', ({ person }) => playFirstTrade(person));
  });
