import type { TFunction } from 'i18next';
import type { Reason } from '@/domain/order/reasons';
import type { Format } from '@/src/format';

type Kind = Reason['kind'];

/** Which field says a reason, in a whole sentence; the others concern the order as a whole, or what is not typed yet. */
const FIELDS = {
  priceTick: 'price',
  priceAboveBand: 'price',
  priceBelowBand: 'price',
  postOnlyWouldTake: 'price',
  sizeLot: 'size',
  sizeTooSmall: 'size',
  sizeTooLarge: 'size',
  notionalTooSmall: 'size',
  balanceTooLow: 'size',
} as const satisfies Partial<Record<Kind, 'price' | 'size'>>;

export type SaidByField = keyof typeof FIELDS;

const isSaidByField = (kind: Kind): kind is SaidByField => kind in FIELDS;

/**
 * Short words beside the button, "Enter an amount"; undefined for what a field says. Where a field asks which of two numbers is meant
 * (`isUnclear`), nothing is missing: it is to be answered.
 */
export function reasonLabel({ kind }: Reason, t: TFunction, isUnclear = false): string | undefined {
  if (isUnclear && (kind === 'priceMissing' || kind === 'sizeMissing')) return t('trade.reason.unclear');
  return isSaidByField(kind) ? undefined : t(`trade.reason.${kind}`);
}

/** The whole sentence under a field: "You can buy up to 0.10662 BTC"; undefined for reasons without a field or a value. */
export function reasonSentence(reason: Reason, field: 'price' | 'size', t: TFunction, format: Format, isBuy: boolean): string | undefined {
  if (!isSaidByField(reason.kind) || FIELDS[reason.kind] !== field || !('value' in reason)) return undefined;
  const side = isBuy ? 'buy' : 'sell';
  if (reason.value === undefined) return t('trade.why.nothingAvailable', { asset: reason.asset });
  const key = reason.kind === 'balanceTooLow' ? `balanceTooLow_${side}` : reason.kind;
  return t(`trade.why.${key}`, { value: `${format.amount(reason.value)} ${reason.asset}` });
}
