import { expect, type Page } from '@playwright/test';

export interface BookSighting {
  bestBid: number;
  bestAsk: number;
}

/**
 * Looks at the book once per painted frame, for as long as told, and hands back every change of its best prices.
 * Plain numbers do here: they are compared, not added.
 */
export function watchBook(page: Page, durationMs: number): Promise<BookSighting[]> {
  return page.getByTestId('order-book').evaluate((book, duration) => {
    const priceOf = (row: Element) => Number(row.querySelector('.num')?.textContent?.replaceAll(',', ''));
    const look = (): { bestBid: number; bestAsk: number } => {
      const middle = book.querySelector('[data-testid="last-price"]');
      const rows = [...book.querySelectorAll('[data-testid="book-row"]')];
      const isAbove = (row: Element) => Boolean(middle && row.compareDocumentPosition(middle) & Node.DOCUMENT_POSITION_FOLLOWING);
      const asks = rows.filter(isAbove).map(priceOf);
      const bids = rows.filter((row) => !isAbove(row)).map(priceOf);
      return { bestBid: Math.max(...bids), bestAsk: Math.min(...asks) };
    };
    return new Promise<{ bestBid: number; bestAsk: number }[]>((done) => {
      const seen = [look()];
      const endAt = performance.now() + duration;
      const onFrame = (now: number) => {
        const next = look();
        const last = seen.at(-1);
        if (next.bestBid !== last?.bestBid || next.bestAsk !== last?.bestAsk) seen.push(next);
        if (now < endAt) requestAnimationFrame(onFrame);
        else done(seen);
      };
      requestAnimationFrame(onFrame);
    });
  }, durationMs);
}

/** Chooses the price step of the book's rows. */
export async function chooseGrouping(page: Page, label: string, step: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${label}: `) }).click();
  await page.getByRole('menuitemradio', { name: step, exact: true }).click();
  await expect(page.getByRole('button', { name: `${label}: ${step}`, exact: true })).toBeVisible();
}
