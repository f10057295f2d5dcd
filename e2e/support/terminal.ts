import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { type Account, createFundedAccount, giveToken } from './accounts';
import { priceBelow } from './amounts';
import { call } from './exchangeApi';
import type { Person } from './fixtures';
import { toastSaying } from './shell';

export type OrdersTab = 'openOrders' | 'orderHistory' | 'tradeHistory' | 'balances';

const ticketOf = ({ page }: Person): Locator => page.getByTestId('ticket');

/** The button that sends the order, or says why it does not. */
export const tradingButton = ({ page }: Person): Locator => page.getByTestId('place-order');

/** Opens a pair's terminal and waits until its book stands. On a phone this is the view to watch from. */
export async function openTerminal(person: Person, pair: string): Promise<void> {
  await person.visit(`/trade/spot/${pair}`);
  await terminalIsLive(person);
}

/** A new trader with funds before a pair's terminal. */
export async function sitDown(person: Person, pair: string): Promise<Account> {
  const account = await createFundedAccount(person.brand);
  await giveToken(person.page.context(), person.brand, account.token);
  await openTerminal(person, pair);
  return account;
}

/** A price far enough below the market for an order to rest there. */
export async function restingPrice(pair: string): Promise<string> {
  const [market] = await call('kontor', 'tickers', { symbol: pair });
  const { priceIncrement } = await call('kontor', 'symbolInfo', { symbol: pair });
  return priceBelow(market?.last ?? '', '0.1', priceIncrement);
}

/** A buy order of one's own, made without the screen. */
export const restAt = (token: string, symbol: string, price: string, size: string) =>
  call('kontor', 'createSpotOrder', { symbol, side: 'BUY', type: 'LIMIT', price, size, clientOrderId: randomUUID() }, token);

/** The server draws the terminal for desks and for phones: once one of them is gone, the other listens. */
export const oneTerminal = (page: Page) => expect(page.locator('[data-terminal]')).toHaveCount(1);

/** Prices have arrived over the stream. */
export async function terminalIsLive({ page }: Person): Promise<void> {
  await oneTerminal(page);
  await expect(page.getByTestId('last-price').first()).toHaveText(/\d/);
  await expect(page.getByTestId('book-row').first()).toBeVisible();
}

/** Where orders are made: on a phone one press away. */
export async function openTicket(person: Person, side: 'buy' | 'sell' = 'buy'): Promise<void> {
  const { page, t, isMobile } = person;
  const choice = isMobile && !(await ticketOf(person).isVisible()) ? page.getByTestId('trade-mobile') : ticketOf(person);
  await choice.getByRole('button', { name: t(`trade.${side}`), exact: true }).click();
  await expect(ticketOf(person)).toBeVisible();
}

/** Limit or market: buttons on a desk, a sheet on a phone. */
export async function chooseType(person: Person, type: 'limit' | 'market'): Promise<void> {
  const { page, t, isMobile } = person;
  if (!isMobile) {
    await ticketOf(person)
      .getByRole('button', { name: t(`trade.types.${type.toUpperCase()}`), exact: true })
      .click();
    return;
  }
  await ticketOf(person)
    .getByRole('button', { name: new RegExp(`^${t('trade.orderType')}`) })
    .click();
  const sheet = page.getByRole('dialog', { name: t('trade.orderType') });
  await sheet.getByRole('button', { name: new RegExp(`^${t(`trade.types.${type.toUpperCase()}`)}`) }).click();
  await sheet.getByRole('button', { name: t(`trade.useType.${type.toUpperCase()}`) }).click();
  await expect(sheet).toBeHidden();
}

/** Presses the ticket's button and answers the question about the order. */
export async function sendOrder(person: Person): Promise<void> {
  await tradingButton(person).click();
  await orderQuestion(person).getByTestId('confirm').click();
}

export const orderQuestion = ({ page }: Person): Locator => page.getByRole('alertdialog');

export const amountField = (person: Person): Locator =>
  ticketOf(person).getByRole('textbox', { name: person.t('trade.amount'), exact: true });

export const typeAmount = (person: Person, amount: string): Promise<void> => amountField(person).fill(amount);

export async function typePrice(person: Person, price: string): Promise<void> {
  await ticketOf(person)
    .getByRole('textbox', { name: person.t('trade.price'), exact: true })
    .fill(price);
}

/** Buys at a price and waits for the toast that says the order stands. */
export async function buyAtLimit(person: Person, price: string, amount: string): Promise<void> {
  await chooseType(person, 'limit');
  await typePrice(person, price);
  await typeAmount(person, amount);
  await sendOrder(person);
  await expect(toastSaying(person, person.t('trade.toast.placed'))).toBeVisible();
}

/** Buys at what the market asks and waits for the toast that says it was filled. */
export async function buyAtMarket(person: Person, amount: string): Promise<void> {
  await chooseType(person, 'market');
  await typeAmount(person, amount);
  await sendOrder(person);
  await expect(toastSaying(person, person.t('trade.toast.filled'))).toBeVisible();
}

/** Opens a tab of the own orders; hands back what lists its rows: a table, on a phone a list of cards, those of the past in a sheet. */
export async function openOrdersTab(person: Person, tab: OrdersTab): Promise<Locator> {
  const { page, t, isMobile } = person;
  const sheet = page.getByRole('dialog', { name: t('trade.records'), exact: true });
  const isRecord = isMobile && (tab === 'orderHistory' || tab === 'tradeHistory');
  if (isMobile && (await sheet.isVisible()) !== isRecord) {
    if (isRecord) await page.getByTestId('order-records').click();
    else await page.keyboard.press('Escape');
    await expect(sheet).toBeVisible({ visible: isRecord });
  }
  const panel = isRecord ? sheet : page.getByTestId('orders-panel');
  const name = t(`trade.${tab}`);
  await panel.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
  return panel.getByRole('tabpanel');
}

/** Rows of a tab that is open. */
export const rowsOf = (list: Locator, isMobile: boolean): Locator => (isMobile ? list.getByRole('listitem') : list.locator('tbody tr'));
