import { useRouter } from 'next/router';
import { useMemo } from 'react';
import { isZero } from '@/domain/money/decimal';
import { usePickerCoins } from '@/src/api/queries/pickerCoins';
import { pathTo } from '@/src/config/matchRoute';
import type { PickerCoin } from '@/src/ui/picker/pickCoins';
import type { Sending } from '../useSend';

export const pathOfSending = (coinSymbol: string): string => pathTo('walletsSend', { coin: coinSymbol.toLowerCase() });

/** Which coin leaves: one of those there is something of. Another coin is another page. */
export function useSendableCoins(coin: string, { detail }: Pick<Sending, 'detail'>) {
  const router = useRouter();
  const symbols = useMemo(
    () => new Set(detail?.assets.filter(({ main }) => !isZero(main.available)).map(({ coinSymbol }) => coinSymbol)),
    [detail],
  );
  const coins = usePickerCoins(false);
  return {
    coins: coins?.filter(({ coinSymbol }) => symbols.has(coinSymbol)),
    name: coins?.find(({ coinSymbol }) => coinSymbol === coin)?.name,
    onPick: ({ coinSymbol }: PickerCoin) => void router.push(pathOfSending(coinSymbol)),
  };
}
