import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { useSite } from '@/src/brand/SiteContext';
import { type Freshness, isStale, useConnection, useFreshness } from '@/src/realtime';
import { SteadyText } from '@/src/ui/numbers/SteadyText';
import { useMarket } from '../MarketContext';
import freshnessStyles from './Freshness.module.css';
import { OtherTickers } from './OtherTickers';
import styles from './StatusBar.module.css';
import { UtcClock } from './UtcClock';

const WORDS = {
  connecting: 'trade.status.connecting',
  live: 'trade.status.connected',
  delayed: 'trade.status.delayed',
  frozen: 'trade.status.frozen',
  reconnecting: 'trade.status.reconnecting',
  resynced: 'trade.fresh.liveAgain',
} as const satisfies Record<Freshness['kind'], string>;

/** "999 ms". */
const LATENCY = 6;

/** The foot of the terminal: how the line is, other markets, the time. The worst panel decides the word. */
export function StatusBar({ className }: { className?: string }) {
  const { t } = useTranslation('common');
  const { symbol } = useMarket();
  const { practice } = useSite();
  const { latencyMs } = useConnection();
  const freshness = useFreshness(symbol);
  const isGood = freshness.kind === 'live' || freshness.kind === 'resynced';
  return (
    <footer className={clsx(styles.bar, className)}>
      <div className={styles.line}>
        <span className={clsx(styles.state, !isGood && styles.warn)} role="status" data-testid="stream-state">
          <span className={styles.dot} />
          {t(WORDS[freshness.kind])}
        </span>
        <SteadyText room={LATENCY}>{latencyMs === undefined ? '--' : t('trade.status.latency', { ms: latencyMs })}</SteadyText>
        {practice ? <span className={styles.practice}>{t('trade.status.practice')}</span> : null}
        <div className={clsx(styles.tickers, isStale(freshness) && freshnessStyles.stale)}>
          <OtherTickers except={symbol} />
        </div>
        <UtcClock />
      </div>
    </footer>
  );
}
