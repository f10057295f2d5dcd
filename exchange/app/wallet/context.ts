import type { MoneyWriter } from '../money/moneyWriter';
import type { Clock } from '../ports/clock';
import type { WalletQueries } from './walletStore';

/** What the wallets' use cases stand on. */
export interface WalletContext {
  writer: Pick<MoneyWriter, 'run'>;
  queries: WalletQueries;
  /** Decimal places of every asset. */
  scales: ReadonlyMap<string, number>;
  clock: Clock;
}
