import { screen, within } from '@testing-library/react';
import type { SiteConfig } from '@/contract/site';
import { EXPRESS_STATES } from '@/domain/express/orderState';
import type { ExpressOrder } from '@/src/api/queries/express';
import { OrderScreen } from '@/src/features/express/OrderScreen';
import { answers, withExchangeServer } from '@/tests/support/exchangeServer';
import { answerMediaQueries } from '@/tests/support/matchMedia';
import { renderShell } from '../../support/renderShell';

withExchangeServer();

const AT = 1_790_000_000_000;
const base: ExpressOrder = {
  ...{ orderId: '7', clientOrderId: 'a', number: 'B-0921-00007', side: 'BUY', state: 'WAITING', coin: 'BTC', currency: 'EUR' },
  ...{ methodId: 'card', methodKind: 'CARD', provider: 'Paywell', price: '81818.1', isPriced: true, coins: '0.006' },
  ...{ total: '500', forCoins: '491', providerFee: '7.5', ownFee: '1.5', payUrl: null, payUntil: null, paidWith: null },
  ...{ statement: 'KONTOR*BTC', createdAt: AT, openedAt: AT, paidAt: null, deliveredAt: null, endedAt: null, refundedAt: null },
  ...{ sendableAt: null, expectedAt: null, takenBack: '0', owed: '0', isReviewed: false, reviewedAt: null, reason: null },
};
const paid = { paidAt: AT + 1_000, paidWith: 'Visa ·· 4471' };
const ended = { endedAt: AT + 9_000 };

async function show(over: Partial<ExpressOrder>, site?: Partial<SiteConfig>) {
  answers('expressOrder', { ...base, ...over });
  const view = renderShell(<OrderScreen orderId="7" />, { path: '/wallets/buy/btc?order=7', site });
  const title = await screen.findByRole('heading', { name: 'Progress' });
  const steps = within(title.parentElement as HTMLElement).getAllByRole('listitem');
  return { ...view, steps, current: steps.filter((step) => step.getAttribute('aria-current') === 'step') };
}

