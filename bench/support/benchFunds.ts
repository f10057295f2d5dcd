import type { Actor } from '@/exchange/app/actor';
import type { RunningMoneyWriter } from '@/exchange/app/money/moneyWriter';

const FUNDS = 1_000_000_000_000_000n;

/** Money for the pairs that order clients trade. */
export async function fundTrader(writer: RunningMoneyWriter, { userId }: Actor): Promise<void> {
  for (const asset of ['USDT', 'BTC', 'ETH', 'SOL', 'XRP']) {
    const entries = [
      { owner: { type: 'user', userId, wallet: 'TRADE' } as const, asset, amount: FUNDS },
      { owner: { type: 'system', name: 'issuance' } as const, asset, amount: -FUNDS },
    ];
    await writer.post({ kind: 'bench.fund', reference: `${userId}:${asset}`, entries });
  }
}
