import { useMemo } from 'react';
import { DEFAULT_PREFERENCES } from '@/domain/account/preferences';
import { usdRateIn } from '@/domain/account/usdRateIn';
import { multiply } from '@/domain/money/decimal';
import { type Format, useFormat } from '../format';
import { useStore } from '../lib/store/useStore';
import { currencyChoice } from './currencyChoice';
import { useSite } from './SiteContext';

/** Puts values that are known in US dollars into the user's currency. Unknown values print "--". */
export interface Worth {
  currency: string;
  /** The number, unformatted. */
  of(usd: string | undefined): string | undefined;
  /** "$48,623.25" */
  text(usd: string | undefined): string;
  /** "$3.22B" */
  compact(usd: string | undefined): string;
  /** A price with as many decimals as it needs: "$0.0₄2418". */
  price(usd: string | undefined, decimals: number): string;
}

const nothingChosen = () => undefined;

export function worthIn(currency: string, rate: string, format: Format): Worth {
  const of = (usd: string | undefined) => (usd === undefined || rate === '1' ? usd : multiply(usd, rate));
  return {
    currency,
    of,
    text: (usd) => format.currency(of(usd), currency),
    compact: (usd) => format.compactCurrency(of(usd), currency),
    price: (usd, decimals) => format.currencyPrice(of(usd), decimals, currency),
  };
}

/**
 * The user's currency at the brand's rates; US dollars where the brand has no rate for it, and on the server, which serves one page to
 * everybody. The same object until the choice, the rates or the language change.
 */
export function useWorth(): Worth {
  const format = useFormat();
  const { rates } = useSite();
  const chosen = useStore(currencyChoice, nothingChosen) ?? DEFAULT_PREFERENCES.currency;
  return useMemo(() => {
    const rate = usdRateIn(chosen, rates);
    return rate === undefined ? worthIn(DEFAULT_PREFERENCES.currency, '1', format) : worthIn(chosen, rate, format);
  }, [chosen, rates, format]);
}
