import type { Coin } from '@/contract/market';
import { useCoins } from './market';

const ALL = () => true;

/**
 * The coins of a picker: what is listed, open and no fiat (with `includesFiat` all that is listed, as for what moves between own wallets and
 * hangs on no network), and of these what the caller keeps. Undefined while they are on their way.
 */
export function usePickerCoins(includesFiat: boolean, keep: (coin: Coin) => boolean = ALL): Coin[] | undefined {
  const { data } = useCoins();
  return data?.filter((coin) => (includesFiat || (!coin.isFiat && coin.isOpen === 1)) && keep(coin));
}
