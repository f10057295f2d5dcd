import { expectAccessible } from './support/axe';
import { expect, mobile, type Person, test } from './support/fixtures';
import { siteUrl } from './support/places';
import { openTerminal, terminalIsLive } from './support/terminal';

async function openPicker(person: Person) {
  await person.page.getByTestId('pair-menu').click();
  const picker = person.page.getByTestId('pair-picker');
  await expect(picker.getByRole('row').first()).toBeVisible();
  return picker;
}
const searchIn = ({ page, t }: Person) => page.getByRole('combobox', { name: t('trade.searchPair') });
const isOn = (person: Person, pair: string) => expect(person.page.getByTestId('pair-menu')).toContainText(pair);

test('another pair by keyboard: nothing is asked from the page server, interval and layout stay', async ({ person }) => {
  const { page, t } = person;
  await openTerminal(person, 'BTC_USDT');
  const interval = page.getByRole('group', { name: t('trade.interval') }).getByRole('button', { name: '15m', exact: true });
  await interval.click();
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/_next/data/')) fetched.push(request.url());
  });

  await page.keyboard.press('/');
  await expect(searchIn(person)).toBeFocused();
  await searchIn(person).fill('ether');
  await page.keyboard.press('Enter');
  await isOn(person, 'ETH/USDT');
  await expect(page).toHaveURL(siteUrl('kontor', '/trade/spot/ETH_USDT'));
  await expect(page).toHaveTitle(/ETH\/USDT/);
  await terminalIsLive(person);
  await expect(interval).toHaveAttribute('aria-pressed', 'true');
  expect(fetched).toEqual([]);

  const rows = (await openPicker(person)).getByRole('row');
  await expect(rows.filter({ hasText: 'ETH/USDT' })).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('pair-picker')).toBeHidden();
  await expect(page.getByTestId('pair-menu')).toBeFocused();
  await page.goBack();
  await isOn(person, 'BTC/USDT');
  await expect(page).toHaveTitle(/BTC\/USDT/);
  expect(fetched).toEqual([]);
});

test('favourites are collected by star and key, and have a tab; what nobody lists says so', async ({ person }) => {
  const { page, t } = person;
  await openTerminal(person, 'BTC_USDT');
  const picker = await openPicker(person);
  await picker.getByRole('tab', { name: t('markets.favourites') }).click();
  await expect(picker).toContainText(t('markets.noFavourites.title'));
  await picker.getByRole('tab', { name: 'USDT' }).click();
  const star = (pair: string) => picker.getByRole('button', { name: t('markets.favourite', { pair }) });
  await star('SOL/USDT').click();
  await expect(star('SOL/USDT')).toHaveAttribute('aria-pressed', 'true');
  await searchIn(person).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('f');
  await picker.getByRole('tab', { name: t('markets.favourites') }).click();
  await expect(picker.getByRole('row')).toHaveCount(2);
  await expectAccessible(page);

  await searchIn(person).fill('nothing like it');
  await expect(picker).toContainText(t('ui.noMatch.title', { search: 'nothing like it' }));
  await picker.getByRole('button', { name: t('ui.noMatch.clear') }).click();
  await expect(picker.getByRole('row')).toHaveCount(2);
});

test('the heads sort, and prices that move do not', async ({ person }) => {
  const { page, t } = person;
  await openTerminal(person, 'BTC_USDT');
  const picker = await openPicker(person);
  await picker.getByRole('button', { name: t('trade.lastPrice') }).click();
  const prices = () =>
    picker.getByRole('row').locator('[role=gridcell]:nth-of-type(3) .num, [role=gridcell] > .num:first-child').allTextContents();
  await expect.poll(async () => (await prices()).length).toBeGreaterThan(5);
  const names = () => picker.getByRole('row').locator('bdi[dir=ltr]').allTextContents();
  const before = await names();
  expect(before[0]).toBe('BTC/USDT');
  const tickers = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        let frames = 0;
        const observer = new MutationObserver(() => {
          frames += 1;
          if (frames > 20) done(frames);
        });
        const list = document.querySelector('[role=grid]');
        if (list) observer.observe(list, { subtree: true, characterData: true, childList: true });
      }),
  );
  expect(tickers).toBeGreaterThan(20);
  expect(await names()).toEqual(before);
});

for (const language of ['en', 'ar-AE'])
  test.describe(`on a phone, ${language}`, () => {
    test.use({ ...mobile, language });

    test('the pairs come as a sheet with rows for fingers', async ({ person }) => {
      const { page } = person;
      await openTerminal(person, 'BTC_USDT');
      const picker = await openPicker(person);
      await expect(searchIn(person)).not.toBeFocused();
      expect((await picker.getByRole('row').first().boundingBox())?.height).toBe(60);
      await expectAccessible(page);
      await picker.getByRole('row').filter({ hasText: 'SOL/USDT' }).click();
      await expect(picker).toBeHidden();
      await isOn(person, 'SOL/USDT');
      await terminalIsLive(person);
    });
  });
