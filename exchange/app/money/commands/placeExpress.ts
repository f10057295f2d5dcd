import { type ApprovalRules, approvalOf } from '@/domain/express/approval';
import { type ExpressUsed, expressLimits, HOUR_MS, ORDERS_AN_HOUR, overLimit, withUsed } from '@/domain/express/limits';
import { chargesCard } from '@/domain/express/methods';
import { countsAgainstLimits, isOpenExpress } from '@/domain/express/orderState';
import { roundDecimals } from '@/domain/money/decimal';
import { fromUnits, toUnits } from '@/domain/money/units';
import type { Level } from '@/domain/verification/levels';
import { LIMIT_WINDOW_MS, leftCents } from '@/domain/withdrawal/limits';
import { AppError } from '../../appError';
import type { Batch } from '../batch/batch';
import type { Desk } from '../desk/desk';
import { expressOf, insertExpress } from '../desk/expressOrders';
import { type HeldCoins, refuseHeldCoins } from '../desk/heldCoins';
import { hold } from '../desk/holds';
import { countLeaving, leavingCents } from '../desk/leavingCents';
import { refuseBesidesSaved, refuseUnless, refuseWhileHalted, type Sender } from '../desk/moneyGate';
import { keyOf } from '../ledger/account';
import type { MoneyStore } from '../moneyStore';
import type { ExpressRecord } from '../records/expressRecord';
import type { CommandKind } from './commandKind';

type Terms = Omit<ExpressRecord, 'orderId' | 'state' | 'createdMs' | 'payUntilMs' | 'approval'>;

export interface PlaceExpress {
  input: {
    terms: Terms;
    /** The price was given until then. */
    validUntilMs: number;
    /** How long it then holds, and the payment is waited for, ms. */
    payWithinMs: number;
    level: Level;
    /** Whole USD that may leave the account in 24 hours. */
    limitUsd: string;
    /** From how much on operators look at sales before their money leaves. */
    approvalRules: ApprovalRules;
  };
  result: ExpressRecord;
  /** The order under this name, and what its owner has used of their limits. */
  found: { named?: ExpressRecord; held: readonly HeldCoins[]; seller: Seller | undefined } & Counted;
}

/** What an owner has used of their limits: how many orders are under way, and how many were made within the hour, the first of them when. */
interface Counted {
  used: ExpressUsed;
  open: number;
  made: number;
  madeFirstMs: number | null;
}

/** Who sells, and USD cents of what left the account within the limit's hours. */
type Seller = Sender & { usedCents: bigint };
type Input = PlaceExpress['input'];

const DAY_MS = 86_400_000;
const MOST_OPEN = 5;
const CENTS = 2;
const NOTHING: Counted = { used: { dayUsd: '0', cardMonthEur: '0' }, open: 0, made: 0, madeFirstMs: null };
const nameOf = ({ userId, clientOrderId }: { userId: string; clientOrderId: string }) => `${userId}|${clientOrderId}`;
const monthStart = (atMs: number) => Date.UTC(new Date(atMs).getUTCFullYear(), new Date(atMs).getUTCMonth());

const isSame = (made: ExpressRecord, terms: Terms) =>
  made.side === terms.side &&
  made.coin === terms.coin &&
  made.currency === terms.currency &&
  made.methodId === terms.methodId &&
  (made.side === 'BUY' ? made.total === terms.total : made.coins === terms.coins);

type Used = Awaited<ReturnType<MoneyStore['expressUsed']>>[number];
const countedOf = (used: Used | undefined): Counted => {
  if (!used) return NOTHING;
  const { dayUsd, cardMonthEur, open, made, madeFirstMs } = used;
  return { used: { dayUsd, cardMonthEur }, open, made, madeFirstMs };
};

/** What other orders of the same batch have used already. */
function countedWith(batch: Batch, userId: string, found: Counted | undefined): Counted {
  let { used, open, made, madeFirstMs } = found ?? NOTHING;
  for (const one of expressOf(batch).values()) {
    if (one.userId !== userId || one.createdMs !== batch.atMs) continue;
    if (countsAgainstLimits(one.state)) used = withUsed(used, { ...one, isCard: chargesCard(one.methodKind) });
    if (isOpenExpress(one.state)) open += 1;
    made += 1;
    madeFirstMs ??= batch.atMs;
  }
  return { used, open, made, madeFirstMs };
}

function refuseBeyondLimits(level: Level, used: ExpressUsed, terms: Terms): void {
  const limits = expressLimits(level, used);
  // Nobody's card is charged by a sale.
  const isCard = terms.side === 'BUY' && chargesCard(terms.methodKind);
  const why = overLimit(limits, { usd: terms.usd, eur: terms.eur, isCard });
  if (why === 'NO_CARDS') throw new AppError('expressNoCards');
  if (why === 'CARD_MONTH') throw new AppError('expressCardLimit', limits.cardLeftEur ?? '0');
  if (why === 'DAY') throw new AppError('expressDayLimit', limits.leftTodayUsd);
}

