import { currencyChoice } from '@/src/brand/currencyChoice';
import { moneyChoice } from '@/src/brand/moneyChoice';
import { useStore } from '@/src/lib/store/useStore';

const nothing = () => undefined;

/**
 * The currency of an order: the one asked for, else the one chosen here last, else the one values are shown in, else the brand's first; only
 * such as are offered. "" until it is known what is.
 */
export function useCurrency(asked: string, offered: readonly string[] | undefined): string {
  const last = useStore(moneyChoice, nothing);
  const shown = useStore(currencyChoice, nothing);
  if (!offered) return '';
  return [asked, last, shown].find((one) => one !== undefined && offered.includes(one)) ?? offered[0] ?? '';
}
