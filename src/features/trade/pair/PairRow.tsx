import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { memo, useEffect, useRef } from 'react';
import type { Pair, Ticker } from '@/contract/market';
import { decimalsOf } from '@/domain/money/increments';
import { directionOfChange, useFormat } from '@/src/format';
import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import styles from './PairPicker.module.css';

interface PairRowProps {
  pair: Pair;
  ticker: Ticker | undefined;
  isCurrent: boolean;
  isActive: boolean;
  onOpen: (symbol: string) => void;
}

export const PairRow = memo(function PairRow({ pair, ticker, isCurrent, isActive, onOpen }: PairRowProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const row = useRef<HTMLButtonElement>(null);
  const direction = directionOfChange(ticker?.changePercent, 2);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <li>
      <button
        ref={row}
        type="button"
        className={clsx(styles.row, isActive && styles.active, isCurrent && styles.current)}
        aria-current={isCurrent || undefined}
        onClick={() => onOpen(pair.symbol)}
      >
        <CoinIcon symbol={pair.base} size={24} />
        <span className={styles.name}>
          <bdi dir="ltr">
            <b>{pair.base}</b>/{pair.quote}
          </bdi>
          <small>
            {t('trade.volumeShort')} <bdi className="num">{format.compact(ticker?.quoteVolume)}</bdi>
          </small>
        </span>
        <bdi className="num">{format.price(ticker?.last, decimalsOf(pair.priceIncrement))}</bdi>
        <bdi className={clsx('num', direction === 'flat' ? undefined : styles[direction])}>{format.percent(ticker?.changePercent)}</bdi>
      </button>
    </li>
  );
});
