import { FairPrices, logPrice } from '@/exchange/app/practice/market/fairPrices';
import { Random, seedFor } from '@/exchange/app/practice/market/process/random';
import { cataloguePracticePairs, practicePair } from '../support/practicePairs';
import { autocorrelation, correlation, deviation, excessKurtosis, mean } from '../support/statistics';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const pairs = cataloguePracticePairs();

/** Log returns by symbol over equal steps. The path of a coin does not depend on which others take part. */
function returnsOf(seed: number, symbols: readonly string[], steps: number, stepMs: number): Record<string, number[]> {
  const prices = new FairPrices(seed, cataloguePracticePairs('BTC_USDT', ...symbols), new Map());
  const wanted = symbols.map(practicePair);
  const returns: Record<string, number[]> = Object.fromEntries(symbols.map((symbol) => [symbol, []]));
  let last = wanted.map((pair) => prices.log(pair));
  for (let step = 0; step < steps; step += 1) {
    prices.step(stepMs);
    const now = wanted.map((pair) => prices.log(pair));
    symbols.forEach((symbol, index) => {
      returns[symbol]?.push((now[index] ?? 0) - (last[index] ?? 0));
    });
    last = now;
  }
  return returns;
}

const seriesOf = (seed: number, symbol: string, steps: number, stepMs: number) => returnsOf(seed, [symbol], steps, stepMs)[symbol] ?? [];

describe('random numbers', () => {
  it('are the same for the same seed and differ between seeds and purposes', () => {
    const draw = (seed: number) =>
      Array.from(
        { length: 5 },
        (
          (random) => () =>
            random.uniform()
        )(new Random(seed)),
      );
    expect(draw(1)).toEqual(draw(1));
    expect(draw(1)).not.toEqual(draw(2));
    expect(seedFor(1, 'BTC')).not.toBe(seedFor(1, 'ETH'));
    expect(seedFor(1, 'BTC')).not.toBe(seedFor(2, 'BTC'));
  });

  it('have the moments they are named after', () => {
    const random = new Random(42);
    const uniform = Array.from({ length: 50_000 }, () => random.uniform());
    expect(mean(uniform)).toBeCloseTo(0.5, 2);
    expect(Math.min(...uniform)).toBeGreaterThanOrEqual(0);
    const normal = Array.from({ length: 50_000 }, () => random.normal());
    expect(mean(normal)).toBeCloseTo(0, 1);
    expect(deviation(normal)).toBeCloseTo(1, 1);
    expect(mean(Array.from({ length: 50_000 }, () => random.exponential(3)))).toBeCloseTo(3, 0);
    expect(mean(Array.from({ length: 50_000 }, () => random.sizeFactor(0.9)))).toBeCloseTo(1, 1);
  });
});

