import { useTranslation } from 'next-i18next/pages';
import { useMemo, useState } from 'react';
import { ErrorView } from '@/src/ui/views/ErrorView';
import styles from './Markets.module.css';
import { highlightRows } from './model/highlights';
import { type MarketView, viewRows } from './model/marketView';
import { type MarketsData, useMarketRows } from './useMarketRows';
import { Freshness } from './view/Freshness';
import { Highlights } from './view/Highlights';
import { MarketFilters } from './view/MarketFilters';
import { MarketSearch } from './view/MarketSearch';
import { MarketTable } from './view/MarketTable';

const NO_ROWS: never[] = [];

/** Every pair, live: highlights, search, filters and the table. */
export function MarketsScreen({ initial }: { initial: MarketsData }) {
  const { t } = useTranslation('common');
  const { rows, sparklines, error, retry, isRetrying } = useMarketRows(initial);
  const [view, setView] = useState<MarketView>({
    search: '',
    filter: { kind: 'quote', quote: 'USDT' },
    hidesLowVolume: false,
    sort: { key: 'volumeUsd', direction: 'descending' },
  });
  const change = (part: Partial<MarketView>) => setView((current) => ({ ...current, ...part }));
  const shown = useMemo(() => (rows ? viewRows(rows, view) : NO_ROWS), [rows, view]);
  const highlights = useMemo(() => highlightRows(rows ?? NO_ROWS), [rows]);

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('markets.title')}</h1>
        <Freshness />
      </div>
      <Highlights rows={highlights} sparklines={sparklines} />
      <div className={styles.bar}>
        <h2 className={styles.tab}>{t('markets.spot')}</h2>
        <MarketSearch value={view.search} onChange={(search) => change({ search })} />
      </div>
      <MarketFilters rows={rows ?? NO_ROWS} view={view} onChange={change} />
      <MarketTable
        rows={shown}
        sparklines={sparklines}
        view={view}
        onChange={change}
        isLoading={!rows && !error}
        error={error ? <ErrorView title={t('markets.failed')} onRetry={retry} retrying={isRetrying} /> : undefined}
      />
    </div>
  );
}
