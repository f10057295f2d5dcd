import { isZero } from '@/domain/money/decimal';
import type { useOwnAccount } from '@/src/realtime';
import type { Progress } from './progress';

type Account = Pick<ReturnType<typeof useOwnAccount>, 'orders' | 'funds' | 'balances' | 'openOrders' | 'fills'>;

const hasFunds = ({ balances }: Account) => [...balances.values()].some(({ available, held }) => !isZero(available) || !isZero(held));

/**
 * Where a user stands, from where they stood. The way begins with an empty wallet and a claim that can be made: whoever has funds or
 * orders already, or had funds and lost them today, has been here before and needs no hints, at this visit or another. `canClaim` is
 * undefined while it is not known.
 */
export function nextProgress(progress: Progress | undefined, account: Account, canClaim: boolean | undefined): Progress | undefined {
  if (!account.orders.isLoaded || !account.funds.isLoaded) return progress;
  const hasOrdered = account.openOrders.length > 0 || account.fills.length > 0;
  switch (progress) {
    case undefined:
      if (hasFunds(account) || hasOrdered) return 'done';
      if (canClaim === undefined) return undefined;
      return canClaim ? 'claim' : 'done';
    case 'claim':
      return hasFunds(account) ? 'buy' : 'claim';
    case 'buy':
      return hasOrdered ? 'see' : 'buy';
    default:
      return progress;
  }
}
