import { useMemo } from 'react';
import type { WalletDetail } from '@/contract/wallet';
import { coinSlices, walletSlices } from '../holdings/allocation';
import { type AssetRow, assetRows, sumOf } from '../holdings/assetRows';
import type { Quote } from '../holdings/quotes';

/** Where everything lies, by coin and by wallet. */
export function useSlices(
  detail: WalletDetail | undefined,
  rows: readonly AssetRow[] | undefined,
  earn: string | undefined,
  quoteOf: (coin: string) => Quote,
) {
  return useMemo(() => {
    if (!detail || !rows || earn === undefined) return undefined;
    const worthOf = (shelf: 'MAIN' | 'TRADE') => sumOf(assetRows(detail, shelf, quoteOf));
    return { byCoin: coinSlices(rows, earn), byWallet: walletSlices(worthOf('MAIN'), worthOf('TRADE'), earn) };
  }, [detail, rows, earn, quoteOf]);
}
