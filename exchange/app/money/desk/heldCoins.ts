import { type Bought, mayLeave } from '@/domain/express/mayLeave';
import { add, compare } from '@/domain/money/decimal';
import { fromUnits } from '@/domain/money/units';
import { AppError } from '../../appError';
import type { Batch } from '../batch/batch';
import type { Account } from '../ledger/account';
import type { HoldPurpose } from '../ledger/hold';
import type { Desk } from './desk';
import { expressOf } from './expressOrders';
import { usdNow } from './market/usdNow';

/** A purchase that charged a card a while ago: its coins stay in the account. */
export interface HeldCoins {
  orderId: string;
  userId: string;
  coin: string;
  /** Ledger units. */
  coins: bigint;
  /** What was paid for them. */
  usd: string;
  untilMs: number;
}

/** What waits to be sent or paid out is as good as gone. */
const LEAVING: ReadonlySet<HoldPurpose> = new Set(['withdrawal', 'express']);

function staying({ available, held, holds }: Account): bigint {
  let stays = available + held;
  for (const { purpose, amount } of holds?.values() ?? []) if (LEAVING.has(purpose)) stays -= amount;
  return stays;
}

/** Purchases as the database knows them, and as they were delivered in this very batch. */
function heldNow(batch: Batch, userId: string, known: readonly HeldCoins[]): HeldCoins[] {
  const held = new Map(known.filter((one) => one.userId === userId).map((one) => [one.orderId, one]));
  for (const { orderId, userId: owner, side, state, coin, coins, usd, sendableMs } of expressOf(batch).values()) {
    if (owner !== userId || side !== 'BUY') continue;
    if (state === 'DELIVERED' && sendableMs !== null && sendableMs > batch.atMs)
      held.set(orderId, { orderId, userId, coin, coins, usd, untilMs: sendableMs });
    else held.delete(orderId);
  }
  return [...held.values()];
}

function boughtOf({ scales }: Desk, held: readonly HeldCoins[]): Map<string, Bought> {
  const bought = new Map<string, Bought>();
  for (const { coin, coins, usd } of held) {
    const sum = bought.get(coin) ?? { coins: '0', usd: '0' };
    bought.set(coin, { coins: add(sum.coins, fromUnits(coins, scales.get(coin) ?? 0)), usd: add(sum.usd, usd) });
  }
  return bought;
}

function staysOf(desk: Desk, userId: string): Map<string, string> {
  const units = new Map<string, bigint>();
  for (const account of desk.trader(userId).accounts.values())
    units.set(account.asset, (units.get(account.asset) ?? 0n) + staying(account));
  return new Map([...units].map(([asset, sum]) => [asset, fromUnits(sum > 0n ? sum : 0n, desk.scales.get(asset) ?? 0)]));
}

/**
 * Whatever takes coins out of an account for good asks here. Coins that a card was charged for in the last hours stay, over all wallets
 * together; where they were traded or converted, as much stays of everything else as stands for them (`mayLeave`).
 * @param amount ledger units
 * @throws AppError expressCoinsHeld with how much may leave, and until when the rest may not
 */
export function refuseHeldCoins(
  { desk, batch }: { desk: Desk; batch: Batch },
  { userId, asset, amount }: { userId: string; asset: string; amount: bigint },
  known: readonly HeldCoins[],
): void {
  const held = heldNow(batch, userId, known);
  if (held.length === 0) return;
  const scale = desk.scales.get(asset) ?? 0;
  const account = { stays: staysOf(desk, userId), bought: boughtOf(desk, held), rates: usdNow(desk, batch.atMs) };
  const free = mayLeave(asset, scale, account);
  const untilMs = Math.max(...held.map((one) => one.untilMs));
  if (compare(fromUnits(amount, scale), free) > 0) throw new AppError('expressCoinsHeld', free, asset, untilMs);
}
