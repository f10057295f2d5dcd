import { act, screen } from '@testing-library/react';
import type { ExpressOrder } from '@/src/api/queries/express';
import { OrderScreen } from '@/src/features/express/OrderScreen';
import { showBalancesChanged } from '@/src/state/profileSlice';
import { answers, withExchangeServer } from '@/tests/support/exchangeServer';
import { renderShell } from '../../support/renderShell';
import { wholePage } from '../../support/wholePage';

withExchangeServer();

const AT = 1_790_000_000_000;
const bought: ExpressOrder = {
  ...{ orderId: '7', clientOrderId: 'a', number: 'B-0921-00007', side: 'BUY', state: 'CHARGED_BACK', coin: 'BTC', currency: 'EUR' },
  ...{ methodId: 'card', methodKind: 'CARD', provider: 'Paywell', price: '81818.1', isPriced: true, coins: '0.006' },
  ...{ total: '500', forCoins: '491', providerFee: '7.5', ownFee: '1.5', payUrl: null, payUntil: null, paidWith: 'Visa' },
  ...{ statement: 'KONTOR*BTC', createdAt: AT, openedAt: AT, paidAt: AT, deliveredAt: AT, endedAt: AT, refundedAt: null },
  ...{ sendableAt: null, expectedAt: null, takenBack: '0.002', owed: '0.004', isReviewed: false, reviewedAt: null, reason: null },
};
const sold: ExpressOrder = { ...bought, side: 'SELL', state: 'DELIVERED', endedAt: null, takenBack: '0', owed: '0' };
const AMOUNTS = /0\.00[0-9]|491|7\.50|1\.50|500/;

describe('the page of an order while balances are hidden', () => {
  it.each([
    ['a purchase', bought, 'Buy'],
    ['a sale', sold, 'Sell'],
  ])('names no amount of %s, in no place, and shows them again', async (_, order, verb) => {
    answers('expressOrder', order);
    const { container, store } = renderShell(<OrderScreen orderId="7" />, { path: '/express?order=7' });
    await screen.findByRole('heading', { name: `${verb} 0.006 BTC` });
    act(() => void store.dispatch(showBalancesChanged(false)));
    expect(screen.getByRole('heading', { name: `${verb} •••••• BTC` })).toBeVisible();
    expect(wholePage()).not.toMatch(AMOUNTS);
    // What a coin costs is the market's.
    expect(container).toHaveTextContent('€81,818.10 / BTC');
    act(() => void store.dispatch(showBalancesChanged(true)));
    for (const text of ['0.006 BTC', '€491.00', '€7.50', '€1.50', '€500.00']) expect(container).toHaveTextContent(text);
  });
});
