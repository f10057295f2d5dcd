import { useTranslation } from 'next-i18next/pages';
import type { Book } from '@/domain/book/book';
import { spreadOf } from '@/domain/book/spread';
import { useFormat } from '@/src/format';
import { useMarket } from '../MarketContext';
import { useStepText } from '../useStepText';

/** The book in one sentence, for readers of speech; not announced as it changes. */
export function BookSummary({ book }: { book: Book | undefined }) {
  const { t } = useTranslation('common');
  const { priceDecimals, quote } = useMarket();
  const format = useFormat();
  const stepText = useStepText();
  const price = (value: string | undefined) => format.price(value, priceDecimals);
  const values = {
    bid: price(book?.bids[0]?.price),
    ask: price(book?.asks[0]?.price),
    spread: stepText(book && spreadOf(book), priceDecimals),
    quote,
  };
  return <p className="sr-only">{t('trade.bookSummary', values)}</p>;
}
