import { useTranslation } from 'next-i18next/pages';
import { spreadOf } from '@/domain/book/spread';
import { useFormat } from '@/src/format';
import { type BookState, useBookPart } from '@/src/realtime';
import { useMarket } from '../MarketContext';
import { useStepText } from '../useStepText';

const bestBid = ({ book }: BookState) => book?.bids[0]?.price;
const bestAsk = ({ book }: BookState) => book?.asks[0]?.price;
const spread = ({ book }: BookState) => book && spreadOf(book);

/** The book in one sentence, for readers of speech; not announced as it changes. */
export function BookSummary() {
  const { t } = useTranslation('common');
  const { symbol, priceDecimals, quote } = useMarket();
  const format = useFormat();
  const stepText = useStepText();
  const price = (value: string | undefined) => format.price(value, priceDecimals);
  const values = {
    bid: price(useBookPart(symbol, bestBid, Object.is)),
    ask: price(useBookPart(symbol, bestAsk, Object.is)),
    spread: stepText(useBookPart(symbol, spread, Object.is), priceDecimals),
    quote,
  };
  return <p className="sr-only">{t('trade.bookSummary', values)}</p>;
}
