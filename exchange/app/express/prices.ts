import { createHmac } from 'node:crypto';
import type { ExpressPrice } from '@/contract/express';
import type { ExpressSide } from '@/domain/express/orderState';
import { expressPrice } from '@/domain/express/price';
import { compare } from '@/domain/money/decimal';
import { AppError } from '../appError';
import { isSameSecret } from '../constantTime';
import type { ExpressContext } from './context';
import { currencyRate, providerFor } from './offers';

interface Asked {
  side: ExpressSide;
  currency: string;
  coin: string;
}
type Told = Asked & { price: string; validUntil: number };

// The exchange remembers no price it has told: what it signed comes back with the order.
const tokenOf = (secret: string, brand: string, { side, currency, coin, price, validUntil }: Told) =>
  createHmac('sha256', secret).update(['express price', brand, side, currency, coin, price, validUntil].join(' ')).digest('base64url');

/** What a coin costs or brings now; undefined where it, or the currency, has no price. */
export function priceNow(context: Pick<ExpressContext, 'rates' | 'terms'>, { side, currency, coin }: Asked): string | undefined {
  const [coinUsd, currencyUsd] = [context.rates().get(coin), currencyRate(context, currency)];
  if (coinUsd === undefined || currencyUsd === undefined) return undefined;
  const price = expressPrice(side, coinUsd, currencyUsd, context.terms.spreadPercent);
  return compare(price, '0') > 0 ? price : undefined;
}

/** A price that holds for its seconds. @throws AppError featureOff, expressOff, assetUnknown, expressUnpriced */
export function quotePrice(context: ExpressContext, brand: string, asked: Asked): ExpressPrice {
  const { side, currency, coin } = asked;
  providerFor(context, brand, side);
  if (!context.brandOf(brand).coins.includes(coin)) throw new AppError('assetUnknown', coin);
  const price = priceNow(context, asked);
  if (price === undefined) throw new AppError('expressUnpriced', coin);
  const { clock, terms, secret } = context;
  const told = { side, currency, coin, price, validUntil: clock.now() + terms.priceSeconds * 1_000 };
  return { ...told, seconds: terms.priceSeconds, priceToken: tokenOf(secret, brand, told) };
}

/** @throws AppError expressPriceOver for a price that was told to nobody here, holds no longer, or was told by a clock that was set back */
export function checkPrice({ secret, clock, terms }: ExpressContext, brand: string, told: Told & { priceToken: string }): void {
  const left = told.validUntil - clock.now();
  const isTold = isSameSecret(told.priceToken, tokenOf(secret, brand, told));
  if (!isTold || left < 0 || left > terms.priceSeconds * 1_000) throw new AppError('expressPriceOver');
}
