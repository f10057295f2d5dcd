import { reasons } from '@/domain/order/reasons';
import { steppedSize } from '@/domain/order/sizeSteps';
import type { MarketNow, MarketRules, TicketForm } from '@/domain/order/ticketForm';
import { feeEstimate, maxSize, percentOfMax, shareOfMax, slippagePercent, wouldTake } from '@/domain/order/ticketMath';
import { walkBase, walkQuote } from '@/domain/order/walkBook';

const rules: MarketRules = {
  base: 'BTC',
  quote: 'USDT',
  priceIncrement: '0.1',
  quantityIncrement: '0.001',
  minQuantity: '0.1',
  maxQuantity: '500',
  minNotional: '5',
  priceBand: '0.1',
  state: 'LIVE',
};
const now: MarketNow = { bids: [{ price: '99.9', quantity: '2' }], asks: [{ price: '100', quantity: '1' }], last: '100', reference: '100' };
const buy: TicketForm = { side: 'BUY', type: 'LIMIT', price: '95', size: '1', sizeUnit: 'BASE', timeInForce: 'GTC', isPostOnly: false };
const sell: TicketForm = { ...buy, side: 'SELL', price: '105' };

describe('the last value that is still allowed', () => {
  it.each([
    ['smallest size', { ...buy, size: '0.1' }],
    ['largest size', { ...buy, size: '500' }],
    ['smallest notional', { ...buy, price: '50', size: '0.1' }],
    ['highest price of a buy', { ...buy, price: '110' }],
    ['lowest price of a sell', { ...sell, price: '90' }],
  ])('%s', (_what, form) => expect(reasons(form, rules, { base: '1000', quote: '1000000' }, now)).toEqual([]));
});

describe('whether an order would take', () => {
  it.each([
    [{ ...buy, price: '99.9' }, false],
    [{ ...buy, price: '100' }, true],
    [{ ...buy, price: '100.1' }, true],
    [{ ...sell, price: '100' }, false],
    [{ ...sell, price: '99.9' }, true],
    [{ ...sell, price: '99.8' }, true],
    [{ ...sell, price: undefined }, false],
  ])('%o: %p', (form, expected) => expect(wouldTake(form, now)).toBe(expected));

  it('nothing, where nobody waits', () => expect(wouldTake({ ...buy, price: '100' }, { ...now, asks: [] })).toBe(false));
});

const rich = { base: '1000', quote: '1000000' };
const atMarket = { type: 'MARKET', price: undefined } as const;
const kindsOf = (form: TicketForm, balances = rich, over: Partial<MarketNow> = {}, at = rules) =>
  reasons(form, at, balances, { ...now, ...over }).map(({ kind }) => kind);

describe('a rule asks nothing of an order it is not about', () => {
  it('a price that was typed before the order went to market', () => {
    for (const price of ['95.05', '200']) expect(kindsOf({ ...buy, type: 'MARKET', price })).toEqual([]);
    expect(kindsOf({ ...buy, type: 'MARKET', price: '100', isPostOnly: true })).toEqual([]);
  });

  it('lots, of a size in quote', () => expect(kindsOf({ ...buy, ...atMarket, sizeUnit: 'QUOTE', size: '10.0005' })).toEqual([]));

  it('an order to trade with, of an order that may wait', () => expect(kindsOf(buy, rich, { asks: [] })).toEqual([]));

  it('the asset it does not spend', () => {
    expect(kindsOf({ ...sell, size: '2' }, { base: '2', quote: '0' })).toEqual([]);
    expect(kindsOf({ ...sell, ...atMarket, sizeUnit: 'QUOTE', size: '150' }, { base: '2', quote: '0' })).toEqual([]);
    expect(kindsOf({ ...sell, ...atMarket, sizeUnit: 'QUOTE', size: '150' }, { base: '1.51', quote: '0' })).toEqual([]);
    expect(kindsOf({ ...sell, ...atMarket, sizeUnit: 'QUOTE', size: '150' }, { base: '1.5', quote: '0' })).toEqual(['balanceTooLow']);
  });
});

describe('too small a notional', () => {
  it('is that of the budget, or of what the book asks', () => {
    expect(kindsOf({ ...buy, ...atMarket, sizeUnit: 'QUOTE', size: '4.99' })).toEqual(['notionalTooSmall']);
    const uneven = { asks: [{ price: '99.9', quantity: '1' }] };
    expect(kindsOf({ ...buy, ...atMarket, sizeUnit: 'QUOTE', size: '5' }, rich, uneven)).toEqual([]);
    expect(kindsOf({ ...buy, ...atMarket, size: '0.1' }, rich, {}, { ...rules, minNotional: '20' })).toEqual(['notionalTooSmall']);
    expect(kindsOf({ ...buy, ...atMarket, size: '0.2' }, rich, {}, { ...rules, minNotional: '20' })).toEqual([]);
  });
});

describe('the band', () => {
  it('ends on the last tick within it', () => {
    const uneven = { ...now, reference: '100.05' };
    expect(reasons({ ...buy, price: '110.1' }, rules, rich, uneven)).toEqual([{ kind: 'priceAboveBand', value: '110', asset: 'USDT' }]);
    expect(reasons({ ...sell, price: '90' }, rules, rich, uneven)).toEqual([{ kind: 'priceBelowBand', value: '90.1', asset: 'USDT' }]);
  });
});

