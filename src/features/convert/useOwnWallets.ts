import { useState } from 'react';
import type { Wallet } from '@/domain/account/wallets';
import { isZero } from '@/domain/money/decimal';
import { useAccountBalances } from '@/src/api/queries/wallet';

/** Which wallet a conversion takes from, and what is there. The main one, unless there is something in the other alone. */
export function useOwnWallets(isSignedIn: boolean) {
  const { data, error } = useAccountBalances(isSignedIn);
  const [chosen, setChosen] = useState<Wallet>();
  const hasAny = (wallet: Wallet) => data?.some((one) => one.wallet === wallet && !isZero(one.available)) ?? false;
  const wallet: Wallet = chosen ?? (!hasAny('MAIN') && hasAny('TRADE') ? 'TRADE' : 'MAIN');
  return {
    wallet,
    setWallet: setChosen,
    /** Undefined while nobody knows. */
    availableOf: (coin: string) =>
      data && !error ? (data.find((one) => one.wallet === wallet && one.asset === coin)?.available ?? '0') : undefined,
  };
}
