import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { type DepthCurve, depthCurve } from '@/domain/book/depthCurve';
import { restingWithin } from '@/domain/book/depthMark';
import { BOOK_SCALE, type BookSideName } from '@/domain/book/level';
import { spreadOf } from '@/domain/book/spread';
import { fromUnits } from '@/domain/money/units';
import { useFormat } from '@/src/format';
import { useBook } from '@/src/realtime';
import { useMarket } from '../../MarketContext';
import { useStepText } from '../../useStepText';
import { useChartSettings } from '../settings/chartSettings';
import styles from './Depth.module.css';

/** Sums are said for this distance, or for the whole range when it is shorter; percent. */
const NEAR = 1;

/** Middle and spread, what rests near the middle on each side, and where a side ends before the range does. */
export function DepthHeads() {
  const { t } = useTranslation('common');
  const format = useFormat();
  const stepText = useStepText();
  const { symbol, base, priceDecimals } = useMarket();
  const { book } = useBook(symbol);
  const { depthRange } = useChartSettings();
  const curve = book && depthCurve(book, String(depthRange));
  if (!curve) return null;
  const within = String(Math.min(NEAR, depthRange));
  const sums = restingWithin(book, curve.midUnits, within);
  const near = (
    <span dir="auto" className={styles.near}>
      {t('trade.depth.within', { percent: format.share(within) })}
    </span>
  );
  const sum = (side: BookSideName) => <bdi className={clsx('num', styles.sum)}>{`${format.compact(sums[side])} ${base}`}</bdi>;
  return (
    <div className={styles.heads}>
      <div className={styles.side}>
        <span className={styles.up}>{t('trade.depth.bids')}</span>
        {near}
        {sum('bids')}
        <BookEnd curve={curve} side="bids" />
      </div>
      <div className={styles.middle}>
        <bdi className={clsx('num', styles.mid)}>{format.price(fromUnits(curve.midUnits, BOOK_SCALE), priceDecimals)}</bdi>
        <span dir="auto" className={styles.midText}>
          {t('trade.depth.mid')} <bdi className={clsx('num', styles.spread)}>{stepText(spreadOf(book), priceDecimals)}</bdi>
        </span>
      </div>
      <div className={clsx(styles.side, styles.asks)}>
        {near}
        {sum('asks')}
        <span className={styles.down}>{t('trade.depth.asks')}</span>
        <BookEnd curve={curve} side="asks" />
      </div>
    </div>
  );
}

/** Says that a flat curve is the end of the orders, not the end of what is known. */
function BookEnd({ curve, side }: { curve: DepthCurve; side: BookSideName }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const { priceDecimals } = useMarket();
  const { endsAtUnits } = curve[side];
  if (endsAtUnits === undefined) return null;
  const price = format.price(fromUnits(endsAtUnits, BOOK_SCALE), priceDecimals);
  return (
    <span dir="auto" className={clsx('num', styles.end)}>
      {t('trade.depth.bookEnds', { price })}
    </span>
  );
}