/** The coins of a sale are set aside until the money is promised, or the sale is over. */
function holdCoins(desk: Desk, batch: Batch, record: ExpressRecord): void {
  const account = desk.account(keyOf({ type: 'user', userId: record.userId, wallet: 'MAIN' }, record.coin));
  if (account.available < record.coins)
    throw new AppError('balanceTooLow', fromUnits(account.available, desk.scales.get(record.coin) ?? 0), record.coin);
  hold(batch, account, { purpose: 'express', reference: record.orderId }, record.coins);
}

/** Hundredths of a USD, rounded up: what leaves never counts for less than it is. */
const centsOf = ({ usd }: Terms): bigint => toUnits(roundDecimals(usd, CENTS, 'up'), CENTS) ?? 0n;

/** USD cents of what left the account before, within the limit's hours. */
const leftBefore = (batch: Batch, userId: string, seller: Seller | undefined): bigint =>
  (seller?.usedCents ?? 0n) + leavingCents(batch, userId);

/** A sale leaves the account as whatever is sent does, and counts with it. */
function refuseLeaving(
  desk: Desk,
  batch: Batch,
  { terms, limitUsd }: Input,
  { seller, held }: Pick<PlaceExpress['found'], 'seller' | 'held'>,
) {
  const { userId, coin: asset, coins: amount } = terms;
  refuseBesidesSaved(desk, userId, seller, batch.atMs);
  const left = leftCents(limitUsd, leftBefore(batch, userId, seller));
  if (centsOf(terms) > left) throw new AppError('withdrawalLimit', fromUnits(left, CENTS));
  refuseHeldCoins({ desk, batch }, { userId, asset, amount }, held);
}

function make(desk: Desk, batch: Batch, input: Input, found: PlaceExpress['found'] | undefined) {
  const { terms, validUntilMs, payWithinMs, level } = input;
  refuseWhileHalted(desk);
  refuseUnless(desk, terms.userId, 'TRADE', batch.atMs);
  if (batch.atMs > validUntilMs) throw new AppError('expressPriceOver');
  const { used, open, made, madeFirstMs } = countedWith(batch, terms.userId, found);
  if (made >= ORDERS_AN_HOUR) throw new AppError('rateLimited', Math.ceil(((madeFirstMs ?? batch.atMs) + HOUR_MS - batch.atMs) / 1_000));
  if (open >= MOST_OPEN) throw new AppError('expressTooManyOpen', MOST_OPEN);
  refuseBeyondLimits(level, used, terms);
  const record: ExpressRecord = {
    ...terms,
    orderId: desk.ids.express.peek(),
    state: 'CREATED',
    createdMs: batch.atMs,
    payUntilMs: batch.atMs + payWithinMs,
    approval:
      terms.side === 'SELL' ? approvalOf(input.approvalRules, centsOf(terms) + leftBefore(batch, terms.userId, found?.seller)) : null,
  };
  if (record.side === 'SELL') {
    refuseLeaving(desk, batch, input, { seller: found?.seller, held: found?.held ?? [] });
    holdCoins(desk, batch, record);
    countLeaving(batch, record.userId, centsOf(terms));
  }
  desk.ids.express.take();
  return insertExpress(batch, record);
}

/**
 * Writes an order down at a price that holds still; the same name again answers with the order it first made. Coins that are sold are set
 * aside. Limits count everything that is under way, orders of the same moment included.
 * @throws AppError expressPriceOver, expressTooManyOpen, expressNoCards, expressCardLimit, expressDayLimit, balanceTooLow, expressIdReused,
 * rateLimited, accountFrozen, unavailable
 */
export const placeExpress: CommandKind<PlaceExpress> = {
  needs: (_desk, { terms }) => ({ users: [terms.userId] }),
  lookUp: async ({ store, settled, nowMs }, inputs) => {
    await settled;
    const terms = inputs.map((input) => input.terms);
    const users = [...new Set(terms.map(({ userId }) => userId))];
    const sellers = [...new Set(terms.filter(({ side }) => side === 'SELL').map(({ userId }) => userId))];
    const [named, used, held, senders] = await Promise.all([
      store.expressByNames(terms),
      store.expressUsed(users, { dayMs: nowMs - DAY_MS, cardMs: monthStart(nowMs), hourMs: nowMs - HOUR_MS }),
      store.expressHeld(users, nowMs),
      sellers.length === 0 ? [] : store.sendersOf(sellers, nowMs - LIMIT_WINDOW_MS, nowMs),
    ]);
    const byName = new Map(named.map((record) => [nameOf(record), record]));
    const byUser = new Map(used.map((one) => [one.userId, one]));
    return new Map(
      inputs.map((input) => {
        const seller = senders.find(({ userId }) => userId === input.terms.userId);
        const counted = countedOf(byUser.get(input.terms.userId));
        return [input, { named: byName.get(nameOf(input.terms)), ...counted, held, seller }];
      }),
    );
  },
  apply: ({ desk, batch }, input, found) => {
    const first = found?.named ?? [...expressOf(batch).values()].find((made) => nameOf(made) === nameOf(input.terms));
    if (first && !isSame(first, input.terms)) throw new AppError('expressIdReused');
    const record = first ?? make(desk, batch, input, found);
    return () => record;
  },
};
