import type { Transaction } from '@/contract/transactions';
import { pathTo } from '@/src/config/matchRoute';
import { expressOrderPath } from '@/src/orders/expressOrder';

/** The page that tells how far a movement is; of what has none of its own, the history of its coin. */
export function movementPath({ type, coinSymbol, detail }: Transaction): string {
  const reference = 'reference' in detail ? detail.reference : undefined;
  if (reference !== undefined && type === 'SEND') return `${pathTo('walletsSend', { coin: coinSymbol.toLowerCase() })}?id=${reference}`;
  if (reference !== undefined && (type === 'BUY' || type === 'SELL'))
    return expressOrderPath({ side: type, coin: coinSymbol, orderId: reference });
  return `${pathTo('walletsHistory')}?coin=${coinSymbol}`;
}
