import type { Balance } from '@/contract/balance';
import type { OwnFill, OwnOrder } from '@/contract/ownOrder';

/** What names a row of each list. Constants, so that tables may compare them. */
export const rowKeys = {
  order: (order: OwnOrder) => order.orderId,
  // A trade with oneself has two fills under one trade id.
  fill: (fill: OwnFill) => `${fill.tradeId}/${fill.orderId}`,
  balance: (balance: Balance) => balance.asset,
};
