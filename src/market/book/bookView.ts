export type BookView = 'both' | 'bids' | 'asks';

const NEXT: Record<BookView, BookView> = { both: 'bids', bids: 'asks', asks: 'both' };

/** The view after this one; one button goes round. */
export function nextBookView(view: BookView): BookView {
  return NEXT[view];
}
