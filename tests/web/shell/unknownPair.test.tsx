import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageFrameOf } from '@/src/shell/layout/pageFrame';
import { UnknownPairScreen } from '@/src/shell/messages/UnknownPairScreen';
import { nearestPairs } from '@/src/shell/server/nearestPairs';
import { renderShell } from '@/tests/support/renderShell';

const known = [
  { symbol: 'XRP_USDT', volume: '300' },
  { symbol: 'BTC_USDT', volume: '900' },
  { symbol: 'ETH_USDT', volume: '700' },
  { symbol: 'BTC_EUR', volume: '20' },
  { symbol: 'PEPE_USDT', volume: '5' },
  { symbol: 'DOGE_USDT' },
].map((pair) => ({ ...pair, base: pair.symbol.split('_')[0] ?? '' }));

describe('the pairs that may have been meant', () => {
  it.each([
    ['BTX_USDT', ['BTC_USDT', 'ETH_USDT']],
    ['BTCUSDT', ['BTC_USDT', 'ETH_USDT']],
    ['btc-usd', ['BTC_USDT', 'ETH_USDT']],
    ['DOEG_USDT', ['DOGE_USDT', 'BTC_USDT']],
    ['NOPE_USDT', ['PEPE_USDT', 'DOGE_USDT']],
    ['ETH', ['ETH_USDT', 'BTC_USDT']],
    ['SOMETHING_ELSE', ['BTC_USDT', 'ETH_USDT']],
  ])('%s: by spelling, then by volume', (asked, nearest) => {
    expect(nearestPairs(asked, known, 2)).toEqual(nearest);
  });

  it('are no more than asked for, and those of unknown volume come last', () => {
    const all = nearestPairs('ZZZZZZ_ZZ', known, 10);
    expect(all).toEqual(['BTC_USDT', 'ETH_USDT', 'XRP_USDT', 'BTC_EUR', 'PEPE_USDT', 'DOGE_USDT']);
    expect(nearestPairs('ZZZZZZ_ZZ', known, 3)).toHaveLength(3);
  });
});

describe('the page of an unknown pair', () => {
  it('says which is not traded, and leads to those that are', async () => {
    const { router } = renderShell(<UnknownPairScreen pair="NOPE_USDT" nearest={['BTC_USDT']} />, { path: '/trade/spot/NOPE_USDT' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('NOPE/USDT is not traded here.');
    const list = within(screen.getByRole('list', { name: 'Traded here' }));
    expect(list.getByRole('link', { name: /BTC.*USDT/ })).toHaveAttribute('href', '/trade/spot/BTC_USDT');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(router.back).toHaveBeenCalled();
  });

  it('stands in the usual frame, not in the terminal’s', () => {
    expect(pageFrameOf({ displayName: 'SpotTradePage' }, 404)).toEqual({ header: 'page', hasFooter: true });
    expect(pageFrameOf({ displayName: 'SpotTradePage' })).toEqual({ header: 'terminal', hasFooter: false });
  });
});
