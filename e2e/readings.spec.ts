import { expect, test } from './support/fixtures';
import { cutWords } from './support/readings/cutWords';

// What the walk through every screen reads: a reading that finds nothing is of no use, nor is one that finds what is meant so.

test('a field that is too narrow for its number is found, and one that may be cut is not, nor the value of a choice', async ({ page }) => {
  const field = (more: string) => `<input inputmode="decimal" value="1234567890.12345678" style="width: 60px" aria-label="Amount" ${more}>`;
  const choice = '<input type="radio" value="apple-pay" disabled>';
  await page.setContent(`<main>${field('class="found"')}${field('class="left" data-may-be-cut')}${choice}</main>`);
  const found = await page.evaluate<string[]>(cutWords.source);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain('input.found');
});
