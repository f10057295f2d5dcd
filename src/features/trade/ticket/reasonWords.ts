import type { TFunction } from 'i18next';
import type { Reason } from '@/domain/order/reasons';
import type { Format } from '@/src/format';

type Kind = Reason['kind'];

/** Which field a reason belongs to; the others concern the order as a whole. */
const FIELDS: Partial<Record<Kind, 'price' | 'size'>> = {
  priceTick: 'price',
  priceAboveBand: 'price',
  priceBelowBand: 'price',
  postOnlyWouldTake: 'price',
  sizeLot: 'size',
  sizeTooSmall: 'size',
  sizeTooLarge: 'size',
  notionalTooSmall: 'size',
  balanceTooLow: 'size',
};

/** Whether a field says the whole sentence of it. */
export const saidByFields = (reason: Reason): boolean => FIELDS[reason.kind] !== undefined;

/** Short words beside the button: "Enter an amount". */
export function reasonLabel(reason: Reason, t: TFunction, spent: string): string {
  return t(`trade.reason.${reason.kind}`, { asset: spent });
}

/** The whole sentence under a field: "You can buy up to 0.10662 BTC"; undefined for reasons without a field or a value. */
export function reasonSentence(reason: Reason, field: 'price' | 'size', t: TFunction, format: Format, isBuy: boolean): string | undefined {
  if (FIELDS[reason.kind] !== field || !('value' in reason)) return undefined;
  const side = isBuy ? 'buy' : 'sell';
  if (reason.value === undefined) return t('trade.why.nothingAvailable', { asset: reason.asset });
  const key = reason.kind === 'balanceTooLow' ? `balanceTooLow_${side}` : reason.kind;
  return t(`trade.why.${key}`, { value: `${format.amount(reason.value)} ${reason.asset}` });
}
