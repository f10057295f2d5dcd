import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SpotFill } from '@/contract/spot';
import { OrdersPanel } from '@/src/features/spot/orders/OrdersPanel';
import { answers, withExchangeServer } from '../../support/exchangeServer';
import { shownPair, siteFixture } from '../../support/siteFixture';
import { claimedToday, orderFixture, pair, renderTrade } from './tradePage';

withExchangeServer();

const delisted = { ...shownPair('OLD', 'BTC', 9), priceIncrement: '0.000001', minNotional: '0.0001', isShow: false };
const site = { openTradeSymbols: { ...siteFixture.openTradeSymbols, OLD_BTC: delisted } };
const fill: SpotFill = {
  ...{ tradeId: '1', orderId: '7', symbol: 'OLD_BTC', side: 'BUY', role: 'TAKER', fee: '0', feeAsset: 'OLD', at: 1 },
  ...{ price: '0.071', quantity: '0.00013', quote: '0.000009' },
};
const order = {
  ...{ ...orderFixture, symbol: 'OLD_BTC', status: 'FILLED' as const, price: '0.071', averagePrice: '0.071' },
  ...{ quantity: '0.00013', filledQuantity: '0.00013', filledQuote: '0.000009' },
};

beforeEach(() => {
  answers('pairs', [pair]);
  answers('practiceStatus', claimedToday);
});

async function rowUnder(tab: string) {
  await renderTrade(<OrdersPanel />, { site });
  await userEvent.click(screen.getByRole('tab', { name: tab }));
  return (await screen.findByText('OLD/BTC')).closest('tr');
}

it('an open order on a market of another kind stands in that kind’s lists alone', async () => {
  const contract = { ...pair, symbol: 'BTC_PERP', kind: 'PERPETUAL' as const };
  const { receive } = await renderTrade(<OrdersPanel />, {
    openOrders: [orderFixture, { ...orderFixture, orderId: '8', symbol: 'BTC_PERP' }],
  });
  receive({ type: 'instruments', isSnapshot: true, instruments: [pair, contract], at: 0 });
  await waitFor(() => expect(screen.queryByText('BTC_PERP')).toBeNull());
  expect(screen.getAllByTestId('cancel-order')).toHaveLength(1);
  expect(screen.getByRole('tab', { name: /Open orders/ })).toHaveTextContent('1');
});

describe('an open order on a market that is in no list', () => {
  const open = { ...orderFixture, orderId: '8', symbol: 'OLD_BTC' };
  const show = () => renderTrade(<OrdersPanel />, { site, openOrders: [open] });

  it('can be tried to be cancelled while the list is not there', async () => {
    let release = () => {};
    answers('pairs', [pair], () => new Promise<void>((resolve) => (release = resolve)));
    await show();
    expect(screen.getByTestId('cancel-order')).toBeEnabled();
    expect(screen.getByTestId('cancel-all')).toBeEnabled();
    release();
    await waitFor(() => expect(screen.getByTestId('cancel-order')).toBeDisabled());
  });

  it('is the exchange’s to take out once it is known to be delisted, and the row says so', async () => {
    await show();
    await waitFor(() => expect(screen.getByTestId('cancel-order')).toHaveTextContent('Delisted'));
    expect(screen.getByTestId('cancel-order')).toBeDisabled();
    expect(screen.getByTestId('cancel-all')).toBeDisabled();
  });
});

describe('what was traded on a market that was delisted since', () => {
  it('keeps its name, its decimals and its coins among the fills', async () => {
    answers('spotTradeHistory', { records: [fill], searchAfter: null, last: true });
    const row = await rowUnder('Trade history');
    expect(row).toHaveTextContent(/0\.071000.*0\.00013.*0\.000009 ?BTC/);
  });

  it('and among the orders', async () => {
    answers('spotOrderHistory', { records: [order], searchAfter: null, last: true });
    const row = await rowUnder('Order history');
    expect(row).toHaveTextContent(/0\.071000.*0\.00013 \/ 0\.00013.*0\.000009 ?BTC/);
  });
});
