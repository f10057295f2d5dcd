import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { divide, isZero, multiply } from '@/domain/money/decimal';
import { usePairAmounts } from '@/src/brand/usePairAmounts';
import { formatTime, useFormat } from '@/src/format';
import type { Ranges } from '../model/fuzzy';
import type { OrderItem } from '../model/paletteItem';
import styles from '../Palette.module.css';
import { MatchedText } from './MatchedText';

/** Whole percent of an order's amount that has been filled. */
function filledPercent(quantity: string | null, filled: string): string {
  return quantity === null || isZero(quantity) ? '0' : divide(multiply(filled, '100'), quantity, 'down', 0);
}

/** An own open order: side, size, price, how much of it is filled. */
export function OrderLine({ item: { order, words }, ranges }: { item: OrderItem; ranges: Ranges }) {
  const { t } = useTranslation();
  const format = useFormat();
  const amountsOf = usePairAmounts();
  return (
    <>
      <span className={styles.icon}>
        <i className={clsx(styles.side, order.side === 'BUY' ? styles.buy : styles.sell)} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <MatchedText text={words} ranges={ranges} />
        </span>
        <span className={styles.detail}>{t('shell.palette.placed', { time: formatTime(order.createdAt) })}</span>
      </span>
      <bdi className={clsx('num', styles.price)}>{amountsOf(order.symbol).price(order.price)}</bdi>
      <bdi className={clsx('num', styles.change)}>{format.share(filledPercent(order.quantity, order.filledQuantity), 0)}</bdi>
    </>
  );
}
