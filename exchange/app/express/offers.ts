import type { ExpressMethod } from '@/contract/express';
import { chargesCard } from '@/domain/express/methods';
import type { ExpressSide } from '@/domain/express/orderState';
import { AppError } from '../appError';
import type { ExpressContext, ExpressTerms } from './context';
import type { ExpressProvider, ProviderMethod } from './provider';

const DOLLAR = 'USD';

/** What one unit of a currency is in USD; undefined where it is not traded here. */
export const currencyRate = ({ rates }: Pick<ExpressContext, 'rates'>, currency: string): string | undefined =>
  currency === DOLLAR ? '1' : rates().get(currency);

export function hasSide({ brandOf }: ExpressContext, brand: string, side: ExpressSide): boolean {
  const { hasBuy, hasSell } = brandOf(brand);
  return side === 'BUY' ? hasBuy : hasSell;
}

/** @throws AppError featureOff for a side that the brand has off, expressOff where nobody takes payments for it */
export function providerFor(context: ExpressContext, brand: string, side: ExpressSide): ExpressProvider {
  if (!hasSide(context, brand, side)) throw new AppError('featureOff');
  const provider = context.providerOf(brand);
  if (!provider) throw new AppError('expressOff');
  return provider;
}

/** The own fee of a method; a brand earns on transfers by the spread alone. */
export const ownFeeOf = ({ kind }: Pick<ProviderMethod, 'kind'>, { feePercent }: ExpressTerms): string =>
  chargesCard(kind) ? feePercent : '0';

/** A transfer takes days: nobody holds a price for so long. */
export const isPricedAtOnce = (side: ExpressSide, { maxMinutes }: Pick<ProviderMethod, 'maxMinutes'>): boolean =>
  side === 'SELL' || maxMinutes === 0;

export const holdHoursOf = (side: ExpressSide, { kind }: Pick<ProviderMethod, 'kind'>, { holdHours }: ExpressTerms): number =>
  side === 'BUY' && chargesCard(kind) ? holdHours : 0;

/** Currencies and coins that can be traded now; nothing where nobody takes payments. */
export function readCurrencies(context: ExpressContext, brand: string) {
  const provider = context.providerOf(brand);
  const offered = context.brandOf(brand);
  if (!provider || !(offered.hasBuy || offered.hasSell)) return { currencies: [], coins: [] };
  const named = [...new Set(provider.methods.flatMap(({ currencies }) => currencies))];
  const currencies = named.filter((currency) => currencyRate(context, currency) !== undefined).map((currency) => ({ currency }));
  const rates = context.rates();
  return { currencies, coins: offered.coins.filter((coin) => rates.has(coin)) };
}

/** @throws AppError featureOff, expressOff */
export function readMethods(context: ExpressContext, brand: string, side: ExpressSide, currency: string): ExpressMethod[] {
  const provider = providerFor(context, brand, side);
  const { terms } = context;
  return provider.methods
    .filter((method) => method.sides.includes(side) && method.currencies.includes(currency))
    .map((method) => ({
      methodId: method.methodId,
      kind: method.kind,
      name: method.name,
      provider: provider.name,
      providerFeePercent: method.feePercent,
      ownFeePercent: ownFeeOf(method, terms),
      min: method.min,
      max: method.max,
      minMinutes: method.minMinutes,
      maxMinutes: method.maxMinutes,
      priceSeconds: isPricedAtOnce(side, method) ? terms.paySeconds : null,
      holdHours: holdHoursOf(side, method, terms),
    }));
}

/** @throws AppError expressMethodUnknown */
export function methodOf(provider: ExpressProvider, side: ExpressSide, currency: string, methodId: string): ProviderMethod {
  const found = provider.methods.find((method) => method.methodId === methodId);
  if (!found?.sides.includes(side) || !found.currencies.includes(currency)) throw new AppError('expressMethodUnknown');
  return found;
}
