import { useTranslation } from 'next-i18next/pages';
import { useMemo, useSyncExternalStore } from 'react';
import { spreadOf } from '@/domain/book/spread';
import { useFormat } from '@/src/format';
import { everySecond } from '@/src/lib/everySecond';
import { type BookState, useBookSource } from '@/src/realtime';
import { useMarket } from '../MarketContext';
import { useStepText } from '../useStepText';

/** The book in one sentence, for readers of speech; not announced as it changes. */
export function BookSummary() {
  const { t } = useTranslation('common');
  const { symbol, priceDecimals, quote } = useMarket();
  const format = useFormat();
  const stepText = useStepText();
  const { book } = useBookOfSecond(symbol);
  const price = (value: string | undefined) => format.price(value, priceDecimals);
  const values = {
    bid: price(book?.bids[0]?.price),
    ask: price(book?.asks[0]?.price),
    spread: stepText(book && spreadOf(book), priceDecimals),
    quote,
  };
  return <p className="sr-only">{t('trade.bookSummary', values)}</p>;
}

/** The book as it was when the second began: nobody hears a sentence faster than that. The first one comes at once. */
function useBookOfSecond(symbol: string): BookState {
  const source = useBookSource(symbol);
  const store = useMemo(() => {
    let shown = source.read();
    const look = (onChange: () => void) => {
      shown = source.read();
      onChange();
    };
    const subscribe = (onChange: () => void) => {
      const ends = [everySecond.add(() => look(onChange)), source.subscribe(() => shown.book || look(onChange))];
      return () => {
        for (const end of ends) end();
      };
    };
    return { subscribe, read: () => shown };
  }, [source]);
  return useSyncExternalStore(store.subscribe, store.read, store.read);
}
