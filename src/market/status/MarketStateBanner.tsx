import { CirclePause } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { formatTime } from '@/src/format';
import { useMarket } from '../MarketContext';
import styles from './Freshness.module.css';

/** A time with its zone on one line, and in its own order within a text from right to left. */
const inOnePiece = (time: string) => `\u2068${time.replace(' ', '\u00a0')}\u2069`;

/** Under the header while not everything may happen on the market in view: what, why, and until when. */
export function MarketStateBanner() {
  const { t } = useTranslation('common');
  const { state, stateReason, stateUntil } = useMarket();
  const why = stateReason && t(`trade.state.why.${stateReason}`);
  // In UTC, as the clock at the foot: the server prints the same words as the browser.
  const until = stateUntil === undefined ? undefined : t('trade.state.until', { time: inOnePiece(formatTime(stateUntil, 'utc')) });
  // The region stands there before it has something to say: only then is it read out.
  return (
    <div role="status" data-testid="market-state">
      {state === 'LIVE' ? null : (
        <div className={styles.banner}>
          <CirclePause size={14} aria-hidden="true" />
          <strong>{t(`trade.state.name.${state}`)}</strong>
          <div>{why && until ? t('trade.state.whyUntil', { why, until }) : (why ?? until)}</div>
        </div>
      )}
    </div>
  );
}
