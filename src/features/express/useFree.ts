import { useAccountBalances } from '@/src/api/queries/wallet';
import { useHasToken } from '@/src/lib/useHasToken';
import type { ExpressDraft } from './model/draft';

/** What there is of a coin to be sold; undefined where nobody knows. */
export function useFree({ side, coin }: ExpressDraft): string | undefined {
  const isSignedIn = useHasToken();
  const { data, error } = useAccountBalances(isSignedIn && side === 'SELL');
  if (side !== 'SELL' || !data || error) return undefined;
  return data.find(({ wallet, asset }) => wallet === 'MAIN' && asset === coin)?.available ?? '0';
}
