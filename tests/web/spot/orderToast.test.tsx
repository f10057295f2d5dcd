import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SpotOrder } from '@/contract/spot';
import { useOrderToast } from '@/src/features/spot/ticket/useOrderToast';
import { showBalancesChanged } from '@/src/state/profileSlice';
import { renderShell } from '../../support/renderShell';
import { orderFixture } from '../market/tradePage';

function Teller({ order }: { order: SpotOrder }) {
  const tell = useOrderToast();
  return (
    <button type="button" onClick={() => tell(order)}>
      Tell
    </button>
  );
}

const filled: Partial<SpotOrder> = { status: 'FILLED', filledQuantity: '0.05', filledQuote: '4822.505', averagePrice: '96450.123' };
const inQuote: Partial<SpotOrder> = { type: 'MARKET', price: null, quantity: null, quoteQuantity: '500' };

// What came of an order, with its amount and its average price, never better than it was: a buyer's average is rounded up.
it.each([
  ['a buy that was filled', filled, 'Order filled', 'Buy 0.05000 BTC at 96,450.2 USDT on average'],
  ['a sale that was filled', { ...filled, side: 'SELL' }, 'Order filled', 'Sell 0.05000 BTC at 96,450.1 USDT on average'],
  ['one that rests', {}, 'Order placed', 'Buy 0.05000 BTC at 96,450.0 USDT'],
  [
    'one of which a part rests',
    { ...filled, status: 'OPEN', quantity: '0.2' },
    'Order placed',
    'Buy 0.20000 BTC at 96,450.0 USDT · Filled 0.05000 BTC at 96,450.2 USDT on average',
  ],
  ['one in quote that is still open', inQuote, 'Order placed', 'Buy 500.00 USDT at Market price'],
  [
    'one of which the rest was taken out',
    { ...filled, status: 'EXPIRED', closeReason: 'IOC_REST' },
    'Order not completed',
    'What could not be filled at once was cancelled. 0.05000 BTC at 96,450.2 USDT on average',
  ],
  [
    'one that was taken out as a whole',
    { status: 'EXPIRED', closeReason: 'POST_ONLY_WOULD_TAKE' },
    'Order not completed',
    'A post-only order must not fill at once.',
  ],
] as [string, Partial<SpotOrder>, string, string][])('the toast of %s', async (_, change, title, words) => {
  renderShell(<Teller order={{ ...orderFixture, ...change }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Tell' }));
  await waitFor(() => expect(document.querySelector('[data-toast]')).toHaveTextContent(`${title}${words}`));
});

it.each([
  ['a buy that was filled', filled, 'Order filledBuy •••••• BTC at 96,450.2 USDT on average'],
  ['one that rests', {}, 'Order placedBuy •••••• BTC at 96,450.0 USDT'],
  ['one in quote', inQuote, 'Order placedBuy •••••• USDT at Market price'],
] as [string, Partial<SpotOrder>, string][])('the toast of %s tells no size while balances are hidden', async (_, change, words) => {
  const { store } = renderShell(<Teller order={{ ...orderFixture, ...change }} />);
  act(() => void store.dispatch(showBalancesChanged(false)));
  await userEvent.click(screen.getByRole('button', { name: 'Tell' }));
  await waitFor(() => expect(document.querySelector('[data-toast]')).toHaveTextContent(words));
});
