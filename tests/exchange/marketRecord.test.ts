import type { AppError } from '@/exchange/app/appError';
import { changedMarket, type RuleChange } from '@/exchange/app/money/records/changedMarket';
import {
  bandLimitTicks,
  defineMarket,
  type MarketRow,
  notionalOf,
  priceText,
  quantityText,
  quoteText,
  receivedAsset,
  scaleOf,
  spentAsset,
  supportLots,
} from '@/exchange/app/money/records/market';
import { fingerprintOf, type OrderTerms, toSpotOrder } from '@/exchange/app/money/records/spotOrderRecord';
import { listed } from '../support/bareDesk';
import { orderRecord } from '../support/orderRecord';

const market = defineMarket({ ...listed, priceIncrement: '0.05', quantityIncrement: '0.01', minQuantity: '0.0205', maxQuantity: '5.0009' });

describe('a market in the integers of the writer', () => {
  it('has steps, limits and decimals of its listing; a limit off its lot is the lot below', () => {
    expect(market).toMatchObject({
      ticksPerIncrement: 5,
      lotsPerIncrement: 10,
      quotePerTickLot: 1000n,
      basePerLot: 100_000n,
      minLots: 20,
      maxLots: 5000,
      minNotionalUnits: 1_00000000n,
      bandPpm: 100_000n,
      priceStep: 1n,
      priceDecimals: 2,
      quantityStep: 1n,
      quantityDecimals: 3,
      averageDecimals: 4,
    });
  });

  it('counts in whatever units it is listed with', () => {
    const halves = defineMarket({ ...listed, priceUnit: '0.5', priceIncrement: '0.5', quantityUnit: '0.5', quantityIncrement: '0.5' });
    expect(halves).toMatchObject({ quotePerTickLot: 25_000_000n, basePerLot: 50_000_000n, priceStep: 5n, quantityStep: 5n });
    expect([priceText(halves, 3), quantityText(halves, 5)]).toEqual(['1.5', '2.5']);
  });

  it('takes at least one lot', () => {
    expect(defineMarket({ ...listed, minQuantity: '0.0001' }).minLots).toBe(1);
  });

  const unfit: [string, Partial<MarketRow>, string][] = [
    ['a lot that base cannot count', { baseScale: 2 }, 'quantity unit 0.001 does not fit 2 decimals'],
    ['a tick of a lot that quote cannot count', { quoteScale: 4 }, 'price unit x quantity unit 0.00001 does not fit 4 decimals'],
    ['a price step between ticks', { priceIncrement: '0.015' }, 'price increment 0.015 is no multiple of 0.01'],
    ['a quantity step between lots', { quantityIncrement: '0.0015' }, 'quantity increment 0.0015 is no multiple of 0.001'],
    ['no price step', { priceIncrement: '0' }, 'price increment 0 is no multiple of 0.01'],
    ['a smallest notional that quote cannot count', { minNotional: '0.000000001' }, 'minimum notional'],
    ['a band finer than a millionth', { priceBand: '0.0000001' }, 'more than 6 decimals'],
    ['a largest quantity of more lots than numbers count', { maxQuantity: '9007199254740.992' }, 'more lots than can be counted'],
  ];
  it.each(unfit)('refuses %s', (_what, over, message) => {
    expect(() => defineMarket({ ...listed, ...over })).toThrow(RangeError);
    expect(() => defineMarket({ ...listed, ...over })).toThrow(message);
    expect(() => defineMarket({ ...listed, ...over })).toThrow('ONE_TWO');
  });

  it('counts as many lots as numbers do', () => {
    expect(defineMarket({ ...listed, maxQuantity: '9007199254740.991' }).maxLots).toBe(Number.MAX_SAFE_INTEGER);
  });

  it('costs ticks times lots', () => {
    expect(notionalOf(market, 1235, 70)).toBe(86_450_000n);
  });

  it('lets nobody trade beyond its band: the last tick within is the limit', () => {
    expect([bandLimitTicks(market, 'BUY', 1001), bandLimitTicks(market, 'SELL', 1001)]).toEqual([1101, 901]);
    expect([bandLimitTicks(market, 'BUY', 1000), bandLimitTicks(market, 'SELL', 1000)]).toEqual([1100, 900]);
  });

  it('calls a price supported from ten of its smallest orders on, by notional or by quantity', () => {
    expect(supportLots(market, 1000)).toBe(1000);
    expect(supportLots(market, 3000)).toBe(340);
    expect(supportLots(defineMarket({ ...listed, minQuantity: '0.5' }), 1000)).toBe(5000);
  });

  it('is told in decimals, and knows which asset goes where', () => {
    expect([priceText(market, 1235), quantityText(market, 70), quoteText(market, 1n)]).toEqual(['12.35', '0.07', '0.00000001']);
    expect([spentAsset(market, 'BUY'), spentAsset(market, 'SELL')]).toEqual(['TWO', 'ONE']);
    expect([receivedAsset(market, 'BUY'), receivedAsset(market, 'SELL')]).toEqual(['ONE', 'TWO']);
    const uneven = { ...listed, baseScale: 6, quoteScale: 8 };
    expect([scaleOf(uneven, 'ONE'), scaleOf(uneven, 'TWO')]).toEqual([6, 8]);
  });
});