describe('fair prices', () => {
  it('start at the anchors, or where they are told to go on', () => {
    const prices = new FairPrices(1, pairs, new Map([['BTC_USDT', 900_000]]));
    expect(prices.ticks(practicePair('BTC_USDT'))).toBeCloseTo(900_000, 4);
    for (const pair of cataloguePracticePairs('ETH_USDT', 'SHIB_USDT')) expect(prices.ticks(pair)).toBeCloseTo(pair.anchorTicks, 6);
    const atAnchors = new FairPrices(1, pairs, new Map());
    for (const pair of pairs) expect(atAnchors.ticks(pair)).toBeCloseTo(pair.anchorTicks, 6);
  });

  it('follow the same path for the same seed and another one for another', () => {
    expect(seriesOf(7, 'ETH_USDT', 200, MINUTE_MS)).toEqual(seriesOf(7, 'ETH_USDT', 200, MINUTE_MS));
    expect(seriesOf(7, 'ETH_USDT', 200, MINUTE_MS)).not.toEqual(seriesOf(8, 'ETH_USDT', 200, MINUTE_MS));
  });

  it('leave a coin its path when other coins are listed or not', () => {
    const alone = new FairPrices(5, cataloguePracticePairs('BTC_USDT', 'SOL_USDT'), new Map());
    const among = new FairPrices(5, pairs, new Map());
    for (let step = 0; step < 100; step += 1) for (const prices of [alone, among]) prices.step(MINUTE_MS);
    expect(alone.log(practicePair('SOL_USDT'))).toBe(among.log(practicePair('SOL_USDT')));
  });

  it('give nothing to who trades in a circle', () => {
    const prices = new FairPrices(3, pairs, new Map());
    const [btc, eth, cross, eur] = ['BTC_USDT', 'ETH_USDT', 'ETH_BTC', 'BTC_EUR'].map(practicePair) as [never, never, never, never];
    const around = () => prices.log(eth) - prices.log(btc) - prices.log(cross);
    const before = around();
    const euro = prices.log(btc) - prices.log(eur);
    for (let step = 0; step < 500; step += 1) prices.step(HOUR_MS);
    expect(around()).toBeCloseTo(before, 9);
    // What the anchors' rounding leaves is far below the taker fee of 0.1 %.
    expect(Math.abs(before)).toBeLessThan(0.0003);
    expect(prices.log(btc) - prices.log(eur)).not.toBe(euro);
  });

  // Somewhat less than real ones do: a list in which every line steps in the same hour looks made.
  it('move together as coins do, and not in step', () => {
    const returns = returnsOf(11, ['BTC_USDT', 'ETH_USDT', 'XRP_USDT', 'PEPE_USDT', 'BTC_EUR'], 4000, HOUR_MS);
    const { BTC_USDT: btc = [], ETH_USDT: eth = [], XRP_USDT: xrp = [], PEPE_USDT: pepe = [], BTC_EUR: inEuro = [] } = returns;
    expect(correlation(btc, eth)).toBeGreaterThan(0.45);
    expect(correlation(btc, eth)).toBeLessThan(0.8);
    expect(correlation(btc, xrp)).toBeGreaterThan(0.3);
    expect(correlation(btc, pepe)).toBeGreaterThan(0.25);
    expect(correlation(btc, inEuro)).toBeGreaterThan(0.9);
    expect(deviation(pepe)).toBeGreaterThan(1.5 * deviation(btc));
  });

  it('swing between quiet and wild hours', () => {
    const minutes = seriesOf(11, 'BTC_USDT', 20_000, MINUTE_MS);
    const sizes = minutes.map(Math.abs);
    expect(autocorrelation(sizes, 1)).toBeGreaterThan(0.15);
    expect(autocorrelation(sizes, 15)).toBeGreaterThan(0.08);
    // The moves themselves can hardly be foretold.
    expect(Math.abs(autocorrelation(minutes, 1))).toBeLessThan(0.06);
    expect(excessKurtosis(minutes)).toBeGreaterThan(1);
  });

  it.each([
    ['a minute', MINUTE_MS, 10_000],
    ['an hour', HOUR_MS, 3000],
    ['a day', 24 * HOUR_MS, 1000],
  ])('have the same daily volatility in steps of %s', (_, stepMs, steps) => {
    const daily = [21, 22, 23, 24].map((seed) => deviation(seriesOf(seed, 'BTC_USDT', steps, stepMs)) * Math.sqrt((24 * HOUR_MS) / stepMs));
    expect(mean(daily)).toBeGreaterThan(0.014);
    expect(mean(daily)).toBeLessThan(0.03);
  });

  it('stay within sight of the anchor over ten years', () => {
    const pair = practicePair('SHIB_USDT');
    const prices = new FairPrices(9, [pair], new Map());
    let farthest = 0;
    for (let day = 0; day < 3650; day += 1) {
      prices.step(24 * HOUR_MS);
      farthest = Math.max(farthest, Math.abs(prices.log(pair) - logPrice(pair, pair.anchorTicks)));
    }
    expect(farthest).toBeGreaterThan(0.2);
    expect(farthest).toBeLessThan(2.5);
  });
});
