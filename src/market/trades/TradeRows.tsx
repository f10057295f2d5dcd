import { useTranslation } from 'next-i18next/pages';
import { type CSSProperties, memo, useMemo, useRef } from 'react';
import { useFormat } from '@/src/format';
import { useTradesSource } from '@/src/realtime';
import { useWriter } from '@/src/ui/numbers/useWriter';
import { useMarket } from '../MarketContext';
import styles from './Trades.module.css';
import { TradeRing } from './tradeRing';
import { tradeTexts } from './tradeWriter';

/** The latest trades in so many rows, the newest first. Not rendered for a trade: TradeRing moves them. */
export const TradeRows = memo(function TradeRows({ count, rowHeight }: { count: number; rowHeight: number }) {
  const { t } = useTranslation('common');
  const { symbol, priceDecimals, sizeDecimals } = useMarket();
  const format = useFormat();
  const source = useTradesSource(symbol);
  const list = useRef<HTMLDivElement>(null);
  const look = useMemo(
    () => ({
      format,
      priceDecimals,
      sizeDecimals,
      words: { BUY: t('trade.buy'), SELL: t('trade.sell') },
      classes: { BUY: styles.buy ?? '', SELL: styles.sell ?? '' },
    }),
    [format, priceDecimals, sizeDecimals, t],
  );
  // Made anew with every rendering, with nothing remembered: then each row is compared with what stands in the page.
  let ring: TradeRing | undefined;
  useWriter(list, source.subscribe, (element) => {
    ring ??= new TradeRing(element, look, rowHeight);
    ring.write(source.read() ?? []);
  });
  const trades = source.read();
  return (
    <div ref={list} className={styles.rows} style={{ height: count * rowHeight, '--row-height': `${rowHeight}px` } as CSSProperties}>
      {Array.from({ length: count }, (_, index) => {
        const trade = trades?.[index];
        const texts = trade && tradeTexts(trade, look);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: no row belongs to a trade.
          <div key={index} className={styles.row} style={{ insetBlockStart: index * rowHeight }}>
            <span className={trade && look.classes[trade.side]} data-part="side">
              <span className="sr-only" data-part="word">
                {texts?.word}
              </span>
              <bdi className="num" data-part="price">
                {texts?.price}
              </bdi>
            </span>
            <span>
              <bdi className="num" data-part="size">
                {texts?.size}
              </bdi>
            </span>
            <span className={styles.time}>
              <bdi className="num" data-part="time">
                {texts?.time}
              </bdi>
            </span>
          </div>
        );
      })}
    </div>
  );
});