describe('new rules of a market', () => {
  const change = (rules: RuleChange): string => {
    try {
      changedMarket(market, rules);
      return 'taken';
    } catch (error) {
      return (error as AppError).msg;
    }
  };

  it.each(['priceIncrement', 'quantityIncrement', 'minQuantity', 'maxQuantity', 'minNotional'])('are not zero: %s', (field) => {
    expect(change({ [field]: '0' })).toBe(`request.invalid||${field}||above zero`);
  });

  it('have a band of more than nothing and less than all', () => {
    for (const priceBand of ['0', '1', '1.5']) expect(change({ priceBand })).toBe('request.invalid||priceBand||between 0 and 1');
    for (const priceBand of ['0.000001', '0.999999']) expect(change({ priceBand })).toBe('taken');
  });

  it('have a smallest quantity that is not above the largest', () => {
    expect(change({ minQuantity: '5.01', maxQuantity: '5' })).toBe('request.invalid||minQuantity||at most maxQuantity');
    expect(change({ minQuantity: '5', maxQuantity: '5' })).toBe('taken');
  });

  it('name the field that does not fit', () => {
    expect(change({ priceIncrement: '0.015' })).toMatch('request.invalid||priceIncrement||ONE_TWO: price increment');
  });

  it('hold from then on; what is not named stays', () => {
    expect(changedMarket(market, { priceIncrement: '0.1' })).toEqual({ ...market, priceIncrement: '0.1', ticksPerIncrement: 10 });
  });
});

describe('an order as it is told', () => {
  it('has its amounts as decimals, the average cut off two decimals behind the tick', () => {
    const filled = orderRecord({ filledLots: 3, filledQuote: 3_010_000n, feePaid: 300n, status: 'FILLED', createdMs: 5, updatedMs: 6 });
    expect(toSpotOrder(filled, market)).toEqual({
      orderId: '1',
      clientOrderId: 'a',
      symbol: 'ONE_TWO',
      side: 'BUY',
      type: 'LIMIT',
      timeInForce: 'GTC',
      isPostOnly: false,
      price: '10',
      quantity: '0.01',
      quoteQuantity: null,
      filledQuantity: '0.003',
      filledQuote: '0.0301',
      averagePrice: '10.0333',
      feePaid: '0.000003',
      feeAsset: 'ONE',
      status: 'FILLED',
      closeReason: null,
      createdAt: 5,
      updatedAt: 6,
    });
  });

  it('has the same average where base and quote have other scales', () => {
    const uneven = defineMarket({ ...listed, baseScale: 4, quoteScale: 6 });
    expect(toSpotOrder(orderRecord({ filledLots: 3, filledQuote: 30_100n }), uneven).averagePrice).toBe('10.0333');
  });

  it('says nothing of what it has not', () => {
    const budget = orderRecord({ type: 'MARKET', priceTicks: null, lots: null, quoteSize: 2_50000000n, side: 'SELL', feePaid: 5n });
    expect(toSpotOrder(budget, market)).toMatchObject({ price: null, quantity: null, quoteQuantity: '2.5', averagePrice: null });
    expect(toSpotOrder(budget, market)).toMatchObject({ feeAsset: 'TWO', feePaid: '0.00000005' });
  });

  it('asks for something else as soon as one of its terms is another', () => {
    const others: Partial<OrderTerms>[] = [
      ...[{ symbol: 'A_B' }, { side: 'SELL' as const }, { type: 'MARKET' as const }, { timeInForce: 'IOC' as const }, { isPostOnly: true }],
      ...[{ selfTradePrevention: 'CANCEL_BOTH' as const }, { priceTicks: 1001 }, { lots: 11 }, { quoteSize: 1n }],
      // The same figures in other places.
      ...[
        { priceTicks: 1, lots: 23 },
        { priceTicks: 12, lots: 3 },
      ],
    ];
    const prints = [{}, ...others].map((over) => fingerprintOf(orderRecord(over)));
    expect(new Set(prints).size).toBe(prints.length);
    expect(fingerprintOf(orderRecord({ orderId: '2', clientOrderId: 'b', filledLots: 1 }))).toBe(prints[0]);
  });
});
