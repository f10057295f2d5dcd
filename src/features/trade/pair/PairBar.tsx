import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { directionOfChange, useFormat } from '@/src/format';
import { isStale, useFreshness, useTicker } from '@/src/realtime';
import { useEditingState } from '../layout/edit/LayoutEditingContext';
import { LayoutMenu } from '../layout/menu/LayoutMenu';
import { usdText } from '../model/usdText';
import freshnessStyles from '../status/Freshness.module.css';
import { FreshnessChip } from '../status/FreshnessChip';
import { useMarket } from '../TradeContext';
import styles from './Pair.module.css';
import { PairMenu } from './PairMenu';
import { TrendArrow } from './TrendArrow';
import { useLastPrice } from './useLastPrice';

/** The pair, its last price and its day. */
export function PairBar({ className }: { className?: string }) {
  const { priceDecimals } = useMarket();
  const format = useFormat();
  const last = useLastPrice();
  const { start } = useEditingState();
  const freshness = useFreshness();
  const stale = isStale(freshness) ? freshnessStyles.stale : undefined;
  return (
    <div className={clsx(styles.bar, className)}>
      <PairMenu />
      <div className={clsx(styles.price, stale)}>
        <bdi className={clsx('num', styles.last, last.trend === 'flat' ? undefined : styles[last.trend])}>
          {format.price(last.price, priceDecimals)}
        </bdi>
        {last.usd === undefined ? null : <bdi className={clsx('num', styles.usd)}>{usdText(last.usd, format)}</bdi>}
      </div>
      <DayStats className={stale} />
      <FreshnessChip freshness={freshness} />
      <LayoutMenu onEdit={start} />
    </div>
  );
}

function DayStats({ className }: { className?: string }) {
  const { t } = useTranslation('common');
  const { symbol, base, quote, priceDecimals } = useMarket();
  const format = useFormat();
  const ticker = useTicker(symbol);
  const direction = directionOfChange(ticker?.changePercent, 2);
  const tone = direction === 'flat' ? undefined : styles[direction];
  return (
    <dl className={clsx(styles.stats, className)}>
      <Stat label={t('trade.change24h')}>
        <TrendArrow trend={direction} />
        <bdi className={clsx('num', tone)}>
          {format.signed(ticker?.change, priceDecimals)} ({format.percent(ticker?.changePercent)})
        </bdi>
      </Stat>
      <Stat label={t('trade.high24h')}>
        <bdi className="num">{format.price(ticker?.high, priceDecimals)}</bdi>
      </Stat>
      <Stat label={t('trade.low24h')}>
        <bdi className="num">{format.price(ticker?.low, priceDecimals)}</bdi>
      </Stat>
      <Stat label={t('trade.volume24h', { asset: base })} className={styles.baseVolume}>
        <bdi className="num">{format.compact(ticker?.baseVolume)}</bdi>
      </Stat>
      <Stat label={t('trade.volume24h', { asset: quote })} className={styles.quoteVolume}>
        <bdi className="num">{format.compact(ticker?.quoteVolume)}</bdi>
      </Stat>
    </dl>
  );
}

function Stat({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={clsx(styles.stat, className)}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
