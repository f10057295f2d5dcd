import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { Ticker } from '@/contract/market';
import { directionOfChange, useFormat } from '@/src/format';
import { useTickerPart } from '@/src/realtime';
import { SteadyText } from '@/src/ui/numbers/SteadyText';
import { Skeleton } from '@/src/ui/views/Skeleton';
import { useMarket } from '../MarketContext';
import { useStepText } from '../useStepText';
import styles from './Pair.module.css';
import { TrendArrow } from './TrendArrow';

const SIGNS = { up: '+', down: '\u2212', flat: '' } as const;
/** "+" and " (+99.99%)". */
const SIGN_AND_PERCENT = 10;
/** "999.99M". */
const COMPACT = 7;

type Figure = 'change' | 'changePercent' | 'high' | 'low' | 'baseVolume' | 'quoteVolume';

const FIGURES: Record<Figure, (ticker: Ticker | undefined) => string | undefined> = {
  change: (ticker) => ticker?.change ?? undefined,
  changePercent: (ticker) => ticker?.changePercent ?? undefined,
  high: (ticker) => ticker?.high ?? undefined,
  low: (ticker) => ticker?.low ?? undefined,
  baseVolume: (ticker) => ticker?.baseVolume,
  quoteVolume: (ticker) => ticker?.quoteVolume,
};

const isUnknown = (ticker: Ticker | undefined) => ticker === undefined;

/** One of the day's figures; who asks renders when that one changes. */
const useFigure = (figure: Figure): string | undefined => useTickerPart(useMarket().symbol, FIGURES[figure]);

/** The day of the pair in view; before its ticker has come, shapes as wide as its figures will be. */
export function DayStats({ className }: { className?: string }) {
  const { t } = useTranslation('common');
  const { symbol, base, quote } = useMarket();
  const isWaiting = useTickerPart(symbol, isUnknown);
  return (
    <dl className={clsx(styles.stats, className)} aria-busy={isWaiting} data-testid="day-stats">
      <Stat label={t('trade.change24h')} waits={isWaiting && 112}>
        <Change />
      </Stat>
      <Stat label={t('trade.high24h')} waits={isWaiting && 52}>
        <Price figure="high" />
      </Stat>
      <Stat label={t('trade.low24h')} waits={isWaiting && 52}>
        <Price figure="low" />
      </Stat>
      <Stat label={t('trade.volume24h', { asset: base })} waits={isWaiting && 64} className={styles.baseVolume}>
        <Volume figure="baseVolume" />
      </Stat>
      <Stat label={t('trade.volume24h', { asset: quote })} waits={isWaiting && 64} className={styles.quoteVolume}>
        <Volume figure="quoteVolume" />
      </Stat>
    </dl>
  );
}

/** The day's high, whose digits say how much room any of its prices takes. */
function useHighText(): string {
  const { priceDecimals } = useMarket();
  const format = useFormat();
  return format.price(useFigure('high'), priceDecimals);
}

function Change() {
  const { priceDecimals } = useMarket();
  const format = useFormat();
  const stepText = useStepText();
  const change = useFigure('change');
  const percent = useFigure('changePercent');
  const direction = directionOfChange(percent, 2);
  return (
    <>
      <TrendArrow trend={direction} />
      {/* Its price's digits, a sign, and behind them the largest change in percent there usually is. */}
      <SteadyText room={useHighText().length + SIGN_AND_PERCENT} className={direction === 'flat' ? undefined : styles[direction]}>
        {SIGNS[directionOfChange(change, priceDecimals)]}
        {stepText(change?.replace('-', ''), priceDecimals)} ({format.percent(percent)})
      </SteadyText>
    </>
  );
}

function Price({ figure }: { figure: 'high' | 'low' }) {
  const { priceDecimals } = useMarket();
  const format = useFormat();
  return <SteadyText room={useHighText().length}>{format.price(useFigure(figure), priceDecimals)}</SteadyText>;
}

function Volume({ figure }: { figure: 'baseVolume' | 'quoteVolume' }) {
  const format = useFormat();
  return <SteadyText room={COMPACT}>{format.compact(useFigure(figure))}</SteadyText>;
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
