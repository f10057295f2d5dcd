import type { CreateSpotOrder } from '@/contract/spot';
import type { AppError } from '@/exchange/app/appError';
import { defineMarket, type Market, type MarketRow } from '@/exchange/app/money/records/market';
import { readTerms, refuseOffSteps } from '@/exchange/app/money/spot/orderTerms';
import { listed } from '../support/bareDesk';

/** Increments of five ticks and of ten lots. */
const row: MarketRow = { ...listed, priceIncrement: '0.05', quantityIncrement: '0.01', minQuantity: '0.02', maxQuantity: '5' };
const market = defineMarket(row);
/** A tick x a lot is the smallest unit of quote there is: countable numbers end before the ledger does. */
const finest = defineMarket({ ...row, quoteScale: 5 });

const limit = (price: string, size: string, over: Partial<CreateSpotOrder> = {}): CreateSpotOrder => ({
  symbol: 'ONE_TWO',
  clientOrderId: 'a',
  side: 'BUY',
  type: 'LIMIT',
  price,
  size,
  ...over,
});
const budget = (size: string): CreateSpotOrder => ({ ...limit('', size), price: undefined, type: 'MARKET', sizeUnit: 'QUOTE' });

/** What an order is refused for: the rule with its values. */
function refusal(refuse: () => unknown): string | undefined {
  try {
    refuse();
    return undefined;
  } catch (error) {
    return (error as AppError).msg;
  }
}
const refused = (order: CreateSpotOrder, on: Market = market) => refusal(() => readTerms(on, order));

describe('an order as it is read', () => {
  it('has what its owner did not say by default', () => {
    const common = { symbol: 'ONE_TWO', side: 'BUY', isPostOnly: false, selfTradePrevention: 'CANCEL_TAKER' };
    const inLots = { ...common, type: 'LIMIT', timeInForce: 'GTC', priceTicks: 1235, lots: 70, quoteSize: null };
    expect(readTerms(market, limit('12.35', '0.07'))).toEqual(inLots);
    const inQuote = { ...common, type: 'MARKET', timeInForce: 'IOC', priceTicks: null, lots: null, quoteSize: 2_50000000n };
    expect(readTerms(market, budget('2.5'))).toEqual(inQuote);
  });

  it('counts in the units of its market, whatever they are', () => {
    const halves = defineMarket({ ...row, priceUnit: '0.5', priceIncrement: '0.5' });
    expect(readTerms(halves, limit('1.5', '1')).priceTicks).toBe(3);
    expect(refused(limit('1.2', '1'), halves)).toBe('order.price_tick||0.5');
  });

  it('may be as large as the ledger counts, and no larger', () => {
    expect(readTerms(market, limit('1', '90000000000')).lots).toBe(90_000_000_000_000);
    expect(refused(limit('1', '90000000000.001'))).toBe('order.size_too_large||5||ONE');
    expect(readTerms(market, budget('90000000000')).quoteSize).toBe(9_000_000_000_000_000_000n);
    expect(refused(budget('90000000000.00000001'))).toBe('order.size_too_large||5||ONE');
  });

  it('may spend as much as numbers count', () => {
    expect(readTerms(finest, budget('90071992547.40991')).quoteSize).toBe(BigInt(Number.MAX_SAFE_INTEGER));
    expect(refused(budget('90071992547.40992'), finest)).toBe('order.size_too_large||5||ONE');
  });

  it('may cost what the ledger and numbers count, and names the price where that ends', () => {
    expect(readTerms(market, limit('45000000000000', '0.002')).priceTicks).toBe(4_500_000_000_000_000);
    expect(refused(limit('45000000000000.01', '0.002'))).toBe('order.price_above_band||45000000000000||TWO');
    expect(readTerms(finest, limit('45035996273704.95', '0.002')).priceTicks).toBe(4_503_599_627_370_495);
    expect(refused(limit('45035996273704.96', '0.002'), finest)).toBe('order.price_above_band||45035996273704.95||TWO');
  });

  it('spends at least the smallest notional, and never nothing', () => {
    expect(readTerms(market, budget('1')).quoteSize).toBe(1_00000000n);
    expect(refused(budget('0.99999999'))).toBe('order.notional_too_small||1||TWO');
    expect(refused(budget('0'), defineMarket({ ...row, minNotional: '0' }))).toBe('order.notional_too_small||0||TWO');
  });

  it('is not both at market and all or nothing', () => {
    expect(refused({ ...budget('1'), timeInForce: 'FOK' })).toBe('order.options_conflict||MARKET, FOK');
  });
});

describe('the steps and limits of the moment', () => {
  const off = (priceTicks: number | null, lots: number | null) =>
    refusal(() => refuseOffSteps(market, { ...readTerms(market, limit('1', '1')), priceTicks, lots }));

  it('are those of increments: 0.05 and 0.01', () => {
    expect([off(1235, 30), off(1234, 30), off(1235, 35)]).toEqual([undefined, 'order.price_tick||0.05', 'order.size_lot||0.01']);
  });

  it('end at the smallest and the largest quantity, which are allowed', () => {
    expect([off(1235, 20), off(1235, 5000)]).toEqual([undefined, undefined]);
    expect([off(1235, 10), off(1235, 5010)]).toEqual(['order.size_too_small||0.02||ONE', 'order.size_too_large||5||ONE']);
  });

  it('ask nothing of what an order does not say', () => {
    expect([off(null, 20), off(null, null)]).toEqual([undefined, undefined]);
    expect(off(null, 25)).toBe('order.size_lot||0.01');
  });
});
