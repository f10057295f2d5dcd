import { coinDecimals, feeDecimals, receivedDecimals, totalDecimals } from '@/domain/market/shownDecimals';

const market = (base: string, quote: string, quantityIncrement: string, minNotional: string) => ({
  base,
  quote,
  quantityIncrement,
  minNotional,
});
const markets = [
  market('BTC', 'USDT', '0.00001', '5'),
  market('BTC', 'EUR', '0.0001', '5'),
  market('ETH', 'BTC', '0.0001', '0.0001'),
  market('PEPE', 'USDT', '1', '5'),
];

describe('decimals that are shown', () => {
  it('are cents for totals, and finer where the quote is a BTC', () => {
    expect([totalDecimals('5'), totalDecimals('0.0001')]).toEqual([2, 6]);
  });

  it('are those of a coin’s finest lots, of a mere quote those of its totals, of a coin nobody trades the ledger’s', () => {
    const of = (asset: string) => coinDecimals(asset, markets);
    expect([of('BTC'), of('ETH'), of('PEPE'), of('USDT'), of('EUR'), of('DOT')]).toEqual([5, 4, 0, 2, 2, 8]);
  });

  it('are those of its finest totals for a coin that several markets are quoted in', () => {
    const quotes = [market('ETH', 'EUR', '0.0001', '5'), market('PEPE', 'EUR', '1', '0.01'), market('DOT', 'EUR', '0.1', '5')];
    expect(coinDecimals('EUR', quotes)).toBe(4);
  });

  it('are more for fees: a small fee is no 0', () => {
    const [btc, , eth] = markets as [(typeof markets)[0], unknown, (typeof markets)[0]];
    expect([feeDecimals('BTC', btc), feeDecimals('USDT', btc), feeDecimals('BTC', eth)]).toEqual([8, 4, 8]);
  });

  it('are the same for a fee and what it is taken from: the market’s, unless those would cut the fee', () => {
    const [btc] = markets as [(typeof markets)[0]];
    const of = (asset: string, ...fees: (string | undefined)[]) => fees.map((fee) => receivedDecimals(asset, btc, fee));
    expect(of('BTC', '0.00005', '0.0000008', undefined)).toEqual([5, 8, 5]);
    expect(of('USDT', '4.82', '4.8225', '0.00048225', undefined)).toEqual([2, 4, 4, 2]);
  });
});
