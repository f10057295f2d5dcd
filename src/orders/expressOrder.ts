import type { ExpressOrder } from '@/contract/express';
import { pathTo } from '@/src/config/matchRoute';
import type { TagTone } from '@/src/ui/choice/Tag';

const ENDED: ReadonlySet<ExpressOrder['state']> = new Set(['FAILED', 'EXPIRED', 'CANCELLED', 'REJECTED', 'REFUNDED', 'CHARGED_BACK']);

/** It is over without coins, or without money, for its owner. */
export const hasEnded = ({ state }: Pick<ExpressOrder, 'state'>): boolean => ENDED.has(state);

/** How the word for an order's state looks, wherever it stands: who left it themselves is told of no fault. */
export const expressTone = (order: Pick<ExpressOrder, 'state'>): TagTone =>
  order.state === 'DELIVERED' ? 'success' : order.state === 'CANCELLED' ? 'neutral' : hasEnded(order) ? 'error' : 'accent';

const SALE_WORDS: ReadonlySet<ExpressOrder['state']> = new Set(['WAITING', 'PAID']);

/** The words' key of an order's state: who sells waits for no payment of theirs. */
export const expressStateKey = ({ side, state }: Pick<ExpressOrder, 'side' | 'state'>): string =>
  side === 'SELL' && SALE_WORDS.has(state) ? `express.saleStates.${state}` : `express.states.${state}`;

/** Where an order is shown: what is bought among the wallets, what is sold where it was sold. */
export const expressOrderPath = ({ side, coin, orderId }: Pick<ExpressOrder, 'side' | 'coin' | 'orderId'>): string =>
  `${side === 'BUY' ? pathTo('walletsBuy', { coin: coin.toLowerCase() }) : pathTo('express')}?order=${orderId}`;

/** Where all of them are listed. */
export const expressOrdersPath = (): string => `${pathTo('walletsHistory')}?tab=order`;
