import { useTranslation } from 'next-i18next/pages';
import { useId, useRef } from 'react';
import { isStale, useFreshness } from '@/src/realtime';
import { TabPanel } from '@/src/ui/tabs/TabPanel';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { useHeld } from './hooks/useHeld';
import { useMarketList } from './hooks/useMarketList';
import { type MarketsData, useMarketRows } from './hooks/useMarketRows';
import { useTurn } from './hooks/useTurn';
import styles from './MarketsScreen.module.css';
import { belongs, HIGHLIGHTS, type Highlight, highlightSymbols } from './model/highlights';
import type { MarketRow } from './model/marketRow';
import { PairFavouritesProvider } from './PairFavourites';
import { MarketSearch } from './search/MarketSearch';
import { EmptyMarkets } from './view/EmptyMarkets';
import { FreshnessNote } from './view/FreshnessNote';
import { Highlights } from './view/Highlights';
import { MarketFilters } from './view/MarketFilters';
import { MarketTable } from './view/MarketTable';
import { MarketTabs } from './view/MarketTabs';

const NO_ROWS: never[] = [];

/** Every pair, live: highlights, tabs, search, filters and the table. */
export function MarketsScreen({ initial }: { initial: MarketsData }) {
  const { t } = useTranslation('common');
  const id = useId();
  const table = useRef<HTMLDivElement>(null);
  const turn = useTurn(table);
  const freshness = useFreshness();
  const { rows = NO_ROWS, isLoading, sparklines, error, retry, isRetrying } = useMarketRows(initial);
  const highlights = useHighlights(rows, turn);
  const { preferences, change, search, setSearch, favourites, view, shown, ...list } = useMarketList(rows, turn);
  const { tab, sort, hiddenColumns, filters } = preferences;

  return (
    <PairFavouritesProvider isFavourite={favourites.isFavourite} toggle={favourites.toggle}>
      <div className={styles.page}>
        <div className={styles.head}>
          <h1 className={styles.title}>{t('markets.title')}</h1>
          <FreshnessNote freshness={freshness} filter={view.filter} />
        </div>
        <Highlights rows={highlights} sparklines={sparklines} isLoading={isLoading} isStale={isStale(freshness)} />
        <div className={styles.bar}>
          <MarketTabs id={id} value={tab} onChange={(chosen) => change({ tab: chosen })} className={`${styles.tabs} ${styles.arranged}`} />
          <MarketSearch value={search} onChange={setSearch} rows={rows} />
        </div>
        <TabPanel tabs={id} value={tab} className={styles.arranged}>
          <MarketFilters rows={rows} filter={view.filter} preferences={preferences} onChange={change} />
          <MarketTable
            ref={table}
            rows={list.isWaiting ? NO_ROWS : shown}
            sparklines={sparklines}
            sort={sort}
            onSortChange={(chosen) => change({ sort: chosen })}
            hiddenColumns={hiddenColumns}
            quietCount={list.quietCount}
            isLoading={isLoading || list.isWaiting}
            isStale={isStale(freshness)}
            empty={
              <EmptyMarkets
                search={search}
                hasNoFavourites={list.hasNoFavourites}
                onClearSearch={() => setSearch('')}
                onShowSpot={() => change({ tab: 'spot' })}
                onShowAll={() => change({ filters: { ...filters, [tab]: { kind: 'all' } }, hidesLowVolume: false })}
              />
            }
            error={error ? <ErrorView title={t('markets.failed')} onRetry={retry} retrying={isRetrying} /> : undefined}
          />
        </TabPanel>
      </div>
    </PairFavouritesProvider>
  );
}

/** Which pairs the highlight cells show, as of the last turn: two pairs that take turns at the top must not flicker. */
function useHighlights(rows: readonly MarketRow[], turn: number): Record<Highlight, MarketRow | undefined> {
  const isPriced = rows.some(({ last }) => last !== undefined);
  const symbols = useHeld([turn, rows.length, isPriced], () => highlightSymbols(rows));
  const shown = HIGHLIGHTS.map((highlight) => [
    highlight,
    rows.find((row) => row.symbol === symbols[highlight] && belongs[highlight](row)),
  ]);
  return Object.fromEntries(shown);
}
