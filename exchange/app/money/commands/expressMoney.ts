import { applyPosting } from '../desk/applyPosting';
import { heldFor, release } from '../desk/holds';
import { type Account, keyOf, type LedgerOwner } from '../ledger/account';
import type { ExpressRecord } from '../records/expressRecord';
import type { Turn } from './commandKind';

// What express orders move, each as one posting that names its order: the ledger takes no second one of the same name.

const HOUR_MS = 3_600_000;
const EXPRESS: LedgerOwner = { type: 'system', name: 'express' };
const FEES: LedgerOwner = { type: 'system', name: 'expressFees' };
const ownerOf = ({ userId }: ExpressRecord, wallet: 'MAIN' | 'TRADE'): LedgerOwner => ({ type: 'user', userId, wallet });
const least = (left: bigint, right: bigint) => (left < right ? left : right);

function post(turn: Turn, order: ExpressRecord, name: string, amounts: [owner: LedgerOwner, amount: bigint][]): void {
  const moved = amounts.filter(([, amount]) => amount !== 0n);
  if (moved.length === 0) return;
  const entries = moved.map(([owner, amount]) => ({ owner, asset: order.coin, amount }));
  applyPosting(turn.desk, turn.batch, { kind: `express.${name}`, reference: order.orderId, entries });
}

const mainOf = ({ desk }: Turn, order: ExpressRecord): Account => desk.account(keyOf(ownerOf(order, 'MAIN'), order.coin));
const refOf = ({ orderId }: ExpressRecord) => ({ purpose: 'express' as const, reference: orderId });

/** The coins of a purchase, and the own fee beside them. They may leave a while later. */
export function deliverCoins(turn: Turn, order: ExpressRecord): Partial<ExpressRecord> {
  const { coins, feeCoins, holdHours } = order;
  post(turn, order, 'buy', [
    [EXPRESS, -coins - feeCoins],
    [ownerOf(order, 'MAIN'), coins],
    [FEES, feeCoins],
  ]);
  return { sendableMs: turn.batch.atMs + holdHours * HOUR_MS };
}

/** What a sale has set aside becomes available again. */
export function releaseCoins(turn: Turn, order: ExpressRecord): Partial<ExpressRecord> {
  const main = mainOf(turn, order);
  release(turn.batch, main, refOf(order), heldFor(main, refOf(order)));
  return {};
}

/** Takes coins of the user out of both wallets, the main one first, as far as they are there. */
function taken(turn: Turn, order: ExpressRecord, wanted: bigint): [owner: LedgerOwner, amount: bigint][] {
  let rest = wanted;
  return (['MAIN', 'TRADE'] as const).map((wallet) => {
    const owner = ownerOf(order, wallet);
    const { available } = turn.desk.account(keyOf(owner, order.coin));
    const amount = least(rest, available > 0n ? available : 0n);
    rest -= amount;
    return [owner, -amount];
  });
}
const sumOf = (amounts: readonly [owner: LedgerOwner, amount: bigint][]) => amounts.reduce((sum, [, amount]) => sum - amount, 0n);

/**
 * The coins of a sale, once the provider has promised the money. Where the sale was over already they are taken as far as they are there,
 * and the rest is owed.
 */
export function spendCoins(turn: Turn, order: ExpressRecord, isHeld: boolean): Partial<ExpressRecord> {
  if (isHeld) releaseCoins(turn, order);
  const from = taken(turn, order, order.coins);
  const sum = sumOf(from);
  const fee = least(order.feeCoins, sum);
  post(turn, order, 'sell', [...from, [EXPRESS, sum - fee], [FEES, fee]]);
  return { debt: order.coins - sum };
}

/**
 * The money of a sale did not arrive: its coins are back as far as they were taken, the fee included as far as it was not taken out meanwhile.
 */
export function giveCoinsBack(turn: Turn, order: ExpressRecord): Partial<ExpressRecord> {
  const back = order.coins - order.debt - order.forgiven;
  const fee = least(least(order.feeCoins, back), turn.desk.account(keyOf(FEES, order.coin)).available);
  post(turn, order, 'sellBack', [
    [ownerOf(order, 'MAIN'), back],
    [EXPRESS, fee - back],
    [FEES, -fee],
  ]);
  return { debt: 0n };
}

/** A purchase that was delivered was charged back: its coins are taken as far as they are there, and the rest is owed. */
export function takeCoinsBack(turn: Turn, order: ExpressRecord): Partial<ExpressRecord> {
  const from = taken(turn, order, order.coins);
  const sum = sumOf(from);
  const fee = least(order.feeCoins, turn.desk.account(keyOf(FEES, order.coin)).available);
  post(turn, order, 'chargeback', [...from, [EXPRESS, sum + fee], [FEES, -fee]]);
  return { takenBack: sum, debt: order.coins - sum };
}

/** What is owed, as far as it is there by now; undefined where nothing is. */
export function collectDebt(turn: Turn, order: ExpressRecord): Partial<ExpressRecord> | undefined {
  const from = taken(turn, order, order.debt);
  const sum = sumOf(from);
  if (sum === 0n) return undefined;
  // Each time there is less to collect, which makes the names of the postings differ.
  post(turn, { ...order, orderId: `${order.orderId}:${order.debt}` }, 'collect', [...from, [EXPRESS, sum]]);
  return { takenBack: order.takenBack + sum, debt: order.debt - sum };
}
