import type { Locator } from '@playwright/test';
import { watchBook } from './support/book';
import { expect, mobile, test } from './support/fixtures';
import { openTerminal } from './support/terminal';

const PAIR = 'BTC_USDT';
const CHANGES = 10;

test('the sides of a living book never cross', async ({ person }) => {
  await openTerminal(person, PAIR);
  const seen = await watchBook(person.page, CHANGES);
  expect(seen.length, 'the book moved while it was watched').toBeGreaterThan(CHANGES);
  expect(seen.filter(({ bestBid, bestAsk }) => !(bestBid < bestAsk))).toEqual([]);
});

/** Where something starts and ends in the reading direction of the page, px. */
interface Edges {
  start: number;
  end: number;
}

/** The edges of a row of the book and of its numbers as painted; the boxes of the numbers may be wider. */
const edgesIn = (row: Locator) =>
  row.evaluate((place) => {
    const edgesOf = ({ left, right }: DOMRect): Edges =>
      document.dir === 'rtl' ? { start: -right, end: -left } : { start: left, end: right };
    const numbers = [...place.querySelectorAll('.num')].map((number) => {
      const text = document.createRange();
      text.selectNodeContents(number);
      return edgesOf(text.getBoundingClientRect());
    });
    return { row: edgesOf(place.getBoundingClientRect()), size: numbers.at(0), price: numbers.at(-1) };
  });

test('every bar has the whole row to show its share in, in one column and in two', async ({ person }) => {
  const { page } = person;
  await openTerminal(person, PAIR);
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const row = page.getByTestId('book-row').filter({ visible: true }).first();
    await expect(row).toBeVisible();
    const { share, painted } = await row.evaluate((place) => {
      const bar = place.querySelector<HTMLElement>('[data-part="bar"]');
      const { backgroundImage, backgroundSize } = bar ? getComputedStyle(bar) : { backgroundImage: 'none', backgroundSize: '' };
      return {
        share: (bar?.getBoundingClientRect().width ?? 0) / place.getBoundingClientRect().width,
        painted: `${backgroundImage.slice(0, 15)} ${backgroundSize}`,
      };
    });
    expect(share, `of the row, in ${width} px`).toBeCloseTo(1, 2);
    expect(painted).toMatch(/^linear-gradient \d[\d.]*% auto$/);
  }
});

for (const language of ['en', 'ar-AE'])
  test.describe(`the book in two columns, ${language}`, () => {
    test.use({ ...mobile, language });

    test('sizes stand at the outer edge, prices meet in the middle', async ({ person }) => {
      await openTerminal(person, PAIR);
      const { row, size, price } = await edgesIn(person.page.getByTestId('book-row').first());
      expect(size?.start).toBeCloseTo(row.start, 0);
      expect(row.end - (price?.end ?? 0)).toBeLessThan(10);
    });
  });
