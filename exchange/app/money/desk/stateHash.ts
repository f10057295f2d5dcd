import { createHash } from 'node:crypto';
import { accountKeyText } from '../ledger/account';
import type { Desk } from './desk';

/**
 * Fingerprint of books, open orders and the balances behind them: equal before a stop and after the next start.
 * Traders without an open order are in memory or not, as it happens, so they do not count.
 */
export function stateHashOf(desk: Desk): string {
  const hash = createHash('sha256');
  for (const [symbol, { book, seq, lastPriceTicks }] of [...desk.markets].sort(([left], [right]) => (left < right ? -1 : 1))) {
    hash.update(`${symbol} ${seq} ${lastPriceTicks} ${book.hash()}\n`);
  }
  for (const order of [...desk.openOrders.values()].sort((left, right) => Number(left.orderId) - Number(right.orderId))) {
    hash.update(`${order.orderId} ${order.userId} ${order.filledLots} ${order.filledQuote} ${order.feePaid} ${order.reserved}\n`);
  }
  const owners = new Set([...desk.openOrders.values()].map((order) => order.userId));
  const lines = [...desk.allAccounts()]
    .filter((account) => account.ownerType === 'user' && owners.has(account.ownerId) && account.available + account.held > 0n)
    .map((account) => `${accountKeyText(account)} ${account.available} ${account.held}\n`);
  for (const line of lines.sort()) hash.update(line);
  return hash.digest('hex');
}
