import { screen } from '@testing-library/react';
import { useLastTraded } from '@/src/realtime';
import { renderTrade } from '../market/tradePage';

function LastPrice() {
  return <output>{useLastTraded('BTC_USDT')}</output>;
}

it('the last price follows trades, also where no list of trades is in sight', async () => {
  const { receive } = await renderTrade(<LastPrice />);
  expect(screen.getByRole('status')).toHaveTextContent('96482.1');
  const trade = { id: '1', price: '96500', quantity: '1', side: 'BUY' as const, at: 9 };
  receive({ type: 'trades', symbol: 'BTC_USDT', isSnapshot: false, trades: [trade], at: 10 });
  expect(screen.getByRole('status')).toHaveTextContent('96500');
});
