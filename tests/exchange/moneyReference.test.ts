import type { Instrument } from '@/contract/instrument';
import { HALT_MS, OPENING_MS, STRAIN_MS } from '@/domain/market/circuitBreaker';
import type { Actor } from '@/exchange/app/actor';
import { INSTRUMENTS_TOPIC, type MarketCommitted, marketTopic } from '@/exchange/app/events';
import { endStates } from '@/exchange/app/operating/stateTimer';
import type { Database } from '@/exchange/app/ports/database';
import { fund, limit, type Money, market, newActor, startMoney } from '../support/moneyDesk';
import { openEmbedded } from '../support/testDatabase';

// ETH_USDT begins at its anchor; the band is 10 %.
const SYMBOL = 'ETH_USDT';
const onEth = { symbol: SYMBOL };

let database: Database;
let money: Money;

beforeEach(async () => {
  database = await openEmbedded();
  money = await startMoney(database);
});
afterEach(async () => {
  await money.writer.stop();
  await database.close();
});

async function trader(): Promise<Actor> {
  const actor = newActor();
  for (const [asset, amount] of [
    ['ETH', '100000'],
    ['USDT', '900000000'],
  ] as const)
    await fund(money, actor, asset, amount);
  return actor;
}

const place = (actor: Actor, side: 'BUY' | 'SELL', price: number, size: string) =>
  money.writer.placeSpotOrder(actor, limit(side, price.toFixed(2), size, onEth));
const referenceTicks = () => money.writer.bookLevels(SYMBOL, 1).referenceTicks;
/** In quote: ticks of ETH_USDT are cents. */
const reference = () => referenceTicks() / 100;
const stateNow = () => money.writer.marketRules().find(({ symbol }) => symbol === SYMBOL)?.rules;
const last = () =>
  money.bus
    .of<MarketCommitted>(marketTopic(SYMBOL))
    .flatMap(({ trades }) => trades)
    .at(-1)?.priceTicks ?? 0;

/** A market with two owners on each side, half a percent apart. */
async function quoteBothSides(middle: number): Promise<[Actor, Actor]> {
  const makers: [Actor, Actor] = [await trader(), await trader()];
  for (const maker of makers) {
    await place(maker, 'BUY', middle * 0.995, '1');
    await place(maker, 'SELL', middle * 1.005, '1');
  }
  return makers;
}

describe('the reference price', () => {
  it('is not walked by two fresh accounts, however often they trade at the edge of the band', async () => {
    const start = reference();
    const [anna, ben] = [await trader(), await trader()];
    for (let round = 0; round < 5; round += 1) {
      const edge = Math.floor(reference() * 1.1 * 100) / 100;
      await place(anna, 'SELL', edge, '0.1');
      await money.writer.placeSpotOrder(ben, limit('BUY', edge.toFixed(2), '0.1', onEth));
      money.clock.advance(5_000);
    }
    // Each trade was possible, and together they moved what the next one is measured by by less than a thousandth.
    expect(last() / 100 / start).toBeCloseTo(1.1, 2);
    expect(reference() / start).toBeLessThan(1.001);
    await expect(place(ben, 'BUY', start * 1.11, '0.1')).rejects.toThrow('order.price_above_band');
  });

  it('follows a book that several owners have moved, over minutes', async () => {
    const start = reference();
    const makers = await quoteBothSides(start * 1.04);
    const buyer = await trader();
    await money.writer.placeSpotOrder(buyer, market('BUY', '0.1', onEth));
    const seen: number[] = [];
    for (let minute = 0; minute < 15; minute += 1) {
      money.clock.advance(60_000);
      // Something happens in the book, so that somebody looks.
      await place(makers[0], 'BUY', start * 0.95, '0.01');
      seen.push(reference());
    }
    expect(seen[0]).toBeGreaterThan(start);
    expect(seen[0]).toBeLessThan(start * 1.012);
    expect([...seen].sort((one, other) => one - other)).toEqual(seen);
    expect(seen.at(-1)).toBeGreaterThan(start * 1.04);
    expect(seen.at(-1)).toBeLessThanOrEqual(start * 1.0453);
  });

  it('follows the trades of a market with one maker, slowly, so that its band does not become a wall', async () => {
    const start = reference();
    const [maker, taker] = [await trader(), await trader()];
    // Half a percent an hour, fifteen in all.
    for (let step = 1; step <= 30; step += 1) {
      const fair = start * (1 + step * 0.005);
      await money.writer.cancelAllSpotOrders(maker, SYMBOL);
      await place(maker, 'SELL', fair * 1.001, '1');
      await place(maker, 'BUY', fair * 0.999, '1');
      await money.writer.placeSpotOrder(taker, market('BUY', '0.1', onEth));
      for (let minute = 0; minute < 20; minute += 1) {
        money.clock.advance(60_000);
        await place(maker, 'BUY', start * 0.95, '0.01');
      }
    }
    expect(reference() / (start * 1.15)).toBeCloseTo(1, 2);
    expect(stateNow()?.state).toBe('LIVE');
  });

  it('is what a restart goes on with', async () => {
    const start = reference();
    const makers = await quoteBothSides(start * 1.04);
    await money.writer.placeSpotOrder(await trader(), market('BUY', '0.1', onEth));
    money.clock.advance(60_000);
    await place(makers[0], 'BUY', start * 0.95, '0.01');
    const before = referenceTicks();
    expect(before).toBeGreaterThan(start * 100);
    await money.writer.stop();
    money = await startMoney(database, { clock: money.clock });
    expect(referenceTicks()).toBe(before);
  });
});

