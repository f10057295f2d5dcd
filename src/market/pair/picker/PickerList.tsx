import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import type { Instrument } from '@/contract/instrument';
import { useSparklines } from '@/src/api/queries/market';
import { EmptyView } from '@/src/ui/views/EmptyView';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { NoMatchView } from '@/src/ui/views/NoMatchView';
import styles from './PairPicker.module.css';
import { PickerRow } from './PickerRow';
import { PickerSkeleton } from './PickerSkeleton';

interface PickerListProps {
  /** Id of the list; its rows add their symbol. */
  id: string;
  rows: readonly Instrument[];
  /** Pairs opened last, below the favourites. */
  recent: readonly Instrument[];
  favourites: { isFavourite: (symbol: string) => boolean; toggle: (symbol: string) => void };
  isLoading: boolean;
  /** How to try again; undefined while nothing has failed. */
  failed: (() => void) | undefined;
  isSheet: boolean;
  active: string | undefined;
  /** The pair in view. */
  current: string;
  search: string;
  onClear: () => void;
  onOpen: (symbol: string) => void;
}

/** The rows, or why there are none. */
export function PickerList(props: PickerListProps) {
  const { id, rows, recent, favourites, isLoading, failed, isSheet, active, current, search, onClear, onOpen } = props;
  const { t } = useTranslation('common');
  const { data: sparklines } = useSparklines();
  const row = (pair: Instrument) => (
    <PickerRow
      key={pair.symbol}
      id={`${id}-${pair.symbol}`}
      pair={pair}
      prices={sparklines?.[pair.symbol]}
      isCurrent={pair.symbol === current}
      isActive={pair.symbol === active}
      isFavourite={favourites.isFavourite(pair.symbol)}
      isSheet={isSheet}
      onOpen={onOpen}
      onFavourite={favourites.toggle}
    />
  );
  if (isLoading) return <PickerSkeleton isSheet={isSheet} />;
  const isEmpty = rows.length === 0;
  return (
    <>
      {failed && isEmpty ? <ErrorView compact title={t('trade.picker.failed')} onRetry={failed} /> : null}
      {!failed && isEmpty && search !== '' ? <NoMatchView compact search={search} onClear={onClear} /> : null}
      {!failed && isEmpty && search === '' ? (
        <EmptyView compact title={t('markets.noFavourites.title')} text={t('markets.noFavourites.text')} />
      ) : null}
      {/* biome-ignore lint/a11y/useSemanticElements: a table's rows could not carry the state of the keyboard row. */}
      <div
        role="grid"
        id={id}
        tabIndex={0}
        aria-label={t('trade.choosePair')}
        aria-activedescendant={active === undefined ? undefined : `${id}-${active}`}
        className={clsx(styles.scroll, styles.rows)}
      >
        {rows.map(row)}
        {recent.length > 0 ? (
          // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: a heading among rows.
          <div role="row" className={styles.group}>
            {/* biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: see above. */}
            <span role="gridcell">{t('trade.picker.recent')}</span>
          </div>
        ) : null}
        {recent.map(row)}
      </div>
    </>
  );
}
