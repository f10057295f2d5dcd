import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { directionOfChange, useFormat } from '@/src/format';
import { useTicker } from '@/src/realtime';
import { Skeleton } from '@/src/ui/views/Skeleton';
import { useMarket } from '../TradeContext';
import styles from './Pair.module.css';
import { TrendArrow } from './TrendArrow';

/** The day of the pair in view; before its ticker has come, shapes as wide as its figures will be. */
export function DayStats({ className }: { className?: string }) {
  const { t } = useTranslation('common');
  const { symbol, base, quote, priceDecimals } = useMarket();
  const format = useFormat();
  const ticker = useTicker(symbol);
  const direction = directionOfChange(ticker?.changePercent, 2);
  const isWaiting = ticker === undefined;
  return (
    <dl className={clsx(styles.stats, className)} aria-busy={isWaiting}>
      <Stat label={t('trade.change24h')} waits={isWaiting && 112}>
        <TrendArrow trend={direction} />
        <bdi className={clsx('num', direction !== 'flat' && styles[direction])}>
          {format.signed(ticker?.change, priceDecimals)} ({format.percent(ticker?.changePercent)})
        </bdi>
      </Stat>
      <Stat label={t('trade.high24h')} waits={isWaiting && 52}>
        <bdi className="num">{format.price(ticker?.high, priceDecimals)}</bdi>
      </Stat>
      <Stat label={t('trade.low24h')} waits={isWaiting && 52}>
        <bdi className="num">{format.price(ticker?.low, priceDecimals)}</bdi>
      </Stat>
      <Stat label={t('trade.volume24h', { asset: base })} waits={isWaiting && 64} className={styles.baseVolume}>
        <bdi className="num">{format.compact(ticker?.baseVolume)}</bdi>
      </Stat>
      <Stat label={t('trade.volume24h', { asset: quote })} waits={isWaiting && 64} className={styles.quoteVolume}>
        <bdi className="num">{format.compact(ticker?.quoteVolume)}</bdi>
      </Stat>
    </dl>
  );
}

interface StatProps {
  label: string;
  /** Width in px of what is to come; false once it is there. */
  waits: number | false;
  className?: string;
  children: ReactNode;
}

function Stat({ label, waits, className, children }: StatProps) {
  return (
    <div className={clsx(styles.stat, className)}>
      <dt>{label}</dt>
      <dd>{waits === false ? children : <Skeleton width={waits} height={11} />}</dd>
    </div>
  );
}
