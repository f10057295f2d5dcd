import { cancelExpressOrder } from '@/exchange/app/express/ownOrders';
import type { PaymentState } from '@/exchange/app/express/provider';
import type { ExpressRecord } from '@/exchange/app/money/records/expressRecord';
import { expressOn } from '../expressRig';
import type { Storm, StormAct } from './storm';

const METHODS = ['card', 'bank', 'apple-pay'] as const;
const PAID = ['pay-card', 'pay-card', 'pay-late', 'pay-charge-back', 'decline', 'cancel', 'expire'] as const;
const PAID_OUT = ['pay-out', 'pay-out', 'pay-out-returned', 'decline', 'cancel'] as const;
const DAY_MS = 86_400_000;
/** What becomes of the first purchases for certain: by chance a storm may lack one of them. */
const FIRST = ['pay-charge-back', 'decline', 'pay-charge-back', 'decline', 'pay-charge-back', 'decline'] as const;
/** Longer than a transfer is waited for, day by day. */
const DAYS = 8;
/** A turn does a piece of what is due. */
const TURNS = 4;

/** What has become of an order, by what its provider says of the money. A payout that was promised and came back fails. */
const BUY_ENDS: Partial<Record<PaymentState, readonly ExpressRecord['state'][]>> = {
  PAID: ['DELIVERED'],
  SETTLED: ['DELIVERED'],
  REFUNDED: ['REFUNDED'],
  CHARGED_BACK: ['CHARGED_BACK'],
};
const SELL_ENDS: typeof BUY_ENDS = { SETTLED: ['DELIVERED'], PAID: ['DELIVERING'] };
const NOTHING: readonly ExpressRecord['state'][] = ['FAILED', 'EXPIRED', 'CANCELLED', 'REJECTED', 'REFUNDED'];

export interface Paying {
  acts: StormAct[];
  /** Waits for everything that is told late, and counts by what the provider took and paid. */
  settle(): Promise<void>;
}

/** Coins bought by card and by transfer and sold for money; declined, expired, left, charged back, and a provider who is not always heard. */
export function paying(storm: Storm): Paying {
  const express = expressOn(storm.database, {
    writer: {
      run: (...given) => storm.money.writer.run(...given),
      get scales() {
        return storm.money.writer.scales;
      },
    },
    clock: storm.clock,
  });
  express.state.level = 4;
  // Most sales are within it, many of a day are not.
  express.context.terms.approval = { approvalUsd: 250, fourEyesUsd: 1_000_000_000 };
  const { context, provider } = express;
  const made = new Map<string, string>();
  let bought = 0;
  const payment = () => {
    bought += 1;
    return FIRST[bought - 1] ?? storm.dice.pick(PAID);
  };

  const asking: StormAct = {
    name: 'express order',
    weight: 3,
    act: async ({ dice }, actor) => {
      const isSale = dice.happens(30);
      const over = isSale
        ? ({ side: 'SELL', methodId: dice.pick(['card', 'bank']), amount: dice.pick(['0.0005', '0.0021']) } as const)
        : ({ side: 'BUY', methodId: dice.pick(METHODS), amount: dice.pick(['40', '125.5', '300']) } as const);
      const ask = express.prepare(actor, { ...over, clientOrderId: storm.name() });
      const orderId = await storm.surely(async () => (await ask()).orderId);
      if (orderId === undefined) return;
      made.set(orderId, actor.userId);
      storm.count(`express ${over.side}`);
      if (dice.happens(10)) await storm.surely(async () => (await cancelExpressOrder(context, actor, orderId)).orderId);
      const { paymentId } = await express.read(orderId);
      if (paymentId !== null && dice.happens(80)) await provider.act(paymentId, isSale ? dice.pick(PAID_OUT) : payment());
    },
  };
  const late: StormAct = {
    name: 'provider',
    weight: 2,
    act: async ({ dice }) => {
      express.state.isDeaf = dice.happens(20);
      const order = dice.happens(30) && made.size > 0 ? await express.read(dice.pick([...made.keys()])) : undefined;
      if (order?.side === 'BUY' && order.paymentId !== null) await provider.act(order.paymentId, 'charge-back');
      await storm.offered(() => express.turn());
      for (const waiting of await context.store.list({ state: 'REVIEW', limit: 3 }))
        await storm.offered(() => decide(waiting, dice.happens(70)));
      for (const { orderId: owed, userId } of await context.store.list({ isOwed: true, limit: 3 }))
        await storm.offered(() => context.writer.run('moveExpress', { orderId: owed, userId, change: { name: 'COLLECT' } }));
    },
  };

  /** Operators let a large sale go, or give it back: always where nothing may leave its account. */
  const decide = async ({ orderId, userId }: ExpressRecord, isAllowed: boolean): Promise<unknown> => {
    const say = (name: 'ALLOW' | 'REJECT') => context.writer.run('moveExpress', { orderId, userId, change: { name } });
    return isAllowed ? say('ALLOW').catch(() => say('REJECT')) : say('REJECT');
  };

  /** What an order did to its owner's coins, where its provider's word and its state are of one mind. */
  const moved = (order: ExpressRecord, state: PaymentState | undefined): bigint => {
    const { side, coins, debt } = order;
    const ends = (side === 'BUY' ? BUY_ENDS : SELL_ENDS)[state ?? 'OPEN'] ?? NOTHING;
    if (!ends.includes(order.state)) throw new Error(`${side} ${order.orderId} is ${order.state}, and its provider says ${state}`);
    storm.count(`express ${order.state}`);
    if (side === 'BUY') return order.state === 'DELIVERED' ? coins : order.state === 'CHARGED_BACK' ? debt : 0n;
    return order.state === 'DELIVERED' || order.state === 'DELIVERING' ? debt - coins : 0n;
  };

  return {
    acts: [asking, late],
    settle: async () => {
      express.state.isDeaf = false;
      for (let day = 0; day < DAYS; day += 1) {
        for (let turn = 0; turn < TURNS; turn += 1) await express.turn();
        storm.clock.advance(DAY_MS);
      }
      for (const waiting of await context.store.list({ state: 'REVIEW', limit: 100_000 })) await decide(waiting, true);
      for (let turn = 0; turn < TURNS; turn += 1) await express.turn();
      storm.clock.advance(DAY_MS);
      for (let turn = 0; turn < TURNS; turn += 1) await express.turn();
      const rows = await storm.database.query<{ id: string }>('select id::text from express_orders');
      for (const { id } of rows) {
        const order = await express.read(id);
        expect(order.userId).toBe(made.get(id) ?? order.userId);
        const state = order.paymentId === null ? undefined : (await provider.stateOf(order.paymentId)).state;
        storm.gain(order, order.coin, moved(order, state));
      }
    },
  };
}