describe('the largest size', () => {
  const balances = { base: '2.0005', quote: '190.05' };
  it.each([
    ['of a sale is what there is', sell, '2'],
    ['of a buy is what its price allows', buy, '2'],
    ['of a buy at market is what the book asks', { ...buy, ...atMarket }, '1'],
    ['of a sale in quote is what the book gives', { ...sell, ...atMarket, sizeUnit: 'QUOTE' as const }, '199.8'],
    ['of a budget is what there is', { ...buy, ...atMarket, sizeUnit: 'QUOTE' as const }, '190.05'],
    ['is not known without a price', { ...buy, price: undefined }, undefined],
  ])('%s', (_what, form, expected) => expect(maxSize(form, rules, balances, now)).toBe(expected));

  it('is not known without a balance or a book', () => {
    expect(maxSize(buy, rules, { base: '1', quote: undefined }, now)).toBeUndefined();
    expect(maxSize({ ...buy, ...atMarket }, rules, balances, { ...now, asks: [] })).toBeUndefined();
    expect(maxSize({ ...sell, ...atMarket, sizeUnit: 'QUOTE' }, rules, balances, { ...now, bids: [] })).toBeUndefined();
  });

  it('is named when there is any', () => {
    expect(reasons(buy, rules, { base: '0', quote: '0' }, now)).toEqual([{ kind: 'balanceTooLow', value: undefined, asset: 'BTC' }]);
    expect(reasons(buy, rules, { base: '0', quote: '50' }, now)).toEqual([{ kind: 'balanceTooLow', value: '0.526', asset: 'BTC' }]);
  });

  it('is shared in what can be sent, and measured in whole percent', () => {
    expect(shareOfMax('10.12355', 50, { ...buy, ...atMarket, sizeUnit: 'QUOTE' }, rules)).toBe('5.0617');
    expect(shareOfMax('10.12345', 50, buy, rules)).toBe('5.061');
    expect([percentOfMax('1', '3'), percentOfMax('5', '3'), percentOfMax('-1', '3')]).toEqual([33, 100, 0]);
    expect([percentOfMax(undefined, '3'), percentOfMax('1', undefined), percentOfMax('1', '0')]).toEqual([0, 0, 0]);
  });
});

describe('the fee', () => {
  const rates = { maker: '0.000123451', taker: '0.001' };
  it('is of what is received, rounded up, by whether the order waits', () => {
    expect(feeEstimate(buy, rules, now, rates)).toEqual({ amount: '0.00012346', asset: 'BTC' });
    expect(feeEstimate({ ...sell, size: '2' }, rules, now, rates)).toEqual({ amount: '0.02592471', asset: 'USDT' });
    expect(feeEstimate({ ...buy, price: '100' }, rules, now, rates)).toEqual({ amount: '0.001', asset: 'BTC' });
    expect(feeEstimate({ ...sell, ...atMarket }, rules, now, rates)).toEqual({ amount: '0.0999', asset: 'USDT' });
  });

  it('is not known of half an order', () => {
    expect(feeEstimate({ ...buy, price: undefined }, rules, now, rates)).toBeUndefined();
    expect(feeEstimate({ ...buy, size: undefined }, rules, now, rates)).toBeUndefined();
  });
});

describe('a walk through the book', () => {
  const bids = [
    { price: '100', quantity: '1' },
    { price: '40', quantity: '1' },
  ];

  it('ends where the rest is worth less than a lot, and does not go on to a worse price for it', () => {
    expect(walkQuote(bids, '50.05', '0.001')).toMatchObject({ base: '0.5', quote: '50', worstPrice: '100', isComplete: true });
    expect(walkQuote(bids, '100', '0.001')).toMatchObject({ base: '1', worstPrice: '100', isComplete: true });
    expect(walkQuote(bids, '141', '0.001')).toMatchObject({ base: '2', worstPrice: '40', isComplete: false });
  });

  it('is so far away from the best price, either way', () => {
    const deep = { ...now, bids, asks: [...bids].reverse() };
    expect(slippagePercent(sell, walkBase(deep.bids, '2'), deep)).toBe('30');
    expect(slippagePercent(buy, walkBase(deep.asks, '2'), deep)).toBe('75');
    expect(slippagePercent(buy, walkBase(deep.asks, '0'), deep)).toBeUndefined();
    expect(slippagePercent(buy, walkBase(deep.asks, '2'), { ...now, asks: [] })).toBeUndefined();
  });
});

describe('a size by steps', () => {
  it('goes by lots, or by the smallest total, within what an order may have', () => {
    expect(steppedSize({ ...buy, size: '1' }, rules, 1)).toBe('1.001');
    expect(steppedSize({ ...buy, size: undefined }, rules, 1)).toBe('0.1');
    expect(steppedSize({ ...buy, size: '500' }, rules, 1)).toBe('500');
    expect(steppedSize({ ...buy, sizeUnit: 'QUOTE', size: '5' }, rules, 2)).toBe('15');
  });
});
