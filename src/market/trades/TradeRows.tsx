import { useTranslation } from 'next-i18next/pages';
import { memo, useMemo, useRef } from 'react';
import { useFormat } from '@/src/format';
import { useTradesSource } from '@/src/realtime';
import { useWriter } from '@/src/ui/numbers/useWriter';
import { useMarket } from '../MarketContext';
import styles from './Trades.module.css';
import { TradeWriter, tradeTexts } from './tradeWriter';

/** The latest trades in so many places, the newest first: what is in them moves down by its texts. Not rendered for a trade. */
export const TradeRows = memo(function TradeRows({ count }: { count: number }) {
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
  let rows: TradeWriter[] | undefined;
  useWriter(list, source.subscribe, (element) => {
    rows ??= [...element.children].map((row) => new TradeWriter(row, look));
    const now = source.read();
    rows.forEach((row, index) => {
      const trade = now?.[index];
      if (trade) row.write(trade);
    });
  });
  const trades = source.read();
  return (
    <div ref={list} className={styles.rows}>
      {Array.from({ length: count }, (_, index) => {
        const trade = trades?.[index];
        const texts = trade && tradeTexts(trade, look);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is a place, the newest trade stands in the first.
          <div key={index} className={styles.row}>
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
