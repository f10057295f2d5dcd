import type { Balance, SpotFill, SpotOrder } from '@/contract/spot';

/** What names a row of each list. Constants, so that tables may compare them. */
export const rowKeys = {
  order: (order: SpotOrder) => order.orderId,
  // A trade with oneself has two fills under one trade id.
  fill: (fill: SpotFill) => `${fill.tradeId}/${fill.orderId}`,
  balance: (balance: Balance) => balance.asset,
};
