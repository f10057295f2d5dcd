import { useState } from 'react';
import type { Wallet } from '@/domain/account/wallets';
import { isZero } from '@/domain/money/decimal';
import { useQuery } from '@/src/api/queries/useQuery';

/** Which wallet a conversion takes from, and what is there. The main one, unless there is something in the other alone. */
export function useOwnWallets(isSignedIn: boolean) {
  const { data, error } = useQuery('walletDetail', isSignedIn ? {} : undefined);
  const [chosen, setChosen] = useState<Wallet>();
  const isMainEmpty = data?.assets.every(({ main }) => isZero(main.available)) ?? false;
  const hasTrade = data?.assets.some(({ trade }) => !isZero(trade.available)) ?? false;
  const wallet: Wallet = chosen ?? (isMainEmpty && hasTrade ? 'TRADE' : 'MAIN');
  const inWallet = (coin: string) => {
    const asset = data?.assets.find(({ coinSymbol }) => coinSymbol === coin);
    return wallet === 'MAIN' ? asset?.main : asset?.trade;
  };
  return {
    wallet,
    setWallet: setChosen,
    /** Undefined while nobody knows. */
    availableOf: (coin: string) => (data && !error ? (inWallet(coin)?.available ?? '0') : undefined),
  };
}
