import { createAccount, giveToken, openSession } from './support/accounts';
import { expectAccessible } from './support/axe';
import { call } from './support/exchangeApi';
import { expect, mobile, type Person, test } from './support/fixtures';
import { expectTerminalOf, marketTab, marketTable, openMarkets, pairStar, shownPairs } from './support/markets';

const searchField = ({ page, t }: Person) => page.getByRole('searchbox', { name: t('markets.search') });
const chip = ({ page, t }: Person, name: string) =>
  page.getByRole('group', { name: t('markets.filters') }).getByRole('button', { name, exact: true });
const header = (person: Person, key: string) => marketTable(person).getByRole('columnheader', { name: person.t(`markets.column.${key}`) });

test('the slash searches, by coin, pair or name, and Escape gives back the text and then the focus', async ({ person }) => {
  const { page, t } = person;
  await openMarkets(person);
  await page.keyboard.press('/');
  await expect(searchField(person)).toBeFocused();
  for (const text of ['sol/btc', 'SOLBTC']) {
    await searchField(person).fill(text);
    expect(await shownPairs(person)).toEqual(['SOL_BTC']);
  }
  await searchField(person).fill('pepe');
  expect(await shownPairs(person)).toEqual(['PEPE_USDT']);
  await searchField(person).fill('no such coin');
  await expect(page.getByText(t('ui.noMatch.title', { search: 'no such coin' }))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(searchField(person)).toHaveValue('');
  await expect(searchField(person)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(searchField(person)).not.toBeFocused();
});

test('order, chip and columns are there again after a reload, and no other arrangement is painted before', async ({ person }) => {
  const { page, t } = person;
  await openMarkets(person);
  await chip(person, 'BTC').click();
  await header(person, 'name').getByRole('button').click();
  await expect(header(person, 'name')).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('button', { name: t('markets.columns') }).click();
  await page
    .getByRole('dialog', { name: t('markets.columns') })
    .getByRole('checkbox', { name: t('markets.column.high') })
    .uncheck();
  const arranged = await shownPairs(person);
  expect(arranged).toEqual(['SOL_BTC', 'ETH_BTC']);

  // What is visible in any frame until the page is alive.
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenFirstRows: seen });
    const look = () => {
      const link = document.querySelector('tbody a');
      if (link?.checkVisibility({ visibilityProperty: true })) seen.add(link.getAttribute('href') ?? '');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.reload();
  await expect(page.getByText(new RegExp(`^${t('markets.freshness.live')}`))).toBeAttached();
  await expect.poll(() => shownPairs(person)).toEqual(arranged);
  await expect(header(person, 'high')).toHaveCount(0);
  expect(await page.evaluate(() => [...(window as unknown as { seenFirstRows: Set<string> }).seenFirstRows])).toEqual([
    '/trade/spot/SOL_BTC',
  ]);
});

test('favourites are on the account: after a reload and on another device', async ({ person, newPerson }) => {
  const account = await createAccount('kontor');
  await giveToken(person.page.context(), 'kontor', account.token);
  await openMarkets(person);
  await pairStar(person, 'ETH/USDT').click();
  await pairStar(person, 'XRP/USDT').click();
  await marketTab(person, 'favourites').click();
  await expect.poll(() => shownPairs(person)).toEqual(['ETH_USDT', 'XRP_USDT']);
  await expect.poll(() => call('kontor', 'spotFavourites', {}, account.token)).toEqual(['ETH_USDT', 'XRP_USDT']);
  await person.page.reload();
  await expect(marketTab(person, 'favourites')).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => shownPairs(person)).toEqual(['ETH_USDT', 'XRP_USDT']);

  const elsewhere = await newPerson();
  await giveToken(elsewhere.page.context(), 'kontor', await openSession(account));
  await openMarkets(elsewhere);
  await marketTab(elsewhere, 'favourites').click();
  await expect.poll(() => shownPairs(elsewhere)).toEqual(['ETH_USDT', 'XRP_USDT']);
});

test('more pairs come below, and the focus goes on from there', async ({ person }) => {
  const { page, t } = person;
  await openMarkets(person);
  await chip(person, t('markets.all')).click();
  await expect.poll(() => shownPairs(person)).toHaveLength(20);
  await page.getByRole('button', { name: t('ui.showMore') }).press('Enter');
  await expect.poll(() => shownPairs(person)).toHaveLength(22);
  await expect(marketTable(person).getByRole('row').nth(21).getByRole('link')).toBeFocused();
});

test('the whole row is a link: a click opens the terminal, a middle click a tab', async ({ person }) => {
  const { page } = person;
  await openMarkets(person);
  const name = marketTable(person).getByRole('rowheader').filter({ hasText: 'XRP/USDT' });
  const opened = page.context().waitForEvent('page');
  await name.getByText('XRP/USDT').click({ button: 'middle', force: true });
  await expect(await opened).toHaveURL(/\/trade\/spot\/XRP_USDT$/);
  await name.getByText('XRP/USDT').click({ force: true });
  await expectTerminalOf(person, 'XRP/USDT');
});

test.describe('mobile', () => {
  test.use(mobile);

  test('the search is a screen of its own and remembers what was found', async ({ person }) => {
    const { page, t } = person;
    await openMarkets(person);
    const open = () => page.getByRole('button', { name: t('markets.search') }).tap();
    const screen = page.getByRole('dialog', { name: t('markets.search') });
    await open();
    await expect(screen.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('inj');
    await expect(screen.getByRole('listitem')).toHaveCount(1);
    await expectAccessible(page);
    await screen.getByRole('link').tap();
    await expectTerminalOf(person, 'INJ/USDT');
    await openMarkets(person);
    await open();
    await screen.getByRole('button', { name: 'INJ/USDT' }).tap();
    await expect(screen.getByRole('searchbox')).toHaveValue('INJ/USDT');
    await screen.getByRole('button', { name: t('ui.cancel') }).tap();
    await expect(screen).toHaveCount(0);
  });
});

test('favourites, the columns and an empty search can be read by everybody', async ({ person }) => {
  const { page, t } = person;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openMarkets(person);
  await pairStar(person, 'BTC/USDT').click();
  await page.getByRole('button', { name: t('markets.columns') }).click();
  await expect(page.getByRole('dialog', { name: t('markets.columns') })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await searchField(person).fill('no such coin');
  await expectAccessible(page);
});
