import { useConvertCoins } from '@/src/api/queries/convert';
import { useCoins } from '@/src/api/queries/market';

/** Coins that can be converted, as pickers list them; undefined while they are on their way. */
export function useConvertible() {
  const terms = useConvertCoins();
  const { data } = useCoins();
  const listed = new Set(terms.data?.coins.map(({ coinSymbol }) => coinSymbol));
  return { terms, coins: terms.data ? data?.filter(({ coinSymbol }) => listed.has(coinSymbol)) : undefined };
}
