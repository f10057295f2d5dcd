import type { Wallet } from '@/domain/account/wallets';
import type { Database } from '@/exchange/app/ports/database';
import type { startExpress } from './expressRig';

let serial = 0;
const issuance = { type: 'system', name: 'issuance' } as const;

/** What an account of the ledger has, in units of the asset; users by their id, accounts of the house by their name. */
export async function sumOf(database: Database, owner: string, wallet = 'MAIN', asset = 'BTC') {
  const [row] = await database.query<{ available: string; held: string }>(
    'select available::text as available, held::text as held from accounts where owner_id = $1 and wallet = $2 and asset = $3',
    [owner, wallet, asset],
  );
  return { available: BigInt(row?.available ?? 0), held: BigInt(row?.held ?? 0) };
}

type Express = Pick<Awaited<ReturnType<typeof startExpress>>, 'writer'>;

/** Gives a user `units` of an asset, or takes them where they are below zero. */
export async function change({ writer }: Express, userId: string, asset: string, units: bigint, wallet: Wallet = 'MAIN') {
  const entries = [
    { owner: { type: 'user', userId, wallet } as const, asset, amount: units },
    { owner: issuance, asset, amount: -units },
  ];
  serial += 1;
  await writer.post({ kind: 'test', reference: `${userId}:${serial}`, entries });
}

/** Takes away what people begin with in the trading wallet, so that nothing but bought coins is there. */
export async function emptyTrade(database: Database, express: Express, userId: string) {
  const rows = await database.query<{ asset: string; available: string }>(
    `select asset, available::text as available from accounts where owner_id = $1 and wallet = 'TRADE' and available > 0`,
    [userId],
  );
  for (const { asset, available } of rows) await change(express, userId, asset, -BigInt(available), 'TRADE');
}
