import { expect, type Page } from '@playwright/test';
import { call } from './exchangeApi';

export interface BookSighting {
  bestBid: number;
  bestAsk: number;
}

/** A market that has not moved by then stands still. */
const PATIENCE_MS = 60_000;

/**
 * Looks at the book once per painted frame until its best prices have changed so often, and hands back every change.
 * Plain numbers do here: they are compared, not added.
 */
export function watchBook(page: Page, changes: number): Promise<BookSighting[]> {
  return page.getByTestId('order-book').evaluate(
    (book, { wanted, patienceMs }) => {
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
        const endAt = performance.now() + patienceMs;
        const onFrame = (now: number) => {
          const next = look();
          const last = seen.at(-1);
          if (next.bestBid !== last?.bestBid || next.bestAsk !== last?.bestAsk) seen.push(next);
          if (seen.length <= wanted && now < endAt) requestAnimationFrame(onFrame);
          else done(seen);
        };
        requestAnimationFrame(onFrame);
      });
    },
    { wanted: changes, patienceMs: PATIENCE_MS },
  );
}

/** Chooses the price step of the book's rows. */
export async function chooseGrouping(page: Page, label: string, step: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${label}: `) }).click();
  await page.getByRole('menuitemradio', { name: step, exact: true }).click();
  await expect(page.getByRole('button', { name: `${label}: ${step}`, exact: true })).toBeVisible();
}

const LEVELS = 5;
const SAMPLE_EVERY_MS = 25;

/**
 * From now on the page notes, once per painted frame, price and size of the five best levels it shows, as plain decimals:
 * asks first, from the spread on. Hands back what it has noted so far.
 */
async function noteShownLevels(page: Page): Promise<() => Promise<string[]>> {
  const notes = await page.getByTestId('order-book').evaluateHandle((book, levels) => {
    // The page writes every decimal of the market, the exchange only those that count.
    const plain = (text: string) => String(Number(text.replaceAll(',', '')));
    const levelOf = (row: Element) => {
      const [price = '', size = ''] = [...row.querySelectorAll('.num')].map((number) => plain(number.textContent ?? ''));
      return `${price} x ${size}`;
    };
    const shown = new Set<string>();
    const onFrame = () => {
      const middle = book.querySelector('[data-testid="last-price"]');
      const rows = [...book.querySelectorAll('[data-testid="book-row"]')];
      const isAsk = (row: Element) => Boolean(middle && row.compareDocumentPosition(middle) & Node.DOCUMENT_POSITION_FOLLOWING);
      const nearest = (side: Element[]) => side.slice(0, levels).map(levelOf);
      shown.add([...nearest(rows.filter(isAsk)), '|', ...nearest(rows.filter((row) => !isAsk(row)))].join(', '));
      requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
    return shown;
  }, LEVELS);
  return () => notes.evaluate((shown) => [...shown]);
}

async function trueLevels(pair: string): Promise<string> {
  const { asks, bids } = await call('kontor', 'depth', { symbol: pair, limit: LEVELS });
  const text = (side: readonly (readonly [string, string])[]) => side.map(([price, size]) => `${Number(price)} x ${Number(size)}`);
  return [...text(asks), '|', ...text(bids)].join(', ');
}

/** Waits until the page shows a book that the exchange had since the call: the market moves while both are read. */
export async function watchForTrueBook(page: Page, pair: string): Promise<void> {
  const had = new Set<string>();
  const sample = async () => had.add(await trueLevels(pair));
  await sample();
  const shown = await noteShownLevels(page);
  const sampling = setInterval(sample, SAMPLE_EVERY_MS);
  try {
    const isTrue = async () => (await shown()).some((levels) => had.has(levels));
    await expect.poll(isTrue, { message: 'the book of the exchange', intervals: [100] }).toBe(true);
  } finally {
    clearInterval(sampling);
  }
}
