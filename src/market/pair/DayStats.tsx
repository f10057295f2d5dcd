import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { directionOfChange, useFormat } from '@/src/format';
import { SteadyText } from '@/src/ui/numbers/SteadyText';
import { Skeleton } from '@/src/ui/views/Skeleton';
import { useMarket } from '../MarketContext';
import { useStepText } from '../useStepText';
import styles from './Pair.module.css';
import { TrendArrow } from './TrendArrow';
import { useDay } from './useDay';

const SIGNS = { up: '+', down: '\u2212', flat: '' } as const;
/** "+" and " (+99.99%)". */
const SIGN_AND_PERCENT = 10;
/** "999.99M". */
const COMPACT = 7;

/** The day of the pair in view; before its ticker has come, shapes as wide as its figures will be. */
export function DayStats({ className }: { className?: string }) {
  const { t } = useTranslation('common');
  const { base, quote, priceDecimals } = useMarket();
  const format = useFormat();
  const ticker = useDay();
  const direction = directionOfChange(ticker?.changePercent, 2);
  const isWaiting = ticker === undefined;
  const stepText = useStepText();
  const signed = (change: string | null | undefined) =>
    SIGNS[directionOfChange(change, priceDecimals)] + stepText(change?.replace('-', ''), priceDecimals);
  const high = format.price(ticker?.high, priceDecimals);
  return (
    <dl className={clsx(styles.stats, className)} aria-busy={isWaiting} data-testid="day-stats">
      <Stat label={t('trade.change24h')} waits={isWaiting && 112}>
        <TrendArrow trend={direction} />
        {/* Its price's digits, a sign, and behind them the largest change in percent there usually is. */}
        <SteadyText room={high.length + SIGN_AND_PERCENT} className={direction === 'flat' ? undefined : styles[direction]}>
          {signed(ticker?.change)} ({format.percent(ticker?.changePercent)})
        </SteadyText>
      </Stat>
      <Stat label={t('trade.high24h')} waits={isWaiting && 52}>
        <SteadyText room={high.length}>{high}</SteadyText>
      </Stat>
      <Stat label={t('trade.low24h')} waits={isWaiting && 52}>
        <SteadyText room={high.length}>{format.price(ticker?.low, priceDecimals)}</SteadyText>
      </Stat>
      <Stat label={t('trade.volume24h', { asset: base })} waits={isWaiting && 64} className={styles.baseVolume}>
        <SteadyText room={COMPACT}>{format.compact(ticker?.baseVolume)}</SteadyText>
      </Stat>
      <Stat label={t('trade.volume24h', { asset: quote })} waits={isWaiting && 64} className={styles.quoteVolume}>
        <SteadyText room={COMPACT}>{format.compact(ticker?.quoteVolume)}</SteadyText>
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
