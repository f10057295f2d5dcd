import clsx from 'clsx';
import { ArrowLeftRight, WifiOff } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRef } from 'react';
import { isStale, useFreshness, useTradeCount } from '@/src/realtime';
import { EmptyView } from '@/src/ui/views/EmptyView';
import bookStyles from '../book/Book.module.css';
import { SkeletonRows } from '../book/SkeletonRows';
import { useMarket } from '../MarketContext';
import freshnessStyles from '../status/Freshness.module.css';
import { useFittingRows } from '../workspace/useFittingRows';
import { TradeRows } from './TradeRows';

const ROW_HEIGHT = 20;
const FIRST_ROWS = 20;

interface TradesListProps {
  maxRows?: number;
  /** Shows `maxRows` whatever the height: the page scrolls, not the panel. */
  isWhole?: boolean;
}

/** Column heads and as many of the latest trades as the panel has room for. */
export function TradesList({ maxRows = 100, isWhole = false }: TradesListProps) {
  const { t } = useTranslation('common');
  const { symbol, base, quote } = useMarket();
  const count = useTradeCount(symbol);
  const isWaiting = count === undefined;
  const body = useRef<HTMLDivElement>(null);
  // One more than fits: the last row shows that the list goes on.
  const fitting = useFittingRows(body, ROW_HEIGHT, 0, FIRST_ROWS) + 1;
  const rows = isWhole ? maxRows : Math.min(maxRows, fitting);
  const freshness = useFreshness();
  // They come over the line alone: while it is broken, shapes would promise what is not on its way.
  const isAway = isWaiting && freshness.kind === 'reconnecting';
  return (
    <>
      <div className={bookStyles.columns}>
        <span>{t('trade.priceIn', { asset: quote })}</span>
        <span>{t('trade.sizeIn', { asset: base })}</span>
        <span>{t('trade.time')}</span>
      </div>
      <div
        ref={body}
        className={clsx(bookStyles.body, !isWaiting && isStale(freshness) && freshnessStyles.stale)}
        data-testid="recent-trades"
      >
        {!isWaiting || isAway ? null : <SkeletonRows count={rows} height={ROW_HEIGHT} />}
        {isAway ? <EmptyView compact icon={WifiOff} title={t('trade.tradesAway')} text={t('trade.tradesAwayText')} /> : null}
        {count === 0 ? <EmptyView compact icon={ArrowLeftRight} title={t('trade.noTrades')} text={t('trade.noPublicTradesText')} /> : null}
        {count ? <TradeRows count={Math.min(rows, count)} rowHeight={ROW_HEIGHT} /> : null}
      </div>
    </>
  );
}
