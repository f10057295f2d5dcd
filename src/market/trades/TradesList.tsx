import clsx from 'clsx';
import { ArrowLeftRight, WifiOff } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { memo, useRef } from 'react';
import type { PublicTrade } from '@/contract/market';
import { formatTime, useFormat } from '@/src/format';
import { isStale, useFreshness, useTrades } from '@/src/realtime';
import { EmptyView } from '@/src/ui/views/EmptyView';
import bookStyles from '../book/Book.module.css';
import { SkeletonRows } from '../book/SkeletonRows';
import { useMarket } from '../MarketContext';
import freshnessStyles from '../status/Freshness.module.css';
import { useFittingRows } from '../workspace/useFittingRows';
import styles from './Trades.module.css';

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
  const { symbol, base, quote, priceDecimals, sizeDecimals } = useMarket();
  const trades = useTrades(symbol);
  const body = useRef<HTMLDivElement>(null);
  // One more than fits: the last row shows that the list goes on.
  const fitting = useFittingRows(body, ROW_HEIGHT, 0, FIRST_ROWS) + 1;
  const rows = isWhole ? maxRows : Math.min(maxRows, fitting);
  const freshness = useFreshness();
  // They come over the line alone: while it is broken, shapes would promise what is not on its way.
  const isAway = !trades && freshness.kind === 'reconnecting';
  return (
    <>
      <div className={bookStyles.columns}>
        <span>{t('trade.priceIn', { asset: quote })}</span>
        <span>{t('trade.sizeIn', { asset: base })}</span>
        <span>{t('trade.time')}</span>
      </div>
      <div ref={body} className={clsx(bookStyles.body, trades && isStale(freshness) && freshnessStyles.stale)} data-testid="recent-trades">
        {trades || isAway ? null : <SkeletonRows count={rows} height={ROW_HEIGHT} />}
        {isAway ? <EmptyView compact icon={WifiOff} title={t('trade.tradesAway')} text={t('trade.tradesAwayText')} /> : null}
        {trades?.length === 0 ? (
          <EmptyView compact icon={ArrowLeftRight} title={t('trade.noTrades')} text={t('trade.noPublicTradesText')} />
        ) : null}
        {trades?.slice(0, rows).map((trade) => (
          <TradeRow key={trade.id} trade={trade} priceDecimals={priceDecimals} sizeDecimals={sizeDecimals} />
        ))}
      </div>
    </>
  );
}

interface TradeRowProps {
  trade: PublicTrade;
  priceDecimals: number;
  sizeDecimals: number;
}

const TradeRow = memo(function TradeRow({ trade, priceDecimals, sizeDecimals }: TradeRowProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const isBuy = trade.side === 'BUY';
  return (
    <div className={styles.row}>
      <span className={isBuy ? styles.buy : styles.sell}>
        <span className="sr-only">{t(isBuy ? 'trade.buy' : 'trade.sell')}</span>
        <bdi className="num">{format.price(trade.price, priceDecimals)}</bdi>
      </span>
      <span>
        <bdi className="num">{format.size(trade.quantity, sizeDecimals)}</bdi>
      </span>
      <span className={styles.time}>
        <bdi className="num">{formatTime(trade.at)}</bdi>
      </span>
    </div>
  );
});
