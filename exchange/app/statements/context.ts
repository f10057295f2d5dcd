import type { OwnPart } from '../ownData/ownPart';
import type { Clock } from '../ports/clock';
import type { Rates, WalletQueries } from '../wallet/walletStore';
import type { PaperMaker } from './paper';

/** What making statements stands on. */
export interface StatementContext {
  /** Every entry of the ledger in one user's wallets, in pieces. */
  ledger: OwnPart['read'];
  rateDays: WalletQueries['rateDays'];
  /** USD by asset, now. */
  ratesNow(): Rates;
  /** When the account was opened, ms; undefined when it is gone. */
  joinedAt(userId: string): Promise<number | undefined>;
  brandOf(brand: string): { name: string; isPractice: boolean };
  paper: PaperMaker;
  clock: Clock;
}
