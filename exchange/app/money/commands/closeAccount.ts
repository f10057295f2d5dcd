import { canBeLeft, type Remains, whyItRemains } from '@/domain/account/closing';
import { isOpenExpress } from '@/domain/express/orderState';
import { fromUnits } from '@/domain/money/units';
import type { Actor } from '../../actor';
import { AppError } from '../../appError';
import type { AuditRecord } from '../../auditRecord';
import { STANDING_TOPIC, type StandingChanged } from '../../events';
import type { Batch } from '../batch/batch';
import { endHeldLimits } from '../convert/endHeldLimit';
import { applyPosting } from '../desk/applyPosting';
import { audit } from '../desk/auditRow';
import type { Desk } from '../desk/desk';
import { expressOf } from '../desk/expressOrders';
import type { MarketDesk } from '../desk/market/marketDesk';
import { referenceNow } from '../desk/market/marketPrices';
import { refuseUnless, refuseWhileHalted } from '../desk/moneyGate';
import type { Account } from '../ledger/account';
import { bandLimitTicks, smallestLots } from '../records/market';
import type { CommandKind } from './commandKind';

interface Left {
  asset: string;
  /** Decimal, over all wallets. */
  amount: string;
  why: Remains;
}

export interface CloseAccount {
  input: {
    actor: Actor;
    /** Practice coins are all there is on the account's brand. */
    isPractice: boolean;
    /** Leaves behind what can be left; absent: only looks. */
    closes?: { givesUp: boolean; audit: AuditRecord };
  };
  /** `closedMs`: since when it is closed; null when it is not. What stood in the way then is gone. */
  result: { closedMs: number | null; openOrders: number; left: Left[] };
  /** Orders for money that are under way. */
  found: { openExpress: number };
}

/**
 * Lots of the smallest order to sell: at the highest price that can trade now, so that nobody gives up what could be sold. By quantity alone
 * where no price is known.
 */
function leastToSell(marketDesk: MarketDesk, nowMs: number): number {
  const { market, reference } = marketDesk;
  if (reference.atMs === 0) return market.minLots;
  return smallestLots(market, bandLimitTicks(market, 'BUY', referenceNow(marketDesk, nowMs)));
}

/** The smallest amount of a coin that an order of some market takes, by its own or by its quote's rule. */
function smallestOrder(desk: Desk, asset: string, nowMs: number): bigint | undefined {
  let smallest: bigint | undefined;
  const consider = (amount: bigint) => {
    if (smallest === undefined || amount < smallest) smallest = amount;
  };
  for (const marketDesk of desk.markets.values()) {
    const { market, state } = marketDesk;
    if (state === 'DELISTED') continue;
    if (market.base === asset) consider(BigInt(leastToSell(marketDesk, nowMs)) * market.basePerLot);
    if (market.quote === asset) consider(market.minNotionalUnits);
  }
  return smallest;
}

const ownAccounts = (desk: Desk, userId: string) =>
  [...desk.trader(userId).accounts.values()].filter(({ available, held }) => available !== 0n || held !== 0n);

function heldForConversions(holds: Account['holds']): bigint {
  let sum = 0n;
  for (const { purpose, amount } of holds?.values() ?? []) if (purpose === 'conversion') sum += amount;
  return sum;
}

function leftOf(desk: Desk, userId: string, isPractice: boolean, nowMs: number): Left[] {
  const there = new Map<string, { total: bigint; held: bigint }>();
  for (const { asset, available, held: allHeld, holds } of ownAccounts(desk, userId)) {
    // What limit conversions hold is released with closing.
    const held = allHeld - heldForConversions(holds);
    const before = there.get(asset) ?? { total: 0n, held: 0n };
    there.set(asset, { total: before.total + available + allHeld, held: before.held + held });
  }
  return [...there].sort().map(([asset, { total, held }]) => ({
    asset,
    amount: fromUnits(total, desk.scales.get(asset) ?? 0),
    why: whyItRemains({ total, held, smallest: smallestOrder(desk, asset, nowMs) }, isPractice),
  }));
}

/** Practice coins go back to where they were given out, what is too little to move to where fees go. One posting for all of it. */
function giveUp(desk: Desk, batch: Batch, userId: string, isPractice: boolean): string | undefined {
  const name = isPractice ? ('issuance' as const) : ('fees' as const);
  const entries = ownAccounts(desk, userId).flatMap(({ wallet, asset, available }) => [
    {
      owner: { type: 'user' as const, userId, wallet: wallet === 'MAIN' ? ('MAIN' as const) : ('TRADE' as const) },
      asset,
      amount: -available,
    },
    { owner: { type: 'system' as const, name }, asset, amount: available },
  ]);
  return entries.length === 0 ? undefined : applyPosting(desk, batch, { kind: 'account.close', reference: userId, entries });
}

/**
 * Ends everything an account does with money, for good, or says what stands in the way. With nothing left but what its owner gives up,
 * and no order that rests; limit conversions end with it. Closing twice is closing once.
 * @throws AppError closingOrders with how many rest; closingBalance with the coins that have to go first; unavailable while money stands
 * still; and what stands against the account
 */
export const closeAccount: CommandKind<CloseAccount> = {
  needs: (_desk, { actor }) => ({ users: [actor.userId] }),
  lookUp: async ({ store, settled, nowMs }, inputs) => {
    await settled;
    const used = await store.expressUsed([...new Set(inputs.map(({ actor }) => actor.userId))], {
      dayMs: nowMs,
      cardMs: nowMs,
      hourMs: nowMs,
    });
    const open = new Map(used.map(({ userId, open }) => [userId, open]));
    return new Map(inputs.map((input) => [input, { openExpress: open.get(input.actor.userId) ?? 0 }]));
  },
  apply: ({ desk, batch }, { actor: { userId, accountType }, isPractice, closes }, found) => {
    const trader = desk.trader(userId);
    const before = trader.stands;
    const openOrders = trader.openOrders.size;
    const left = leftOf(desk, userId, isPractice, batch.atMs);
    if (closes === undefined || before.closedMs !== null) return () => ({ closedMs: before.closedMs, openOrders, left });
    refuseWhileHalted(desk);
    refuseUnless(desk, userId, 'CLOSE', batch.atMs);
    if (openOrders > 0) throw new AppError('closingOrders', openOrders);
    const begun = [...expressOf(batch).values()].some((order) => order.userId === userId && isOpenExpress(order.state));
    if (begun || (found?.openExpress ?? 0) > 0) throw new AppError('closingExpress');
    const first = left.filter(({ why }) => !(closes.givesUp && canBeLeft(why)));
    if (first.length > 0) throw new AppError('closingBalance', first.map(({ asset, amount }) => `${amount} ${asset}`).join(', '));
    endHeldLimits(desk, batch, userId);
    const postingId = giveUp(desk, batch, userId, isPractice);
    desk.storeTrader(batch, trader, accountType);
    trader.stands = { ...before, closedMs: batch.atMs };
    batch.onUndo(() => {
      trader.stands = before;
    });
    batch.update('traders', { user_id: userId, closed_ms: batch.atMs });
    const told: StandingChanged = { userId, isClosed: true };
    batch.tell(STANDING_TOPIC, told);
    audit(batch, closes.audit, postingId === undefined ? {} : { givenUp: left, postingId });
    return () => ({ closedMs: batch.atMs, openOrders: 0, left: [] });
  },
};
