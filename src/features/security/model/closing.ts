import type { AccountClosing } from '@/contract/closing';
import { canBeLeft } from '@/domain/account/closing';

/** What has to be done before the account can be closed, and what goes with it. */
export interface ClosingView {
  /** Something has to go first. */
  isBlocked: boolean;
  openOrders: number;
  /** To be sold, sent or released first. */
  first: AccountClosing['coins'];
  /** Its owner may leave these behind. */
  lost: AccountClosing['coins'];
  rebates: AccountClosing['rebates'];
}

export function closingView({ openOrders, coins, rebates }: AccountClosing): ClosingView {
  const first = coins.filter(({ why }) => !canBeLeft(why));
  const lost = coins.filter(({ why }) => canBeLeft(why));
  return { isBlocked: openOrders > 0 || first.length > 0, openOrders, first, lost, rebates };
}
