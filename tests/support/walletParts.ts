import type { Database } from '@/exchange/app/ports/database';
import type { WalletContext } from '@/exchange/app/wallet/context';
import { createWalletQueries } from '@/exchange/db/wallet/walletQueries';
import type { Money } from './moneyDesk';

/** What the wallets' use cases stand on, over a test's writer: the dollar coin has a price, and nobody has earn plans. */
export function walletParts(database: Database, { writer, clock }: Money, over: Partial<WalletContext> = {}): WalletContext {
  return {
    writer,
    scales: writer.scales,
    queries: createWalletQueries(database),
    clock,
    coinInfoOf: () => ({ USDT: { rate: { USD: '1' } } }),
    earnAssets: async () => [],
    ...over,
  };
}