describe('the page of an order', () => {
  it.each<[ExpressOrder['state'], Partial<ExpressOrder>, steps: number, current: string | undefined]>([
    ['CREATED', {}, 5, 'Payment'],
    ['WAITING', { payUrl: 'https://paywell.example/p', payUntil: AT }, 5, 'Payment'],
    ['PAID', paid, 5, 'Coins on their way'],
    ['DELIVERING', paid, 5, 'Coins on their way'],
    ['DELIVERED', { ...paid, deliveredAt: AT + 2_000 }, 5, undefined],
    ['FAILED', ended, 2, 'Declined'],
    ['EXPIRED', ended, 2, 'Expired'],
    ['CANCELLED', ended, 2, 'Cancelled'],
    ['REFUNDED', { ...paid, ...ended }, 4, 'Given back'],
    ['CHARGED_BACK', { ...paid, ...ended, deliveredAt: AT + 2_000 }, 5, 'Charged back'],
  ])('says where a purchase is: %s', async (state, over, count, name) => {
    const { steps, current } = await show({ state, ...over });
    expect(steps).toHaveLength(count);
    expect(current.map((step) => step.querySelector('span:not([aria-hidden])')?.textContent)).toEqual(name === undefined ? [] : [name]);
  });

  it('says of a price that is not fixed yet that it and what it brings are estimates, to no more digits than are known', async () => {
    const { container } = await show({ isPriced: false, coins: '0.00612345', methodId: 'bank', methodKind: 'BANK' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Buy ≈ 0.00612 BTC');
    expect(container).toHaveTextContent(/Price now, an estimate≈ €81,818\.1\d? \/ BTC/);
    expect(screen.getAllByText('The price is that of when the transfer arrives.')).not.toHaveLength(0);
    expect(container).not.toHaveTextContent('0.00612345');
  });

  it.each([
    ['BUY', 'Waiting for payment'],
    ['SELL', 'Waiting for you'],
  ] as const)('says who is waited for: %s', async (side, tag) => {
    const { container } = await show({ side, state: 'WAITING' });
    expect(screen.getByText(tag)).toBeInTheDocument();
    if (side === 'SELL') expect(container).not.toHaveTextContent('Waiting for payment');
  });

  it('says of a sale that is stopped that it is looked at, and lets nobody go on with it', async () => {
    const { container, current } = await show({ side: 'SELL', state: 'STOPPED' });
    expect(current.map((step) => step.querySelector('span:not([aria-hidden])')?.textContent)).toEqual(['Where the money goes']);
    expect(container).toHaveTextContent('Being checked');
    expect(screen.queryByTestId('express-cancel')).not.toBeInTheDocument();
  });

  it('says of a large sale that an operator looks, and lets its owner leave it meanwhile', async () => {
    const reviewed = { side: 'SELL', isReviewed: true } as const;
    const waiting = await show({ ...reviewed, state: 'REVIEW', openedAt: AT, reviewedAt: AT + 1_000 });
    expect(waiting.steps).toHaveLength(6);
    expect(waiting.current.map((step) => step.querySelector('span:not([aria-hidden])')?.textContent)).toEqual(['Our check']);
    expect(screen.getByTestId('express-cancel')).toBeInTheDocument();
  });

  it('shows none of another coin than the address names', async () => {
    answers('expressOrder', base);
    renderShell(<OrderScreen orderId="7" coin="ETH" />, { path: '/wallets/buy/eth?order=7' });
    expect(await screen.findByText('There is no such order')).toBeInTheDocument();
    // No dead end: the page says where it is, and leads on.
    expect(screen.getByRole('heading', { level: 1, name: 'Express' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Buy crypto' })).toHaveAttribute('href', '/express');
    expect(screen.queryByText('B-0921-00007')).not.toBeInTheDocument();
  });

  it.each([
    [true, true, 'Buy crypto', '/express'],
    [false, true, 'Sell crypto', '/express'],
    [false, false, 'Transaction history', '/wallets/transaction-history'],
  ])('leads from no order to what the brand has: buying %s, selling %s', async (buys, sells, name, href) => {
    const site = { supportExpressTrading: buys || sells, supportExpressTradingBuy: buys, supportExpressTradingSell: sells };
    renderShell(<OrderScreen orderId="x" />, { path: '/express?order=x', site });
    expect(await screen.findByText('There is no such order')).toBeInTheDocument();
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([[name, href]]);
  });

  it.each([
    ['BUY', 'supportExpressTradingBuy', 'Buy BTC', '/wallets/buy/btc'],
    ['SELL', 'supportExpressTradingSell', 'Sell crypto', '/express?side=sell'],
  ] as const)('leads back to what it was made with, or, once that is off, to all orders: %s', async (side, flag, name, href) => {
    const { unmount } = await show({ side });
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    unmount();
    await show({ side, state: 'FAILED', ...ended }, { [flag]: false });
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/wallets/transaction-history?tab=order');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Transaction history' })).toBeInTheDocument();
  });

  it('crosses the step where an order ended, and says why', async () => {
    const { steps, container } = await show({
      side: 'SELL',
      isReviewed: true,
      state: 'REJECTED',
      reviewedAt: AT,
      reason: 'Not you',
      ...ended,
    });
    expect(steps).toHaveLength(3);
    expect(container.querySelector('.failed svg')).toBeInTheDocument();
    expect(container).toHaveTextContent('Your coins are available again. Why: Not you');
  });

  it.each([
    ['ACCOUNT', 'Your account was frozen or locked, or sending from it was held.'],
    ['NOT_SAVED', 'Coins leave to saved addresses only by your own choice.'],
  ])('says why the exchange ended it: %s', async (reason, words) => {
    const { container } = await show({ side: 'SELL', state: 'CANCELLED', reason, ...ended });
    expect(container).toHaveTextContent(`Your coins are available again. ${words}`);
  });

  it('has a page for every state there is', () => expect(EXPRESS_STATES).toHaveLength(13));

  it('adds the fees up to the total, and keeps a receipt once it is paid', async () => {
    const { container } = await show({ state: 'DELIVERED', ...paid, deliveredAt: AT + 2_000 });
    const facts = container.querySelector('[data-print-only]') as HTMLElement;
    for (const text of ['B-0921-00007', '€81,818.10 / BTC', '€491.00', '€7.50', '€1.50', '€500.00', '0.006 BTC', 'Visa ·· 4471'])
      expect(facts).toHaveTextContent(text);
    expect(screen.getByRole('button', { name: 'Print or save the receipt' })).toBeInTheDocument();
  });

  it('has no receipt of what was not paid', async () => {
    await show({ state: 'EXPIRED', ...ended });
    expect(screen.queryByRole('button', { name: 'Print or save the receipt' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it.each([
    ['a purchase', 'BUY', { supportExpressTradingBuy: false }],
    ['a sale', 'SELL', { supportExpressTradingSell: false }],
    ['anything', 'BUY', { supportExpressTrading: false }],
  ] as const)('offers no other try of %s where the brand has none', async (_, side, site) => {
    await show({ side, state: 'CANCELLED', ...ended }, site);
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Transaction history' })).toBeInTheDocument();
  });

  it.each([
    [{ expectedAt: AT + 5_000, ...paid, state: 'PAID' }, 'Expected'],
    [{ ...paid, state: 'DELIVERED', deliveredAt: AT + 2_000 }, 'Done'],
    [{ ...ended, state: 'CANCELLED' }, 'Cancelled'],
    [{ ...ended, state: 'FAILED' }, 'Declined'],
    [{ state: 'CREATED' }, undefined],
  ] as const)('says when it comes only while it is to come, else when it ended: %j', async (over, label) => {
    await show(over);
    const strip = screen.getByRole('region', { name: 'Order' });
    expect(
      within(strip)
        .getAllByRole('term')
        .map((term) => term.textContent)[2],
    ).toBe(label);
    expect(strip).not.toHaveTextContent('--');
  });

  it.each([
    ['a card', { methodKind: 'CARD' }, 'Price fixed at €81,818.10.', '€500.00, shown as'],
    ['a transfer', { methodKind: 'BANK' }, '€500.00 · Bank transfer', '€500.00 at a price of €81,818.10, shown as'],
  ] as const)('says the price of %s where it was fixed', async (_, kind, placed, accepted) => {
    const { steps } = await show({ ...kind, ...paid, state: 'DELIVERED', deliveredAt: AT + 2_000 });
    expect(steps[0]).toHaveTextContent(placed);
    expect(steps[2]).toHaveTextContent(accepted);
    expect(steps.filter((step) => step.textContent?.includes('Price fixed'))).toHaveLength(kind.methodKind === 'CARD' ? 1 : 0);
  });

  it.each([
    ['BUY', 'You would have received', 'You would have paid', ['You receive', 'You receive about', 'Total to pay']],
    ['SELL', 'You would have sold', 'Would have been paid out', ['You sell', 'Paid out']],
  ] as const)('says of a cancelled order what would have been: %s', async (side, coins, total, untrue) => {
    await show({ side, state: 'CANCELLED', isPriced: false, ...ended });
    expect(screen.getAllByText(coins)).toHaveLength(2);
    expect(screen.getAllByText(total)).toHaveLength(2);
    for (const words of untrue) expect(screen.queryByText(words)).not.toBeInTheDocument();
    expect(screen.getAllByText('Cancelled')[0]?.closest('.error')).toBeNull();
  });

  it('answers questions about cards to those who pay by card', async () => {
    const { unmount } = await show({});
    expect(screen.getByText('My card was declined')).toBeInTheDocument();
    unmount();
    await show({ methodKind: 'BANK' });
    expect(screen.queryByText('My card was declined')).not.toBeInTheDocument();
  });

  it('keeps its acts at the end of a phone’s screen', async () => {
    answerMediaQueries(true);
    const { container } = await show({ payUrl: 'https://paywell.example/p', payUntil: Date.now() + 60_000 });
    const bar = container.querySelector('[data-bottom-bar]') as HTMLElement;
    expect(within(bar).getByTestId('express-pay')).toBeInTheDocument();
    expect(within(bar).getByTestId('express-cancel')).toBeInTheDocument();
    expect(screen.getAllByTestId('express-cancel')).toHaveLength(1);
    expect(within(bar).queryByText(/left/)).not.toBeInTheDocument();
    expect(screen.getByText(/0:\d\d left|1:00 left/)).toBeInTheDocument();
    answerMediaQueries(false);
  });

  it('says what was taken back after a chargeback, what is owed, and that sending is held', async () => {
    const { container } = await show({
      state: 'CHARGED_BACK',
      ...paid,
      ...ended,
      deliveredAt: AT + 2_000,
      takenBack: '0.002',
      owed: '0.004',
    });
    expect(container).toHaveTextContent('0.002 BTC');
    expect(container).toHaveTextContent('0.004 BTC');
    expect(container).toHaveTextContent('Sending is held while coins are owed.');
  });
});
