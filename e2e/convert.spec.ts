import type { Page } from '@playwright/test';
import { createFundedAccount, giveToken } from './support/accounts';
import { call } from './support/exchangeApi';
import { expect, type Person, test } from './support/fixtures';
import { siteUrl } from './support/places';
import { WAITS } from './support/tags';

const BRAND = 'kontor';

async function sitDown({ page, visit }: Person): Promise<string> {
  const { token } = await createFundedAccount(BRAND);
  await giveToken(page.context(), BRAND, token);
  await visit('/convert');
  return token;
}

const give = (page: Page) => page.getByTestId('convert-give');
const act = ({ page, t }: Person) => page.getByRole('button', { name: new RegExp(`^${t('convert.action')}`) });
const madeBy = async (token: string) => (await call(BRAND, 'conversions', {}, token)).records;

test('a quote runs out and is asked for anew; what is confirmed in time is converted, once, and listed', { tag: WAITS }, async ({
  person,
}) => {
  const { page, t, visit } = person;
  const token = await sitDown(person);
  await page.getByTestId('convert-intro').getByRole('button').click();
  await give(page).fill('250');
  await expect(act(person)).toBeEnabled();
  await expect(page.getByText(t('convert.expired'))).toBeVisible({ timeout: 20_000 });
  await expect(act(person)).toHaveCount(0);
  expect(await madeBy(token)).toEqual([]);

  await page.getByRole('button', { name: t('convert.newQuote') }).click();
  await act(person).dblclick();
  await expect(page.getByRole('heading', { name: t('convert.success.title') })).toBeVisible();
  const [made, ...others] = await madeBy(token);
  expect([made?.give, made?.wallet, others]).toEqual(['250', 'TRADE', []]);
  await expect(page.getByTestId('conversion-id')).toHaveText(new RegExp(`^C-\\d{4}-0*${made?.conversionId}$`));

  // Seen once: the introduction does not come back.
  await visit('/convert');
  await expect(page.getByRole('row').filter({ hasText: '250' })).toHaveCount(1);
  await expect(page.getByTestId('convert-intro')).toHaveCount(0);
});

test('two tabs convert what each of them was promised, and no more than there is', async ({ person }) => {
  const { page } = person;
  const token = await sitDown(person);
  const other: Person = { ...person, page: await page.context().newPage() };
  await other.page.goto(siteUrl(BRAND, '/convert'));
  for (const { page: tab } of [person, other]) await give(tab).fill('6000');
  await Promise.all([act(person).click({ timeout: 20_000 }), act(other).click({ timeout: 20_000 })]);
  await expect.poll(async () => (await madeBy(token)).length).toBe(1);
  await expect(page.getByTestId('conversion-id').or(page.getByRole('alert')).first()).toBeVisible();
  expect((await madeBy(token)).map((one) => one.give)).toEqual(['6000']);
});

test('a limit holds its money until it is cancelled, a recurring one is set up, paused and ended', async ({ person }) => {
  const { page, t, visit } = person;
  const token = await sitDown(person);
  await visit('/convert?view=history');
  await page
    .getByRole('button', { name: t('convert.limit.add') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByTestId('limit-give').fill('100');
  await dialog.getByTestId('limit-get').fill('1');
  await dialog.getByRole('combobox', { name: t('convert.wallet') }).selectOption('TRADE');
  await dialog.getByRole('button', { name: t('convert.limit.place') }).click();
  await expect(dialog).toHaveCount(0);
  expect((await call(BRAND, 'convertLimits', {}, token)).map(({ state }) => state)).toEqual(['OPEN']);
  await page.getByRole('button', { name: t('convert.limit.cancel') }).click();
  await expect(page.getByText(t('convert.limit.states.CANCELED'))).toBeVisible();

  await page
    .getByRole('button', { name: t('convert.plan.add') })
    .last()
    .click();
  await page.getByTestId('plan-amount').fill('25');
  await page.getByRole('button', { name: t('convert.plan.create') }).click();
  await expect(page.getByText(t('convert.plan.on'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: t('convert.plan.pause') }).click();
  await expect(page.getByText(t('convert.plan.paused'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: t('convert.plan.delete') }).click();
  await expect(page.getByText(t('convert.plan.none'))).toBeVisible();
});

test('a visitor sees what an amount becomes, and logs in to convert', async ({ person }) => {
  const { page, t, visit } = person;
  await visit('/convert?from=BTC&to=ETH&amount=0.5');
  await expect(page.getByTestId('convert-get')).not.toHaveValue('');
  await expect(page.getByRole('link', { name: t('convert.logIn') })).toBeVisible();
});
