import type { Coin } from '@/contract/market';

/** The rows whose coin's symbol or name has the search text in it, whatever its case; the one of exactly that symbol first. */
export function matchingCoins<Row extends { symbol: string }>(
  rows: readonly Row[],
  search: string,
  coins: readonly Pick<Coin, 'coinSymbol' | 'name'>[] | undefined,
): Row[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return [...rows];
  const nameOf = (symbol: string) => coins?.find(({ coinSymbol }) => coinSymbol === symbol)?.name ?? '';
  const isIt = ({ symbol }: Row) => symbol.toLowerCase() === wanted;
  return rows
    .filter(({ symbol }) => symbol.toLowerCase().includes(wanted) || nameOf(symbol).toLowerCase().includes(wanted))
    .sort((one, other) => Number(isIt(other)) - Number(isIt(one)));
}
