import { useMemo } from 'react';
import type { Transaction } from '@/contract/transactions';
import type { Transfer } from '@/contract/wallet';
import type { Wallet } from '@/domain/account/wallets';
import { usePagedQuery } from '@/src/api/queries/usePagedQuery';
import { useHasToken } from '@/src/lib/useHasToken';

export type LatestMovement = { kind: 'transaction'; at: number; row: Transaction } | { kind: 'transfer'; at: number; row: Transfer };

interface Asked {
  /** Of one coin, of one wallet; of all where none is named. */
  coin: string | undefined;
  wallet: Wallet | undefined;
}

/**
 * The newest `count` movements. A wallet's are also what came from another own wallet or went there; of a coin those are none, as there is
 * as much of it as before. They are two lists of the exchange: nothing is shown before both are there, as a row missing between two others
 * would be believed.
 */
export function useLatestMovements({ coin, wallet }: Asked, count: number) {
  const hasToken = useHasToken(true);
  const asked = useMemo(() => ({ ...(coin !== undefined && { symbol: coin }), ...(wallet && { wallet }) }), [coin, wallet]);
  const options = { pageSize: count, place: 'newest', revalidateFirstPage: true };
  const transactions = usePagedQuery('transactions', hasToken ? asked : undefined, options);
  const transfers = usePagedQuery('transfers', hasToken && wallet ? {} : undefined, options);
  const lists = wallet ? [transactions, transfers] : [transactions];
  const isMissing = lists.some(({ rows, error, isLoading }) => rows.length === 0 && (error !== undefined || isLoading));
  const rows = useMemo(() => {
    const all: LatestMovement[] = [
      ...transactions.rows.map((row) => ({ kind: 'transaction' as const, at: row.at, row })),
      ...transfers.rows
        .filter(({ from, to }) => from === wallet || to === wallet)
        .map((row) => ({ kind: 'transfer' as const, at: row.at, row })),
    ];
    return all.sort((one, other) => other.at - one.at).slice(0, count);
  }, [transactions.rows, transfers.rows, wallet, count]);
  return {
    rows: isMissing ? [] : rows,
    error: lists.find(({ rows: known, error }) => known.length === 0 && error)?.error,
    isLoading: lists.some(({ isLoading }) => isLoading),
    retry: () => Promise.all(lists.map(({ retry }) => retry())),
  };
}
