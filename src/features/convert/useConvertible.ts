import { useConvertCoins } from '@/src/api/queries/convert';
import { usePickerCoins } from '@/src/api/queries/pickerCoins';

/** Coins that can be converted, as pickers list them; undefined while they are on their way. */
export function useConvertible() {
  const terms = useConvertCoins();
  const listed = new Set(terms.data?.coins.map(({ coinSymbol }) => coinSymbol));
  const coins = usePickerCoins(false, ({ coinSymbol }) => listed.has(coinSymbol));
  return { terms, coins: terms.data ? coins : undefined };
}
