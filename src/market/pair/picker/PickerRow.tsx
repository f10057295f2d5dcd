import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { memo, useEffect, useRef } from 'react';
import type { Instrument } from '@/contract/instrument';
import { decimalsOf } from '@/domain/money/increments';
import { directionOfChange, useFormat } from '@/src/format';
import { useTicker } from '@/src/realtime';
import { Sparkline } from '@/src/ui/chart/Sparkline';
import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import { FavouriteStar } from '@/src/ui/favourite/FavouriteStar';
import { TrendArrow } from '../TrendArrow';
import styles from './PairPicker.module.css';

interface PickerRowProps {
  id: string;
  pair: Instrument;
  /** Prices of the past day, oldest first. */
  prices: readonly string[] | undefined;
  isCurrent: boolean;
  isActive: boolean;
  isFavourite: boolean;
  isSheet: boolean;
  onOpen: (symbol: string) => void;
  onFavourite: (symbol: string) => void;
}

const NO_PRICES: readonly string[] = [];

/** One pair; renders when its own ticker does. */
export const PickerRow = memo(function PickerRow(props: PickerRowProps) {
  const { id, pair, prices = NO_PRICES, isCurrent, isActive, isFavourite, isSheet, onOpen, onFavourite } = props;
  const { t } = useTranslation('common');
  const format = useFormat();
  const ticker = useTicker(pair.symbol);
  const row = useRef<HTMLDivElement>(null);
  const direction = directionOfChange(ticker?.changePercent, 2);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the search field above hears the keys of the row it is on.
    // biome-ignore lint/a11y/useSemanticElements: a table cannot be one of these rows.
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the search field, which names its row.
    <div
      ref={row}
      id={id}
      role="row"
      aria-selected={isActive}
      aria-current={isCurrent || undefined}
      className={clsx(styles.row, isSheet && styles.sheetRow, isActive && styles.active, isCurrent && styles.current)}
      onClick={() => onOpen(pair.symbol)}
    >
      {/* biome-ignore-start lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: see above; a table cannot be one of these rows. */}
      <span role="gridcell" className={styles.star}>
        <FavouriteStar
          label={t('markets.favourite', { pair: `${pair.base}/${pair.quote}` })}
          isOn={isFavourite}
          onToggle={() => onFavourite(pair.symbol)}
          size={isSheet ? 18 : 14}
          tabIndex={-1}
        />
      </span>
      <span role="gridcell" className={styles.pair}>
        <CoinIcon symbol={pair.base} size={isSheet ? 32 : 24} />
        <span className={styles.name}>
          <bdi dir="ltr">
            <b>{pair.base}</b>/{pair.quote}
          </bdi>
          <small>
            {pair.state === 'LIVE' ? (
              <>
                {t('trade.volumeShort')} <bdi className="num">{format.compact(ticker?.quoteVolume)}</bdi>
              </>
            ) : (
              t(`trade.state.name.${pair.state}`)
            )}
          </small>
        </span>
      </span>
      {isSheet ? null : <Sparkline values={prices} width={56} height={22} filled={false} change={ticker?.changePercent} />}
      <span role="gridcell" className={styles.price}>
        <bdi className="num">{format.price(ticker?.last, decimalsOf(pair.priceIncrement))}</bdi>
      </span>
      <span role="gridcell" className={clsx(styles.change, direction !== 'flat' && styles[direction])}>
        {isSheet ? <TrendArrow trend={direction} /> : null}
        <bdi className="num">{format.percent(ticker?.changePercent)}</bdi>
      </span>
      {/* biome-ignore-end lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: see above. */}
    </div>
  );
});
