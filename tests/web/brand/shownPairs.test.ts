import { shownPairs, tradedPairs } from '@/src/brand/shownPairs';
import { pairOf } from '../../support/pairFixture';
import { shownPair } from '../../support/siteFixture';

const openTradeSymbols = { C1_USDT: { ...shownPair('C1', 'USDT', 0), isShow: false }, A1_USDT: shownPair('A1', 'USDT', 8) };

describe('pairs whose prices are shown', () => {
  // B1 was listed after the configuration was read.
  const pairs = [pairOf('A1_USDT', { sort: 1 }), pairOf('B1_USDT', { sort: 2 }), pairOf('C1_USDT', { sort: 3 })];
  const shown = (supportSpot: boolean) => shownPairs(pairs, { supportSpot, openTradeSymbols }).map(({ symbol }) => symbol);

  it('are those of the site, in its order', () => {
    expect(shown(true)).toEqual(['B1_USDT', 'A1_USDT']);
  });

  it('are all of them where the site trades none', () => {
    expect(shown(false)).toEqual(['C1_USDT', 'B1_USDT', 'A1_USDT']);
  });
});

it('pairs that are traded are told by the lowest sort first, without those that are hidden', () => {
  const listed = { ...openTradeSymbols, D1_USDT: shownPair('D1', 'USDT', 2) };
  expect(tradedPairs({ openTradeSymbols: listed }).map(([symbol]) => symbol)).toEqual(['D1_USDT', 'A1_USDT']);
});
