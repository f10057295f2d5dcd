import type { Page } from '@playwright/test';
import { breachesOn } from './support/axe';
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

/** Grey words: they can be read on black, and hardly on grey. */
const words = (id: string, more = '') => `<p id="${id}" style="color: #888; font-size: 16px; ${more}">Some words</p>`;
const on = (colour: string, what: string, more = '') => `<div style="background: ${colour}; ${more}">${what}</div>`;
/** Beside words that can be read, and differ from these in one thing. */
const HARD_TO_READ = {
  'in another colour': words('found', 'color: #333'),
  'on another ground': on('#777', words('found')),
  'on another ground further out': on('#777', on('rgba(0, 0, 0, 0.1)', words('found'))),
  'over something that is not around them': `<div style="position: relative">${on('#777', '', 'position: absolute; inset: 0; z-index: 0')}${words('found', 'position: relative; z-index: 1')}</div>`,
  'half seen through': `<div style="opacity: 0.4">${words('found')}</div>`,
  'smaller than large ones': words('found', 'color: #656565'),
};

/** By theme, which words have too little contrast. */
const hardToRead = async (page: Page) =>
  Object.fromEntries(
    (await breachesOn(page)).map(([theme, breaches]) => [theme, breaches.map((breach) => breach.split(' ').slice(0, 2).join(' '))]),
  );
const FOUND = ['color-contrast: #found'];

for (const [how, html] of Object.entries(HARD_TO_READ))
  test(`words ${how} are found to be hard to read where others have been judged`, async ({ page }) => {
    const good = [words('good'), words('large', 'color: #656565; font-size: 30px')].join('');
    const main = `<main><h1 style="color: #fff">Words</h1>${on('#000', good)}</main>`;
    await page.setContent(`<html lang="en"><title>Words</title><body style="background: #000">${main}</body></html>`);
    expect(await hardToRead(page)).toEqual({ dark: [], light: [] });
    await page.evaluate((bad) => document.querySelector('main')?.insertAdjacentHTML('beforeend', bad), on('#000', html));
    // Twice: what was found bad is not taken for known.
    for (const _time of ['first', 'second']) expect(await hardToRead(page)).toEqual({ dark: FOUND, light: FOUND });
  });

test('words that are hard to read in one theme alone are found there, and those hidden first are found when they show', async ({
  page,
}) => {
  const style = '[data-theme="light"] .plain { background: #777 } .plain { background: #000; color: #888 }';
  const hidden = '<div style="position: absolute; clip: rect(0, 0, 0, 0)"><p class="plain" id="found">Some words</p></div>';
  await page.setContent(`<html lang="en"><title>Words</title><style>${style}</style><main><h1>Words</h1>${hidden}</main></html>`);
  expect(await hardToRead(page)).toEqual({ dark: [], light: [] });
  await page.evaluate(() => document.querySelector('div')?.removeAttribute('style'));
  expect(await hardToRead(page)).toEqual({ dark: [], light: FOUND });
});

test('words of joined letters are judged as others are', async ({ page }) => {
  const main = `<main><h1>كلمات</h1>${on('#777', '<p id="found" style="color: #888">إنشاء حساب جديد</p>')}</main>`;
  await page.setContent(`<html lang="ar" dir="rtl"><title>كلمات</title>${main}</html>`);
  expect(await hardToRead(page)).toEqual({ dark: FOUND, light: FOUND });
});
