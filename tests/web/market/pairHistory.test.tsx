import { renderHook } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { ReactNode } from 'react';
import { spotKind } from '@/src/features/spot/spotKind';
import { type MarketKind, MarketProvider } from '@/src/market/MarketContext';
import { useOpenPair } from '@/src/market/pair/useOpenPair';
import { usePairHistory } from '@/src/market/pair/usePairHistory';
import { tradeMarketOf } from '@/src/market/tradeMarket';
import { routerAt } from '../../support/renderShell';
import { siteFixture } from '../../support/siteFixture';

function renderAt<Result>(hook: () => Result, locale = 'en', kind = spotKind) {
  const router = routerAt('/trade/spot/BTC_USDT', locale);
  const market = { ...tradeMarketOf('BTC_USDT', siteFixture, undefined), ...kind };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RouterContext.Provider value={router}>
      <MarketProvider value={market}>{children}</MarketProvider>
    </RouterContext.Provider>
  );
  return { router, ...renderHook(hook, { wrapper }) };
}

it('another pair changes the address alone', () => {
  const { router, result } = renderAt(useOpenPair);
  result.current('ETH_USDT');
  expect(router.push).toHaveBeenCalledWith('/trade/spot/ETH_USDT', undefined, { shallow: true, scroll: false });
});

it('another pair is of the kind in view before its instrument is known', () => {
  const perpetuals: MarketKind = { ...spotKind, kind: 'PERPETUAL', kindKey: 'shell.menu.futures' };
  const { router, result } = renderAt(useOpenPair, 'en', perpetuals);
  result.current('ETH_USDT');
  expect(router.push).toHaveBeenCalledWith('/trade/futures/ETH_USDT', undefined, { shallow: true, scroll: false });
});

describe('back and forward', () => {
  const goTo = (as: string, locale: string | undefined, from = 'en') => {
    const { router, unmount } = renderAt(usePairHistory, from);
    const [heard] = jest.mocked(router.beforePopState).mock.calls[0] ?? [];
    const isLeftToRouter = heard?.({ url: as, as, options: { locale } });
    unmount();
    return { isLeftToRouter, replace: router.replace, last: jest.mocked(router.beforePopState).mock.lastCall?.[0] };
  };

  it.each([
    ['/trade/spot/ETH_USDT', undefined, 'en'],
    ['/trade/spot/ETH_USDT', 'en', 'en'],
    ['/ar-AE/trade/spot/ETH_USDT', 'ar-AE', 'ar-AE'],
  ])('between pairs ask nothing from the page server: %s', (as, locale, from) => {
    const { isLeftToRouter, replace } = goTo(as, locale, from);
    expect(isLeftToRouter).toBe(false);
    expect(replace).toHaveBeenCalledWith(as, as, { shallow: true, scroll: false, locale });
  });

  it.each([
    ['another page', '/markets', 'en'],
    ['another language', '/ar-AE/trade/spot/ETH_USDT', 'ar-AE'],
    ['the door of the terminal', '/trade/spot', 'en'],
  ])('to %s are the router’s', (_where, as, locale) => {
    const { isLeftToRouter, replace } = goTo(as, locale);
    expect([isLeftToRouter, jest.mocked(replace).mock.calls.length]).toEqual([true, 0]);
  });

  it('are the router’s again once the terminal is left', () => {
    expect(goTo('/markets', 'en').last?.({ url: '/', as: '/trade/spot/ETH_USDT', options: {} })).toBe(true);
  });
});
