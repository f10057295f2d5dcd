import type { WalletDetail } from '@/contract/wallet';
import type { CoinInfo } from '@/domain/account/usdRateIn';
import type { Actor } from '../actor';
import type { MoneyWriter } from '../money/moneyWriter';
import type { Clock } from '../ports/clock';
import type { WalletQueries } from './walletStore';

export type EarnAssets = WalletDetail['earnAssets'];

/** What the wallets' use cases stand on. */
export interface WalletContext {
  writer: Pick<MoneyWriter, 'run'>;
  queries: WalletQueries;
  /** Decimal places of every asset. */
  scales: ReadonlyMap<string, number>;
  clock: Clock;
  /** What coins are worth, by a brand's rates. */
  coinInfoOf(brand: string): CoinInfo;
  /** What lies in the user's earn plans, coin by coin. */
  earnAssets(actor: Actor): Promise<EarnAssets>;
}
