import fc from 'fast-check';
import { less, quoteGetting, quoteGiving, worthOver } from '@/domain/convert/quote';
import { routesBetween } from '@/domain/convert/route';
import { type Leg, neededIn, receivedIn } from '@/domain/convert/walkLeg';
import { runs } from '../../support/propertyRuns';

// The oracle knows one rule: an amount goes unit by unit into the best price that is left. It counts in fractions, and rounds at the end.

interface Fraction {
  n: bigint;
  d: bigint;
}
const plus = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d });
const floor = ({ n, d }: Fraction) => n / d;
const ceil = ({ n, d }: Fraction) => (n + d - 1n) / d;

/** Quote of one unit of base at a level. */
const priceOf = ({ basePerLot, quotePerTickLot }: Leg, ticks: number): Fraction => ({ n: BigInt(ticks) * quotePerTickLot, d: basePerLot });

function oracle(leg: Leg, amount: bigint, isBase: boolean): Fraction | undefined {
  let left: Fraction = { n: amount, d: 1n };
  let sum: Fraction = { n: 0n, d: 1n };
  for (const { priceTicks, lots } of leg.levels) {
    const price = priceOf(leg, priceTicks);
    const base = BigInt(lots) * leg.basePerLot;
    const room: Fraction = isBase ? { n: base, d: 1n } : { n: base * price.n, d: price.d };
    const isEnough = left.n * room.d <= room.n * left.d;
    const taken = isEnough ? left : room;
    sum = plus(sum, isBase ? { n: taken.n * price.n, d: taken.d * price.d } : { n: taken.n * price.d, d: taken.d * price.n });
    left = plus(left, { n: -taken.n, d: taken.d });
    if (left.n === 0n) return sum;
  }
  return left.n === 0n ? sum : undefined;
}

const level = fc.record({ priceTicks: fc.integer({ min: 1, max: 1_000_000 }), lots: fc.integer({ min: 1, max: 5_000 }) });
const leg = (side: fc.Arbitrary<'BUY' | 'SELL'> = fc.constantFrom('BUY', 'SELL')): fc.Arbitrary<Leg> =>
  fc
    .record({
      side,
      basePerLot: fc.constantFrom(1n, 7n, 1_000n, 100_000n),
      quotePerTickLot: fc.constantFrom(1n, 10n, 3n),
      levels: fc.uniqueArray(level, { minLength: 1, maxLength: 6, selector: ({ priceTicks }) => priceTicks }),
    })
    .map(({ levels, ...rest }) => ({
      ...rest,
      levels: levels.toSorted((a, b) => (rest.side === 'BUY' ? a.priceTicks - b.priceTicks : b.priceTicks - a.priceTicks)),
    }));
const amount = fc.bigInt({ min: 1n, max: 10n ** 12n });
const spread = fc.integer({ min: 0, max: 50_000 });

describe('walking a book', () => {
  it('counts a small amount at the worse of the book and a price, either way, and a larger one by the book alone', () => {
    fc.assert(
      fc.property(leg(), amount, fc.integer({ min: 1, max: 1_000_000 }), (one, given, priceTicks) => {
        const isSale = one.side === 'SELL';
        const price = priceOf(one, priceTicks);
        const at = (isBase: boolean): Fraction => (isBase ? { n: given * price.n, d: price.d } : { n: given * price.d, d: price.n });
        const small = { ...one, small: { priceTicks, belowQuote: 10n ** 30n } };
        const [brings, costs] = [receivedIn(one, given), neededIn(one, given)];
        const [fairBrings, fairCosts] = [floor(at(isSale)), ceil(at(!isSale))];
        expect(receivedIn(small, given)).toBe(brings === undefined || brings < fairBrings ? brings : fairBrings);
        expect(neededIn(small, given)).toBe(costs === undefined || costs > fairCosts ? costs : fairCosts);
        const large = { ...one, small: { priceTicks, belowQuote: 0n } };
        expect([receivedIn(large, given), neededIn(large, given)]).toEqual([brings, costs]);
      }),
      runs(300),
    );
  });

  it('brings what the levels are worth, rounded down, and asks what they cost, rounded up', () => {
    fc.assert(
      fc.property(leg(), amount, (one, given) => {
        const isSale = one.side === 'SELL';
        const brings = oracle(one, given, isSale);
        const costs = oracle(one, given, !isSale);
        expect(receivedIn(one, given)).toBe(brings && floor(brings));
        expect(neededIn(one, given)).toBe(costs && ceil(costs));
      }),
      runs(300),
    );
  });
});