describe('the circuit breaker', () => {
  /** Trades at 7 % above, with others behind it, and waits: half of the band is 5 %. */
  async function strain(): Promise<Actor[]> {
    const start = reference();
    const makers = await quoteBothSides(start * 1.07);
    await money.writer.placeSpotOrder(await trader(), market('BUY', '0.1', onEth));
    money.clock.advance(STRAIN_MS);
    return makers;
  }

  it('halts a market that stays away, opens it with orders that only rest, then trades around what they made', async () => {
    const start = reference();
    const makers = await strain();
    await place(makers[0] as Actor, 'BUY', start * 0.95, '0.01');
    const haltedUntil = money.clock.now() + HALT_MS;
    expect(stateNow()).toMatchObject({ state: 'HALTED', stateReason: 'BREAKER', stateUntil: haltedUntil });
    expect(money.bus.of<{ rules: Instrument }>(INSTRUMENTS_TOPIC).at(-1)?.rules).toMatchObject({ state: 'HALTED', stateReason: 'BREAKER' });
    await expect(place(makers[1] as Actor, 'BUY', start, '0.01')).rejects.toThrow('market_halted');
    const [audited] = await database.query<{ actor: string }>("select actor from audit_log where action = 'market.set'");
    expect(audited).toEqual({ actor: 'rule:breaker' });

    await endStates(money.writer, money.clock);
    expect(stateNow()?.state).toBe('HALTED');
    money.clock.advance(HALT_MS);
    await endStates(money.writer, money.clock);
    expect(stateNow()).toMatchObject({ state: 'POST_ONLY', stateReason: 'BREAKER', stateUntil: money.clock.now() + OPENING_MS });
    await expect(money.writer.placeSpotOrder(await trader(), market('BUY', '0.1', onEth))).rejects.toThrow('market_post_only');

    money.clock.advance(OPENING_MS);
    await endStates(money.writer, money.clock);
    expect(stateNow()).toMatchObject({ state: 'LIVE', stateReason: null, stateUntil: null });
    await money.writer.placeSpotOrder(await trader(), market('BUY', '0.1', onEth));
    expect(reference() / (start * 1.07)).toBeCloseTo(1, 2);
  });

  it('opens no further away than the band, wherever orders that cost nothing rest', async () => {
    const start = reference();
    const makers = await strain();
    await place(makers[0] as Actor, 'BUY', start * 0.95, '0.01');
    money.clock.advance(HALT_MS);
    await endStates(money.writer, money.clock);
    for (const maker of makers) await money.writer.cancelAllSpotOrders(maker, SYMBOL);
    for (const maker of makers) {
      await place(maker, 'BUY', start * 1.05, '1');
      await place(maker, 'SELL', start * 1000, '1');
    }
    money.clock.advance(OPENING_MS);
    await endStates(money.writer, money.clock);
    expect(stateNow()?.state).toBe('LIVE');
    expect(reference() / start).toBeLessThan(1.13);
  });

  it('does not count the time of another halt as strain', async () => {
    const start = reference();
    const makers = await quoteBothSides(start * 1.07);
    await money.writer.placeSpotOrder(await trader(), market('BUY', '0.1', onEth));
    const set = (state: 'HALTED' | 'LIVE') =>
      money.writer.run('setMarket', {
        symbol: SYMBOL,
        change: { state },
        reason: 'OPERATOR',
        audit: { actor: 'operator:alice', action: 'market.set', subject: `market:${SYMBOL}`, details: {} },
      });
    await set('HALTED');
    money.clock.advance(10 * STRAIN_MS);
    await set('LIVE');
    await place(makers[0], 'BUY', start * 0.95, '0.01');
    expect(stateNow()?.state).toBe('LIVE');
  });

  it('leaves a market alone that came back in time', async () => {
    const start = reference();
    const [one, two] = (await strain()) as [Actor, Actor];
    money.clock.advance(-1);
    await money.writer.cancelAllSpotOrders(one, SYMBOL);
    await money.writer.cancelAllSpotOrders(two, SYMBOL);
    money.clock.advance(STRAIN_MS);
    await place(one, 'BUY', start * 0.99, '0.1');
    expect(stateNow()?.state).toBe('LIVE');
  });

  it('is taken back with the batch that the database refused', async () => {
    const makers = await strain();
    const before = referenceTicks();
    await database.query(
      "create function refuse() returns trigger language plpgsql as $f$ begin raise exception using errcode = '23514'; end $f$",
    );
    await database.query('create trigger refuse before update on market_state for each row execute function refuse()');
    await expect(place(makers[0] as Actor, 'BUY', reference() * 0.95, '0.01')).rejects.toThrow();
    expect(stateNow()?.state).toBe('LIVE');
    await database.query('drop trigger refuse on market_state');
    await place(makers[0] as Actor, 'BUY', reference() * 0.95, '0.01');
    expect(stateNow()?.state).toBe('HALTED');
    expect(referenceTicks()).toBeGreaterThan(before);
  });
});
