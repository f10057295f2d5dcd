import { useTranslation } from 'next-i18next/pages';
import { useMemo, useRef } from 'react';
import type { Depth, Ticker } from '@/contract/market';
import { subtract } from '@/domain/money/decimal';
import { useFormat } from '@/src/format';
import { isStale, useFreshness, useTicker } from '@/src/realtime';
import { DepthStairs } from '@/src/ui/chart/DepthStairs';
import { ChangeText } from '@/src/ui/numbers/ChangeText';
import { PriceText } from '@/src/ui/numbers/PriceText';
import { usePacedBook } from '../../hooks/usePacedBook';
import { type DepthScale, depthScale } from '../../model/depthScale';
import type { HomeMarket } from '../../model/homeMarket';
import { startBook, type TwoSides } from '../../model/startBook';
import styles from './DepthArt.module.css';

const SIZE = { width: 860, height: 486 };

interface DepthArtProps {
  market: HomeMarket | undefined;
  /** The book as the page came. */
  depth: Depth | undefined;
  ticker: Ticker | undefined;
}

/** The brand's first order book as a picture, as it is this moment. Its place stays while there is none. */
export function DepthArt({ market, depth, ticker }: DepthArtProps) {
  return <div className={styles.art}>{market ? <LiveArt {...{ market, depth, ticker }} /> : null}</div>;
}

function useDepthScale(book: TwoSides | undefined): DepthScale | undefined {
  const step = useRef<number>(undefined);
  return useMemo(() => {
    const scale = book && depthScale(book.bids, book.asks, step.current);
    step.current = scale?.step;
    return scale;
  }, [book]);
}

function LiveArt({ market, depth, ticker }: DepthArtProps & { market: HomeMarket }) {
  const start = useMemo(() => startBook(depth), [depth]);
  const book = usePacedBook(market.symbol, start);
  const scale = useDepthScale(book);
  const isOld = isStale(useFreshness(market.symbol));
  if (!book || !scale) return null;
  return (
    <div className={styles.live} data-stale={isOld || undefined} data-testid="depth-art">
      <div className={styles.curve} dir="ltr">
        <DepthStairs bids={scale.bids} asks={scale.asks} {...SIZE} stretch hairlines className={styles.stairs} />
        <Axis labels={scale.labels} />
      </div>
      <Figures market={market} ticker={ticker} book={book} />
    </div>
  );
}

/** Shares of the width at both ends where a price would be cut. */
const EDGE = 0.05;

function Axis({ labels }: { labels: readonly { price: string; at: number }[] }) {
  const format = useFormat();
  return (
    <div className={styles.axis} aria-hidden="true">
      {labels
        .filter(({ at }) => at > EDGE && at < 1 - EDGE)
        .map(({ price, at }) => (
          <span key={price} className="num" style={{ left: `${(at * 100).toFixed(2)}%` }}>
            {format.fixed(price, price.split('.')[1]?.length ?? 0)}
          </span>
        ))}
    </div>
  );
}

function Figures({ market, ticker, book }: { market: HomeMarket; ticker: Ticker | undefined; book: TwoSides }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const { symbol, base, quote, decimals } = market;
  const now = useTicker(symbol) ?? ticker;
  const [bid, ask] = [book.bids[0]?.price, book.asks[0]?.price];
  return (
    <div className={styles.figures}>
      <span>{t('home.art.book', { pair: `${base}/${quote}` })}</span>
      <PriceText value={now?.last ?? undefined} decimals={decimals} className={styles.price} />
      <span className={styles.change}>
        <ChangeText value={now?.changePercent ?? undefined} />
        <span>
          {t('trade.spread')} <bdi className="num">{format.fixed(bid && ask ? subtract(ask, bid) : undefined, decimals)}</bdi>
        </span>
      </span>
    </div>
  );
}
