import fc from 'fast-check';
import { compare, multiply } from '@/domain/money/decimal';
import { toMultiples } from '@/domain/money/increments';
import type { MarketNow, TicketForm } from '@/domain/order/ticketForm';
import {
  bookWalk,
  feeEstimate,
  limitTotal,
  maxSize,
  percentOfMax,
  shareOfMax,
  sizeForTotal,
  slippagePercent,
} from '@/domain/order/ticketMath';
import { walkBase, walkQuote } from '@/domain/order/walkBook';
import { btcRules as rules } from '../../support/btcRules';

const now: MarketNow = {
  bids: [
    { price: '99', quantity: '1' },
    { price: '98', quantity: '1' },
  ],
  asks: [
    { price: '100', quantity: '1' },
    { price: '102', quantity: '1' },
  ],
  last: '100',
  reference: '100',
};
const buy: TicketForm = {
  side: 'BUY',
  type: 'LIMIT',
  price: '96450',
  size: '0.05',
  sizeUnit: 'BASE',
  timeInForce: 'GTC',
  isPostOnly: false,
};
const sides = fc.constantFrom('BUY' as const, 'SELL' as const);
const amounts = fc.bigInt({ min: 0n, max: 10n ** 14n }).map((units) => multiply(String(units), '0.00000001'));
const prices = fc.integer({ min: 1, max: 2_000_000 }).map((ticks) => multiply(String(ticks), '0.1'));
const levels = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 500_000 })), { minLength: 1, maxLength: 12 })
  .map((list) => list.map(([ticks, lots]) => ({ price: multiply(String(ticks), '0.1'), quantity: multiply(String(lots), '0.00001') })));
const sorted = (list: { price: string; quantity: string }[], sign: number) => list.toSorted((a, b) => sign * compare(a.price, b.price));

describe('limit tickets', () => {
  it('multiplies exactly', () => {
    expect(limitTotal(buy)).toBe('4822.5');
    expect(sizeForTotal('4822.5', '96450', rules)).toBe('0.05');
    expect(sizeForTotal('100', undefined, rules)).toBeUndefined();
  });

  it('never lets the largest size cost more than there is, and comes in lots', () => {
    fc.assert(
      fc.property(sides, amounts, prices, (side, amount, price) => {
        const form = { ...buy, side, price };
        const size = maxSize(form, rules, { base: amount, quote: amount }, now) ?? 'none';
        const cost = side === 'BUY' ? multiply(size, price) : size;
        expect(compare(cost, amount)).toBeLessThanOrEqual(0);
        expect(compare(size, rules.maxQuantity)).toBeLessThanOrEqual(0);
        expect(toMultiples(size, rules.quantityIncrement)).toBeDefined();
      }),
    );
  });

  it('moves the slider both ways', () => {
    expect(shareOfMax('0.10662', 47, buy, rules)).toBe('0.05011');
    expect(percentOfMax('0.05', '0.10662')).toBe(47);
    expect(percentOfMax('1', '0.10662')).toBe(100);
    expect(percentOfMax(undefined, '0.1')).toBe(0);
  });
});

describe('market tickets', () => {
  it('walks the book for base and for quote', () => {
    expect(walkBase(now.asks, '1.5')).toEqual({
      base: '1.5',
      quote: '151',
      averagePrice: '100.666666666666666666',
      worstPrice: '102',
      isComplete: true,
    });
    expect(walkQuote(now.asks, '151', '0.00001')).toMatchObject({ base: '1.5', quote: '151', isComplete: true });
    expect(walkBase(now.asks, '3')).toMatchObject({ base: '2', isComplete: false });
    expect(walkBase([], '3')).toEqual({ base: '0', quote: '0', averagePrice: undefined, worstPrice: undefined, isComplete: false });
  });

  it('never lets the largest size cost more than there is, whatever the book', () => {
    fc.assert(
      fc.property(
        sides,
        fc.constantFrom('BASE' as const, 'QUOTE' as const),
        amounts,
        levels,
        levels,
        (side, sizeUnit, amount, bids, asks) => {
          const moment: MarketNow = { bids: sorted(bids, -1), asks: sorted(asks, 1), last: undefined, reference: undefined };
          const form: TicketForm = { ...buy, side, sizeUnit, type: 'MARKET', price: undefined };
          const size = maxSize(form, rules, { base: amount, quote: amount }, moment);
          const walk = bookWalk({ ...form, size }, rules, moment);
          const spent = (side === 'BUY' ? walk?.quote : walk?.base) ?? 'none';
          expect(compare(spent, amount)).toBeLessThanOrEqual(0);
        },
      ),
    );
  });

  it('says how far the average lies from the best price, rounded up', () => {
    const form: TicketForm = { ...buy, type: 'MARKET', price: undefined, size: '1.5' };
    const walk = walkBase(now.asks, '1.5');
    expect(slippagePercent(form, walk, now)).toBe('0.67');
    expect(slippagePercent(form, walkBase([], '1'), { ...now, asks: [] })).toBeUndefined();
  });
});

describe('fees', () => {
  const rates = { maker: '0.0008', taker: '0.001' };

  it('are taken from what is received, rounded up', () => {
    expect(feeEstimate(buy, rules, now, rates)).toEqual({ amount: '0.00005', asset: 'BTC' });
    expect(feeEstimate({ ...buy, price: '90', size: '0.00001' }, rules, now, rates)).toEqual({ amount: '0.00000001', asset: 'BTC' });
    expect(feeEstimate({ ...buy, side: 'SELL', type: 'MARKET', price: undefined, size: '1' }, rules, now, rates)).toEqual({
      amount: '0.099',
      asset: 'USDT',
    });
  });

  it("count at the maker's rate for an order that rests", () => {
    expect(feeEstimate({ ...buy, price: '90', size: '1' }, rules, now, rates)?.amount).toBe('0.0008');
    expect(feeEstimate({ ...buy, size: undefined }, rules, now, rates)).toBeUndefined();
  });
});
