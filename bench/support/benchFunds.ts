import type { Actor } from '@/exchange/app/actor';
import type { RunningMoneyWriter } from '@/exchange/app/money/moneyWriter';
import type { Database } from '@/exchange/app/ports/database';

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
  const entries = [
    { owner: { type: 'user', userId, wallet: 'MAIN' } as const, asset: 'USDT', amount: FUNDS },
    { owner: { type: 'system', name: 'issuance' } as const, asset: 'USDT', amount: -FUNDS },
  ];
  await writer.post({ kind: 'bench.fund', reference: `${userId}:MAIN`, entries });
}

/** An account in good standing, as what leaves one is asked for it. */
export const signUp = (database: Database, { userId, brand }: Actor): Promise<unknown> =>
  database.query(
    `insert into users (id, brand, email, password_hash, account_type, nick_name, language, referral_code, created_at)
     overriding system value values ($1::bigint, $2, $1 || '@bench', 'x', 0, 'x', 'en', 'B' || $1, 0) on conflict do nothing`,
    [userId, brand],
  );
