import { createAccount, PASSWORD } from './support/accounts';
import { addressesOf, visitAsleep } from './support/asleep';
import { desktop, expect, mobile, type Person, test } from './support/fixtures';
import { siteUrl } from './support/places';
import { fillRegister } from './support/signIn';
import { terminalIsLive } from './support/terminal';

// What a user does before the page's code is there, on a slow line for two seconds and more.

const codeTitle = ({ page, t }: Person) => page.getByRole('heading', { name: t('auth.code.title') });

for (const way of ['Enter', 'press'] as const)
  test(`a login by ${way} waits for the page to wake up, goes on then, and no address ever has the password in it`, async ({ person }) => {
    const { page, t } = person;
    const { email } = await createAccount('kontor');
    const addresses = addressesOf(page);
    const wakeUp = await visitAsleep(person, '/login');
    await page.getByLabel(t('auth.identity.email'), { exact: true }).click();
    await page.keyboard.type(email);
    await page.getByLabel(t('auth.password.label'), { exact: true }).click();
    await page.keyboard.type(PASSWORD);
    if (way === 'Enter') await page.keyboard.press('Enter');
    else await page.getByRole('button', { name: t('auth.login.submit'), exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-press-kept');
    expect(page.url()).toBe(siteUrl('kontor', '/login'));

    await wakeUp();
    await expect(codeTitle(person)).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-press-kept');
    expect(addresses.filter((address) => address.includes(PASSWORD))).toEqual([]);
    expect(addresses.filter((address) => new URL(address).pathname === '/login')).toHaveLength(1);
    expect(addresses.filter((address) => address.endsWith('/login/verify'))).toHaveLength(1);
  });

test('a registration that was filled in, ticked and sent before the page woke up goes on as it stands', async ({ person }) => {
  const { page, t } = person;
  const wakeUp = await visitAsleep(person, '/register');
  await fillRegister(person, `asleep-${Date.now()}@mail.example`);
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-press-kept');
  await wakeUp();
  await expect(page.getByRole('heading', { name: t('auth.register.confirmTitle') })).toBeVisible();
});

test('a menu that was pressed, twice, opens when the page wakes up; a link leads on at once', async ({ person }) => {
  const { page, t } = person;
  const wakeUp = await visitAsleep(person, '/markets');
  await page.getByRole('button', { name: t('shell.language') }).click({ clickCount: 2 });
  await wakeUp();
  await expect(page.getByRole('menuitemradio', { name: 'Español' })).toBeVisible();

  await visitAsleep(person, '/markets');
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell.login'), exact: true })
    .click({ noWaitAfter: true });
  await expect(page).toHaveURL(siteUrl('kontor', '/login'));
});

test('what was typed stays, and is what the page goes by: in a search, and in a ticket whose prices come later', async ({ person }) => {
  const { page, t } = person;
  let wakeUp = await visitAsleep(person, '/markets');
  const search = page.getByRole('searchbox', { name: t('markets.search') });
  await search.click();
  await page.keyboard.type('no such');
  await wakeUp();
  await page.keyboard.type(' coin');
  await expect(page.getByText(t('ui.noMatch.title', { search: 'no such coin' }))).toBeVisible();

  wakeUp = await visitAsleep(person, '/trade/spot/BTC_USDT');
  const terminal = page.getByTestId('trade-terminal');
  const field = (name: string) => terminal.getByTestId(`ticket-${name}`);
  const side = (name: string) => terminal.getByRole('button', { name: t(name), exact: true });
  // There, back, and there again, as somebody who changes their mind.
  for (const name of ['trade.sell', 'trade.buy', 'trade.sell']) await side(name).click();
  await field('amount').click();
  await page.keyboard.type('0.5');
  await field('price').click();
  await page.keyboard.type('54321');
  await wakeUp();
  await terminalIsLive(person);
  await expect(side('trade.sell')).toHaveAttribute('aria-pressed', 'true');
  await expect(field('price')).toHaveValue('54,321');
  await expect(field('amount')).toHaveValue('0.5');
  await expect(field('total')).toHaveValue(/27,160\.5/);
});

for (const [device, { viewport }] of Object.entries({ mobile, desktop }))
  test(`converting stands where it stood in the first picture, on a first visit and after it: ${device}`, async ({ person }) => {
    const { page, visit } = person;
    await page.setViewportSize(viewport);
    const note = page.getByTestId('convert-intro');
    const card = page.getByTestId('convert-give');
    const top = async () => (await card.boundingBox())?.y;
    for (const isFirst of [true, false]) {
      const wakeUp = await visitAsleep(person, '/convert');
      await expect(note).toBeVisible({ visible: isFirst });
      await expect(card).toBeVisible();
      const before = await top();
      await wakeUp();
      await expect(note).toHaveCount(isFirst ? 1 : 0);
      expect(await top()).toBe(before);
      if (isFirst) await note.getByRole('button').click();
    }
    await visit('/convert');
    await expect(note).toHaveCount(0);
  });
