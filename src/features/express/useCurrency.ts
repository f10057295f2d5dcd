import { useSyncExternalStore } from 'react';
import { currencyChoice } from '@/src/brand/currencyChoice';
import { moneyChoice } from '@/src/brand/moneyChoice';

const nothing = () => undefined;

/**
 * The currency of an order: the one asked for, else the one chosen here last, else the one values are shown in, else the brand's first; only
 * such as are offered. "" until it is known what is.
 */
export function useCurrency(asked: string, offered: readonly string[] | undefined): string {
  const last = useSyncExternalStore(moneyChoice.follow, moneyChoice.read, nothing);
  const shown = useSyncExternalStore(currencyChoice.follow, currencyChoice.read, nothing);
  if (!offered) return '';
  return [asked, last, shown].find((one) => one !== undefined && offered.includes(one)) ?? offered[0] ?? '';
}
