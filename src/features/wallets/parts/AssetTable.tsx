import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useCoins } from '@/src/api/queries/market';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { useAppSelector } from '@/src/state/hooks';
import type { Column } from '@/src/ui/table/columns';
import { Table } from '@/src/ui/table/Table';
import type { AssetRow, Shelf } from '../holdings/assetRows';
import type { Act } from './Acts';
import { AssetCard } from './AssetCard';
import { columnsOf } from './assetColumns';

interface AssetTableProps {
  label: string;
  shelf: Shelf;
  rows: readonly AssetRow[];
  isLoading: boolean;
  error?: ReactNode;
  empty: ReactNode;
  actsOf: (coin: string) => readonly Act[];
}

const keyOf = ({ symbol }: AssetRow) => symbol;

/** Coins of a wallet, or of all; the whole width of a phone is one link to the coin. */
export function AssetTable({ label, shelf, rows, isLoading, error, empty, actsOf }: AssetTableProps) {
  const { t } = useTranslation('common');
  const { data: coins } = useCoins();
  const decimalsOf = useCoinDecimals();
  const hidden = !useAppSelector((state) => state.profile.showBalances);
  const nameOf = useCallback((symbol: string) => coins?.find(({ coinSymbol }) => coinSymbol === symbol)?.name, [coins]);
  const columns = useMemo<Column<AssetRow>[]>(
    () => columnsOf({ t, shelf, hidden, rows, nameOf, decimalsOf, actsOf }),
    [t, shelf, hidden, rows, nameOf, decimalsOf, actsOf],
  );
  const card = useCallback(
    (row: AssetRow) => <AssetCard row={row} shelf={shelf} name={nameOf(row.symbol)} hidden={hidden} decimals={decimalsOf(row.symbol)} />,
    [shelf, nameOf, hidden, decimalsOf],
  );
  return <Table label={label} columns={columns} rows={rows} rowKey={keyOf} loading={isLoading} error={error} empty={empty} card={card} />;
}
