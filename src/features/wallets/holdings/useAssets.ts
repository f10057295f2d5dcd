import { useMemo } from 'react';
import { assetRows, earnValueOf, type Shelf, sumOf } from './assetRows';
import { useLiveDetail } from './useLiveDetail';
import { useQuotes } from './useQuotes';

/** The coins of a wallet at the prices of now, and what they are worth. */
export function useAssets(shelf: Shelf) {
  const { detail, ...reading } = useLiveDetail();
  const quoteOf = useQuotes();
  const rows = useMemo(() => detail && assetRows(detail, shelf, quoteOf), [detail, shelf, quoteOf]);
  const earn = useMemo(() => detail && earnValueOf(detail, quoteOf), [detail, quoteOf]);
  return { ...reading, detail, rows, usd: rows && sumOf(rows), earn, quoteOf, bitcoinUsd: quoteOf('BTC').usd };
}
