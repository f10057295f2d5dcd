import type { Actor } from '@/exchange/app/actor';
import type { ConversionDesk } from '@/exchange/app/money/convert/terms';
import type { RunningMoneyWriter } from '@/exchange/app/money/moneyWriter';

/** One act of a user that waits for its commit; `serial` is never repeated, `turn` counts the user's own. */
export type MoneyAct = (writer: RunningMoneyWriter, actor: Actor, serial: number, turn: number) => Promise<unknown>;

/** There and back again, so that no wallet runs empty. */
export const transferring: MoneyAct = (writer, { userId }, serial, turn) =>
  writer.run('transfer', {
    userId,
    clientTransferId: `bench-${serial}`,
    asset: 'USDT',
    amount: 100n,
    ...(turn % 2 === 0 ? { from: 'TRADE' as const, to: 'MAIN' as const } : { from: 'MAIN' as const, to: 'TRADE' as const }),
  });

const BTC_UNIT = 100_000_000n;
/** Whole dollars for a coin in the book that conversions are hedged in; what is bought is always 0.00001 BTC. */
export const BOOK_PRICE = 90_000n;
const BOUGHT = BTC_UNIT / 100_000n;
const ROOM = 200n;

/** Coins for dollars out of the real book, at a price above it, as a quote with its spread would have it. */
export const converting =
  (desk: ConversionDesk): MoneyAct =>
  (writer, actor, serial) => {
    const nowMs = Date.now();
    return writer.run('convert', {
      actor,
      clientId: `bench-${serial}`,
      quoteId: `bench-${serial}`,
      kind: 'ONCE',
      planId: null,
      wallet: 'TRADE',
      items: [
        {
          from: 'USDT',
          to: 'BTC',
          give: BOUGHT * (BOOK_PRICE + ROOM),
          get: BOUGHT,
          fee: 0n,
          route: [{ symbol: 'BTC_USDT', side: 'BUY' }],
        },
      ],
      quotedMs: nowMs,
      expiresMs: nowMs + 60_000,
      askedMs: nowMs,
      desk,
    });
  };

/** A withdrawal is asked for, and called back before anything of it leaves: the amount is set aside and comes back. */
export function withdrawing(): MoneyAct {
  const open = new Map<string, string>();
  return async (writer, { userId, brand }, serial) => {
    const withdrawalId = open.get(userId);
    if (withdrawalId !== undefined) {
      open.delete(userId);
      return writer.run('returnWithdrawal', { withdrawalId, userId, to: 'CANCELLED', reason: null });
    }
    const made = await writer.run('askWithdrawal', {
      terms: {
        ...{ userId, brand, clientWithdrawalId: `bench-${serial}`, asset: 'USDT', chainId: 'bsc' },
        ...{ address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', memo: null, amount: 100n, fee: 1n },
      },
      asked: { label: null, usdCents: 0n, score: 0, signs: [], device: '', country: null },
      holdMs: 300_000,
      reason: 'WINDOW',
      limitUsd: '50000',
    });
    open.set(userId, made.withdrawalId);
    return made;
  };
}
