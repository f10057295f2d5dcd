import type { ExpressOrder } from '@/src/api/queries/express';
import { pathTo } from '@/src/config/matchRoute';

/** Where an order is shown: what is bought among the wallets, what is sold where it was sold. */
export const orderPath = ({ side, coin, orderId }: Pick<ExpressOrder, 'side' | 'coin' | 'orderId'>): string =>
  `${side === 'BUY' ? pathTo('walletsBuy', { coin: coin.toLowerCase() }) : pathTo('express')}?order=${orderId}`;
