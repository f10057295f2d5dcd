import type { CorrectionReason } from '@/domain/account/transactions';
import { applyPosting } from '../desk/applyPosting';
import { writeCorrections } from '../desk/corrections';
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

type Amounts = [owner: LedgerOwner, amount: bigint][];

const entriesOf = ({ coin }: ExpressRecord, amounts: Amounts) =>
  amounts.filter(([, amount]) => amount !== 0n).map(([owner, amount]) => ({ owner, asset: coin, amount }));

/** Answers the posting's id; undefined where nothing moves. */
function post(turn: Turn, order: ExpressRecord, name: string, amounts: Amounts, reference = order.orderId): string | undefined {
  const entries = entriesOf(order, amounts);
  return entries.length === 0 ? undefined : applyPosting(turn.desk, turn.batch, { kind: `express.${name}`, reference, entries });
}

/** What their history tells besides the order. */
function tell({ batch }: Turn, order: ExpressRecord, reason: CorrectionReason, amounts: Amounts, postingId: string | undefined): void {
  if (postingId !== undefined) writeCorrections(batch, entriesOf(order, amounts), { postingId, reason, reference: order.orderId });
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
function taken(turn: Turn, order: ExpressRecord, wanted: bigint): Amounts {
  let rest = wanted;
  return (['MAIN', 'TRADE'] as const).map((wallet) => {
    const owner = ownerOf(order, wallet);
    const { available } = turn.desk.account(keyOf(owner, order.coin));
    const amount = least(rest, available > 0n ? available : 0n);
    rest -= amount;
    return [owner, -amount];
  });
}
const sumOf = (amounts: Amounts) => amounts.reduce((sum, [, amount]) => sum - amount, 0n);

/**
 * The coins of a sale, once the provider has promised the money. Where the sale was over already they are taken as far as they are there,
 * and the rest is owed.
 */
export function spendCoins(turn: Turn, order: ExpressRecord, isHeld: boolean): Partial<ExpressRecord> {
  if (isHeld) releaseCoins(turn, order);
  const from = taken(turn, order, order.coins);
  const sum = sumOf(from);
  const fee = least(order.feeCoins, sum);
  const postingId = post(turn, order, 'sell', [...from, [EXPRESS, sum - fee], [FEES, fee]]);
  // Its history has the whole sale in the main wallet: what the other one gave is told as moved there for it.
  const fromTrade = from.filter(([owner]) => owner.type === 'user' && owner.wallet === 'TRADE');
  tell(turn, order, 'LATE_SALE', [[ownerOf(order, 'MAIN'), sumOf(fromTrade)], ...fromTrade], postingId);
  return { debt: order.coins - sum };
}

/**
 * The money of a sale did not arrive: its coins are back as far as they were taken, the fee included as far as it was not taken out meanwhile.
 */
export function giveCoinsBack(turn: Turn, order: ExpressRecord): Partial<ExpressRecord> {
  const back = order.coins - order.debt - order.forgiven;
  const fee = least(least(order.feeCoins, back), turn.desk.account(keyOf(FEES, order.coin)).available);
  const main = ownerOf(order, 'MAIN');
  const postingId = post(turn, order, 'sellBack', [
    [main, back],
    [EXPRESS, fee - back],
    [FEES, -fee],
  ]);
  // A sale that failed counts as nothing in the history; what was collected for it stands there.
  tell(turn, order, 'DEBT_RETURNED', [[main, order.takenBack]], postingId);
  return { debt: 0n };
}

/** A purchase that was delivered was charged back: its coins are taken as far as they are there, and the rest is owed. */
export function takeCoinsBack(turn: Turn, order: ExpressRecord): Partial<ExpressRecord> {
  const from = taken(turn, order, order.coins);
  const sum = sumOf(from);
  const fee = least(order.feeCoins, turn.desk.account(keyOf(FEES, order.coin)).available);
  const postingId = post(turn, order, 'chargeback', [...from, [EXPRESS, sum + fee], [FEES, -fee]]);
  tell(turn, order, 'CHARGED_BACK', from, postingId);
  return { takenBack: sum, debt: order.coins - sum };
}

/** What is owed, as far as it is there by now; undefined where nothing is. */
export function collectDebt(turn: Turn, order: ExpressRecord): Partial<ExpressRecord> | undefined {
  const from = taken(turn, order, order.debt);
  const sum = sumOf(from);
  if (sum === 0n) return undefined;
  // Each time there is less to collect, which makes the names of the postings differ.
  const postingId = post(turn, order, 'collect', [...from, [EXPRESS, sum]], `${order.orderId}:${order.debt}`);
  tell(turn, order, 'DEBT', from, postingId);
  return { takenBack: order.takenBack + sum, debt: order.debt - sum };
}
