import fc from 'fast-check';
import type { CreateSpotOrder } from '@/contract/spot';
import type { Actor } from '@/exchange/app/actor';
import { AppError } from '@/exchange/app/appError';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { fund, limit, type Money, market, newActor, startMoney } from '../support/moneyDesk';
import { runs } from '../support/propertyRuns';
import { describeOnEachDatabase } from '../support/testDatabase';

type Step =
  | { type: 'limit'; who: number; side: 'BUY' | 'SELL'; ticks: number; lots: number; over: Partial<CreateSpotOrder>; pair: number }
  | { type: 'market'; who: number; side: 'BUY' | 'SELL'; lots: number; quote: boolean; pair: number }
  | { type: 'cancel'; who: number; pick: number }
  | { type: 'cancelAll'; who: number };

const PAIRS = [
  { symbol: 'ETH_USDT', price: (ticks: number) => (3512 + ticks / 100).toFixed(2), size: (lots: number) => (lots / 100).toFixed(2) },
  { symbol: 'ETH_BTC', price: (ticks: number) => (0.0364 + ticks / 100_000).toFixed(5), size: (lots: number) => (lots / 100).toFixed(2) },
  { symbol: 'SHIB_USDT', price: (ticks: number) => (0.00002417 + ticks / 1e8).toFixed(8), size: (lots: number) => String(lots * 50_000) },
] as const;

const who = fc.nat(3);
const side = fc.constantFrom('BUY' as const, 'SELL' as const);
const pair = fc.nat(PAIRS.length - 1);
const over = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.constantFrom({ timeInForce: 'IOC' as const }, { timeInForce: 'FOK' as const }, { isPostOnly: true }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom({ selfTradePrevention: 'CANCEL_MAKER' as const }, { selfTradePrevention: 'CANCEL_BOTH' as const }),
  },
);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constant('limit' as const),
      who,
      side,
      ticks: fc.integer({ min: -4, max: 4 }),
      lots: fc.integer({ min: 1, max: 30 }),
      over,
      pair,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('market' as const),
      who,
      side,
      lots: fc.integer({ min: 1, max: 40 }),
      quote: fc.boolean(),
      pair,
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('cancel' as const), who, pick: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('cancelAll' as const), who }) },
);

/** Sends one step; refusals are part of the game, anything else is not. */
async function send(money: Money, actors: readonly Actor[], known: { symbol: string; orderId: string }[], action: Step): Promise<void> {
  const actor = actors[action.who] as Actor;
  const { symbol, price, size } = PAIRS['pair' in action ? action.pair : 0] as (typeof PAIRS)[number];
  try {
    if (action.type === 'limit') {
      const order = limit(action.side, price(action.ticks), size(action.lots), { symbol, ...action.over });
      known.push(await money.writer.placeSpotOrder(actor, order));
    } else if (action.type === 'market') {
      const amount = symbol === 'ETH_BTC' ? (action.lots / 1000).toFixed(3) : String(action.lots * 7);
      await money.writer.placeSpotOrder(
        actor,
        market(action.side, action.quote ? amount : size(action.lots), { symbol, sizeUnit: action.quote ? 'QUOTE' : 'BASE' }),
      );
    } else if (action.type === 'cancel') {
      const target = known[action.pick % Math.max(1, known.length)];
      if (target) await money.writer.cancelSpotOrder(actor, { symbol: target.symbol, orderId: target.orderId });
    } else {
      await money.writer.cancelAllSpotOrders(actor);
    }
  } catch (error) {
    if (!(error instanceof AppError) || error.codeName === 'unavailable') throw error;
  }
}

describeOnEachDatabase('invariants under random orders', (database) => {
  it('hold after every batch, and the state is the same after a restart', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 6 }), async (bursts) => {
        const money = await startMoney(database());
        const actors = [newActor(), newActor(), newActor(2), newActor(2)];
        for (const actor of actors) {
          for (const [asset, amount, scale] of [
            ['USDT', '9000', 8],
            ['ETH', '3', 8],
            ['BTC', '0.1', 8],
            ['SHIB', '90000000', 2],
          ] as const) {
            await fund(money, actor, asset, amount, scale);
          }
        }
        const known: { symbol: string; orderId: string }[] = [];
        for (const burst of bursts) {
          await Promise.all(burst.map((action) => send(money, actors, known, action)));
          await expectLedgerHolds(database());
        }
        const hash = money.writer.stateHash();
        await money.writer.stop();
        const again = await startMoney(database(), { clock: money.clock });
        expect(again.writer.stateHash()).toBe(hash);
        for (const actor of actors) await again.writer.cancelAllSpotOrders(actor);
        await expectLedgerHolds(database());
        expect(again.writer.bookLevels('ETH_USDT', 10)).toMatchObject({ bids: [], asks: [] });
        await again.writer.stop();
      }),
      runs(8),
    );
  });
});
