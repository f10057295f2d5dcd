import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useState } from 'react';
import { pathTo } from '@/src/config/matchRoute';
import { Button } from '@/src/ui/button/Button';
import type { TableSort } from '@/src/ui/table/columns';
import { Table } from '@/src/ui/table/Table';
import { EmptyView } from '@/src/ui/views/EmptyView';
import { NoMatchView } from '@/src/ui/views/NoMatchView';
import styles from '../Markets.module.css';
import type { MarketRow } from '../model/marketRow';
import { type MarketView, SORT_KEYS } from '../model/marketView';
import { MarketCard } from './MarketCard';
import { MobileSort } from './MobileSort';
import { useMarketColumns } from './useMarketColumns';

const FIRST_ROWS = 16;

interface MarketTableProps {
  rows: readonly MarketRow[];
  sparklines: Record<string, string[]> | undefined;
  view: MarketView;
  onChange: (part: Partial<MarketView>) => void;
  isLoading: boolean;
  error: ReactNode;
}

const card = (row: MarketRow) => <MarketCard row={row} />;
const keyOf = (row: MarketRow) => row.symbol;

/** The table, or its cards on mobile, sixteen rows at first. */
export function MarketTable({ rows, sparklines, view, onChange, isLoading, error }: MarketTableProps) {
  const { t } = useTranslation('common');
  const router = useRouter();
  const columns = useMarketColumns(sparklines);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? rows : rows.slice(0, FIRST_ROWS);

  const sortBy = (sort: TableSort | undefined) => {
    const key = SORT_KEYS.find((candidate) => candidate === sort?.key);
    onChange({ sort: sort && key ? { key, direction: sort.direction } : undefined });
  };
  const empty = view.search.trim() ? (
    <NoMatchView search={view.search.trim()} onClear={() => onChange({ search: '' })} />
  ) : (
    <EmptyView title={t('markets.empty.title')} text={t('markets.empty.text')} />
  );
  return (
    <>
      <MobileSort sort={view.sort} onSortChange={sortBy} />
      <Table
        className={styles.table}
        label={t('markets.title')}
        columns={columns}
        rows={shown}
        rowKey={keyOf}
        sort={view.sort}
        onSortChange={sortBy}
        onRowPress={(row) => void router.push(pathTo('spotPair', { pair: row.symbol }))}
        loading={isLoading}
        skeletonRows={FIRST_ROWS}
        empty={empty}
        error={error}
        card={card}
      />
      {rows.length > 0 ? (
        <div className={styles.foot}>
          <span>{t('markets.showing', { shown: shown.length, count: rows.length })}</span>
          {shown.length < rows.length ? (
            <Button variant="border" size="small" onClick={() => setShowsAll(true)}>
              {t('ui.showMore')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </>
  );
}
