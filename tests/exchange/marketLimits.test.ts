import fc from 'fast-check';
import { AppError } from '@/exchange/app/appError';
import { assetSeeds, marketSeeds } from '@/exchange/app/markets/catalogue';
import { changedMarket, type RuleChange } from '@/exchange/app/money/records/changedMarket';
import { defineMarket, type Market } from '@/exchange/app/money/records/market';
import { practicePairs } from '@/exchange/app/practice/market/practicePairs';
import { cataloguePairs } from '../support/practicePairs';
import { runs } from '../support/propertyRuns';

const scaleOf = (asset: string) => assetSeeds.find((seed) => seed.asset === asset)?.scale ?? 0;

const markets: readonly Market[] = cataloguePairs().map((pair) =>
  defineMarket({ ...pair, kind: 'SPOT', settle: pair.quote, baseScale: scaleOf(pair.base), quoteScale: scaleOf(pair.quote) }),
);
const btc = markets[0] as Market;

function outcome(market: Market, change: RuleChange): Market | AppError {
  try {
    return changedMarket(market, change);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

describe('limits that operators set', () => {
  it.each([
    ['maxQuantity', '90.12345678', 'a multiple of 0.00001'],
    ['minQuantity', '0.000015', 'a multiple of 0.00001'],
    ['maxQuantity', '90000000001', 'at most what an account can hold'],
    ['minNotional', '90000000001', 'at most what an account can hold'],
    ['minNotional', '999999999999999999999999999999', 'at most what an account can hold'],
  ] as const)('are refused beside their field: %s %s', (field, value, rule) => {
    expect(outcome(btc, { [field]: value })).toMatchObject({ codeName: 'badRequest', message: `request.invalid||${field}||${rule}` });
  });

  it('are taken to the last unit an account can hold', () => {
    expect(outcome(btc, { maxQuantity: '90000000000', minNotional: '90000000000' })).toMatchObject({ maxQuantity: '90000000000' });
  });

  it('are limits the practice market opens with, whatever is taken', () => {
    const amount = fc
      .tuple(fc.bigInt(1n, 10n ** 24n), fc.integer({ min: 0, max: 12 }))
      .map(([units, decimals]) =>
        `${units / 10n ** BigInt(decimals)}.${String(units % 10n ** BigInt(decimals)).padStart(decimals, '0')}`.replace(/\.$/, ''),
      );
    const change = fc.record({ minQuantity: amount, maxQuantity: amount, minNotional: amount }, { requiredKeys: [] });
    fc.assert(
      fc.property(fc.constantFrom(...markets), change, (market, given) => {
        const changed = outcome(market, given);
        if (changed instanceof AppError) return;
        const listed = cataloguePairs().map((pair) => (pair.symbol === market.symbol ? { ...pair, ...given } : pair));
        const pair = practicePairs(listed, marketSeeds).find(({ symbol }) => symbol === market.symbol);
        expect(pair?.maxLots).toBe(changed.maxLots);
        expect(pair?.minTickLots).toBeGreaterThan(0);
      }),
      runs(300),
    );
  });
});
