import { coinsFor } from '@/domain/express/amounts';
import { toUnits } from '@/domain/money/units';
import type { ExpressChange } from '../money/commands/moveExpress';
import type { ExpressRecord } from '../money/records/expressRecord';
import type { ExpressContext } from './context';
import { priceNow } from './prices';

/** The coins of a purchase whose price is that of when the money came; undefined while there is no price. */
export function pricedNow(context: ExpressContext, order: ExpressRecord): ExpressChange['with'] | undefined {
  if (order.isPriced) return {};
  const { side, coin, currency } = order;
  const price = priceNow(context, { side, coin, currency });
  if (price === undefined) return undefined;
  const scale = context.scales.get(coin) ?? 0;
  // Its fees stay those it was made with.
  const amounts = coinsFor(order, { price, scale });
  const units = (amount: string) => toUnits(amount, scale) ?? 0n;
  return { price, isPriced: true, coins: units(amounts.coins), feeCoins: units(amounts.feeCoins) };
}
