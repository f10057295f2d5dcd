import { useBookPart, useFreshness, useTradeCount } from '@/src/realtime';
import { useMarket } from '../MarketContext';
import { FreshnessChip } from './FreshnessChip';

// Components of their own: a panel's head is not drawn anew with every trade.

/** The mark of the book. */
export function BookFreshness({ isShort = false }: { isShort?: boolean }) {
  const { symbol } = useMarket();
  const hasBook = useBookPart(symbol, ({ book }) => book !== undefined, Object.is);
  return <FreshnessChip freshness={useFreshness(symbol)} isEmpty={!hasBook} isShort={isShort} />;
}

/** The mark of the trades, which come over the line alone. */
export function TradesFreshness({ isShort = false }: { isShort?: boolean }) {
  const { symbol } = useMarket();
  return <FreshnessChip freshness={useFreshness()} isEmpty={!useTradeCount(symbol)} isShort={isShort} />;
}
