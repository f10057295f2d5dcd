import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { compare } from '@/domain/money/decimal';
import { useFormat } from '@/src/format';
import { directionOf } from '@/src/i18n/locales';
import { useMarket } from '../../MarketContext';
import { cardPlace } from './cardPlace';
import styles from './Depth.module.css';
import type { ShownMark } from './depthChart';
import type { DepthBox } from './depthScale';

/** What moving the price to the mark would take. Follows the mark and every change of the book under it. */
export function DepthCard({ mark, box }: { mark: ShownMark; box: DepthBox }) {
  const { locale } = useFormat();
  const { x, y } = cardPlace(mark.point, mark.side, box);
  const left = mark.side === 'asks' ? `calc(${x}px - 100%)` : `${x}px`;
  return (
    <div
      className={styles.card}
      style={{ transform: `translate(${left}, ${y}px)` }}
      dir={directionOf(locale)}
      data-testid="depth-card"
      aria-hidden="true"
    >
      <CardFigures mark={mark} />
    </div>
  );
}

function CardFigures({ mark }: { mark: ShownMark }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const { base, quote, priceDecimals, sizeDecimals, totalDecimals } = useMarket();
  const isAsk = mark.side === 'asks';
  const size = (value: string) => `${isLong(value) ? format.compact(value) : format.fixed(value, sizeDecimals)} ${base}`;
  const cost = totalDecimals > 2 ? format.fixed(mark.cost, totalDecimals) : format.compact(mark.cost);
  return (
    <>
      <div className={styles.cardHead}>
        <span>{t(isAsk ? 'trade.depth.askSide' : 'trade.depth.bidSide')}</span>
        <bdi className={clsx('num', isAsk ? styles.down : styles.up)}>{format.percent(mark.percent)}</bdi>
      </div>
      <dl className={styles.rows}>
        <Row name={t('trade.price')}>{format.price(mark.price, priceDecimals)}</Row>
        <Row name={t('trade.depth.sizeToHere')}>{size(mark.size)}</Row>
        <Row name={t(isAsk ? 'trade.depth.cost' : 'trade.depth.proceeds')} isStrong>{`${cost} ${quote}`}</Row>
        <Row name={t('trade.averagePrice')}>{format.price(mark.averagePrice, priceDecimals)}</Row>
        <Row name={t(isAsk ? 'trade.depth.sameStepBid' : 'trade.depth.sameStepAsk')} className={styles.mirror}>
          {size(mark.mirror.size)}
        </Row>
      </dl>
    </>
  );
}

/** From a million on a size is said short: the card keeps its width. */
function isLong(value: string): boolean {
  return compare(value, '1000000') >= 0;
}

function Row({ name, isStrong, className, children }: { name: string; isStrong?: boolean; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd className={clsx('num', isStrong && styles.strong)} dir="ltr">
        {children}
      </dd>
    </div>
  );
}