describe('a quote', () => {
  it('takes the spread off what the books bring, and never less of it', () => {
    fc.assert(
      fc.property(fc.array(leg(), { minLength: 1, maxLength: 2 }), amount, spread, (legs, give, ppm) => {
        const worth = worthOver(legs, give);
        const quote = quoteGiving(legs, give, ppm);
        if (worth === undefined) return expect(quote).toBeUndefined();
        // The rule: get / worth is at most 1 - spread, and the next unit would be more.
        const most = worth * BigInt(1_000_000 - ppm);
        expect(quote?.give).toBe(give);
        expect((quote?.get ?? 0n) * 1_000_000n <= most).toBe(true);
        expect(((quote?.get ?? 0n) + 1n) * 1_000_000n > most).toBe(true);
      }),
      runs(300),
    );
  });

  it('asks for as much as brings what is to be got, at least', () => {
    fc.assert(
      fc.property(fc.array(leg(), { minLength: 1, maxLength: 2 }), amount, spread, (legs, get, ppm) => {
        const quote = quoteGetting(legs, get, ppm);
        if (!quote) return;
        const back = quoteGiving(legs, quote.give, ppm);
        // With the whole book taken there is nothing behind it to walk to.
        expect((back?.get ?? get) >= get).toBe(true);
        expect(quote.get).toBe(get);
      }),
      runs(300),
    );
  });

  it('is worked out by hand for a book everybody can read', () => {
    // 1 lot = 0.001 BTC at 8 decimals; a tick is 0.1 USDT: a tick x a lot is 0.0001 USDT.
    const bids: Leg = {
      side: 'SELL',
      basePerLot: 100_000n,
      quotePerTickLot: 10_000n,
      levels: [
        { priceTicks: 900_000, lots: 2 },
        { priceTicks: 890_000, lots: 5 },
      ],
    };
    // 0.0025 BTC: 0.002 at 90,000 and 0.0005 at 89,000 are 180 and 44.5 USDT.
    expect(worthOver([bids], 250_000n)).toBe(22_450_000_000n);
    expect(quoteGiving([bids], 250_000n, 2_000)).toEqual({ give: 250_000n, get: 22_405_100_000n });
    expect(less(999n, 2_000)).toBe(997n);
    expect(worthOver([bids], 700_001n)).toBeUndefined();
  });
});

describe('a route', () => {
  const pairs = [
    { symbol: 'BTC_USDT', base: 'BTC', quote: 'USDT' },
    { symbol: 'ETH_USDT', base: 'ETH', quote: 'USDT' },
    { symbol: 'SOL_USDT', base: 'SOL', quote: 'USDT' },
    { symbol: 'ETH_BTC', base: 'ETH', quote: 'BTC' },
    { symbol: 'BTC_EUR', base: 'BTC', quote: 'EUR' },
  ];
  it.each([
    ['BTC', 'USDT', 'BTC_USDT SELL or ETH_BTC BUY, ETH_USDT SELL'],
    ['USDT', 'BTC', 'BTC_USDT BUY or ETH_USDT BUY, ETH_BTC SELL'],
    ['ETH', 'BTC', 'ETH_BTC SELL or ETH_USDT SELL, BTC_USDT BUY'],
    ['SOL', 'ETH', 'SOL_USDT SELL, ETH_USDT BUY'],
    ['EUR', 'USDT', 'BTC_EUR BUY, BTC_USDT SELL'],
    ['EUR', 'SOL', ''],
    ['BTC', 'BTC', ''],
  ])('from %s to %s is %s', (give, get, route) => {
    const text = (legs: readonly { symbol: string; side: string }[]) => legs.map(({ symbol, side }) => `${symbol} ${side}`).join(', ');
    expect(routesBetween(pairs, give, get).map(text).join(' or ')).toBe(route);
  });
});
