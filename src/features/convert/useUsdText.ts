import { multiply } from '@/domain/money/decimal';
import { useListing } from '@/src/brand/ListingContext';
import { useWorth } from '@/src/brand/useWorth';

/** About what an amount is worth in the user's currency; "" where nobody knows. */
export function useUsdText(): (coin: string, amount: string) => string {
  const { coinInfo } = useListing();
  const worth = useWorth();
  return (coin, amount) => {
    const rate = coinInfo[coin]?.rate.USD;
    return rate === undefined ? '' : `≈ ${worth.text(multiply(amount, rate))}`;
  };
}
