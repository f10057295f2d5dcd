import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { spreadOf } from '@/domain/book/spread';
import { useWorth } from '@/src/brand/useWorth';
import { useFormat } from '@/src/format';
import { type BookState, useBookPart } from '@/src/realtime';
import { useMarket } from '../MarketContext';
import { TrendArrow } from '../pair/TrendArrow';
import { useLastPrice } from '../pair/useLastPrice';
import { usdText } from '../usdText';
import { useStepText } from '../useStepText';
import styles from './Book.module.css';

interface BookMiddleProps {
  showUsd: boolean;
  className?: string;
}

const shownSpread = ({ book }: BookState) => book && spreadOf(book);

/** Between the sides, or in the head where they stand next to each other: last price, its dollars, the spread. */
export function BookMiddle({ showUsd, className }: BookMiddleProps) {
  const { t } = useTranslation('common');
  const { symbol, priceDecimals } = useMarket();
  const spread = useBookPart(symbol, shownSpread, Object.is);
  const last = useLastPrice();
  const format = useFormat();
  const worth = useWorth();
  const stepText = useStepText();
  return (
    <div className={clsx(styles.middle, className)}>
      <bdi className={clsx('num', styles.last, last.trend === 'flat' ? undefined : styles[last.trend])} data-testid="last-price">
        {format.price(last.price, priceDecimals)}
      </bdi>
      <TrendArrow trend={last.trend} />
      <span className={styles.usdRoom} data-may-be-cut>
        {showUsd && last.usd !== undefined ? (
          <bdi className={clsx('num', styles.usd)}>{usdText(last.usd, worth, priceDecimals)}</bdi>
        ) : null}
      </span>
      <span className={styles.spread}>
        {t('trade.spread')} <bdi className="num">{stepText(spread, priceDecimals)}</bdi>
      </span>
    </div>
  );
}
