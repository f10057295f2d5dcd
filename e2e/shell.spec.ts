import { createAccount, giveToken } from './support/accounts';
import { call } from './support/exchangeApi';
import { expect, mobile, test } from './support/fixtures';
import { hostOf, siteUrl } from './support/places';
import { openDrawer, toastSaying } from './support/shell';
import { watchThemes } from './support/themes';

test('the theme changes, stays after a reload, and no other theme is ever painted', async ({ person }) => {
  const { page, t } = person;
  const themes = await watchThemes(page);
  await person.visit('/markets');
  expect(await themes()).toEqual(['dark']);
  await page.getByRole('button', { name: t('shell.appearance.title') }).click();
  await page.getByRole('menuitemradio', { name: t('shell.theme.light') }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => localStorage.getItem('m2Mode'))).toBe('light');

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await themes()).toEqual(['light']);
  await page.getByRole('link', { name: t('shell.login'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('auth.login.title') })).toBeVisible();
  expect(await themes()).toEqual(['light']);
});

test('pages are at most 1300 px wide, and 32 px narrower than windows of up to 768 px', async ({ person }) => {
  const { page } = person;
  await person.visit('/markets');
  for (const [viewport, width] of [
    [1920, 1300],
    [769, 721],
    [768, 736],
    [390, 358],
  ] as const) {
    await page.setViewportSize({ width: viewport, height: 800 });
    const widths = await page.evaluate(() =>
      ['header > div', 'main > div'].map((part) => {
        const box = document.querySelector(part) as HTMLElement;
        const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(box);
        return box.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
      }),
    );
    expect(widths, `in ${viewport} px`).toEqual([width, width]);
  }
});

test('another language: address, direction, words, and the account remembers it', async ({ person }) => {
  const { page, t } = person;
  const { token } = await createAccount('kontor');
  await giveToken(page.context(), 'kontor', token);
  await person.visit('/markets');
  await page.getByRole('button', { name: t('shell.language') }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();

  await expect(page).toHaveURL(siteUrl('kontor', '/markets', 'ar-AE'));
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar-AE');
  await expect.poll(async () => (await call('kontor', 'userInfo', {}, token)).defLanguage).toBe('ar-AE');
  expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('ar-AE');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('what one brand shows is asked of that brand alone', async ({ person }) => {
  const { page } = person;
  const hosts = new Set<string>();
  const note = (url: string) => {
    const { protocol, hostname } = new URL(url);
    if (protocol !== 'data:' && protocol !== 'blob:') hosts.add(hostname);
  };
  page.on('request', (request) => note(request.url()));
  page.on('websocket', (socket) => note(socket.url()));
  for (const path of ['/', '/markets', '/trade/spot/BTC_USDT', '/login', '/register', '/reset-password']) {
    const answer = await page.goto(siteUrl('visby', path), { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/Visby/);
    expect(await answer?.text(), `the HTML of ${path}`).not.toMatch(/Kontor|Bergen|Riga|Aalto/);
  }
  expect([...hosts]).toEqual([hostOf('visby')]);
});

test('with the keyboard alone: past the header, through a dialog that keeps the focus, through a menu', async ({ person }) => {
  const { page, t } = person;
  await person.visit('/markets');
  await test.step('past the header to the page', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: t('shell.skipToContent') });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('a dialog keeps the focus until Escape', async () => {
    const mark = page.getByRole('button', { name: t('shell.practice.mark') });
    await mark.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: t('shell.practice.titleVisitor') });
    await expect(dialog).toBeVisible();
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab');
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(mark).toBeFocused();
  });

  await test.step('a menu opens, moves, closes, and gives the focus back', async () => {
    const button = page.getByRole('button', { name: t('shell.language') });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitemradio', { name: 'Español' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitemradio', { name: 'Български' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(siteUrl('kontor', '/markets', 'es'));
  });
});

test.describe('the drawer of a phone', () => {
  test.use(mobile);

  for (const language of ['en', 'ar-AE'])
    test.describe(language, () => {
      test.use({ language });
      test('comes from the end of the line, leads on, and closes', async ({ person }) => {
        const { page, t } = person;
        await person.visit('/markets');
        const drawer = await openDrawer(person);
        const width = page.viewportSize()?.width ?? 0;
        const edge = async () => {
          const box = await drawer.boundingBox();
          return box && (language === 'en' ? Math.round(width - box.x - box.width) : Math.round(box.x));
        };
        await expect.poll(edge).toBe(0);
        await page.keyboard.press('Escape');
        await expect(drawer).toBeHidden();
        await expect(page.getByRole('button', { name: t('shell.menu.title') })).toBeFocused();

        await openDrawer(person);
        await drawer.getByRole('link', { name: t('shell.menu.spot'), exact: true }).click();
        await expect(drawer).toBeHidden();
        await expect(page).toHaveURL(/\/trade\/spot\/[A-Z]+_[A-Z]+$/);
      });
    });

  test('has the theme as a choice of two', async ({ person }) => {
    const { page, t } = person;
    await person.visit('/markets');
    const drawer = await openDrawer(person);
    await expect(drawer.getByRole('radio', { name: t('shell.theme.dark') })).toBeChecked();
    await drawer.getByText(t('shell.theme.light'), { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('shows the account and copies its UID', async ({ person }) => {
    const { page, t } = person;
    const { email, token } = await createAccount('kontor');
    const { id } = await call('kontor', 'userInfo', {}, token);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(siteUrl('kontor')).origin });
    await giveToken(page.context(), 'kontor', token);
    await person.visit('/markets');
    const drawer = await openDrawer(person);
    await expect(drawer).toContainText(email.slice(0, 3));
    await drawer.getByRole('button', { name: t('shell.account.copyUid') }).click();
    await expect(toastSaying(person, t('shell.account.uidCopied'))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id);
  });
});

test('who goes on while a page still wakes up comes to the next page, and nothing is an error', async ({ person }) => {
  const { page, t } = person;
  await page.addInitScript(() => {
    const isBegun = () => performance.getEntriesByName('beforeRender').length > 0;
    const goOn = () => {
      const { next } = window as unknown as { next?: { router: { push(path: string): Promise<boolean> } } };
      if (!next || !isBegun()) return setTimeout(goOn);
      document.documentElement.dataset.wasAwake = String(performance.getEntriesByName('Next.js-hydration').length > 0);
      next.router.push('/login');
    };
    goOn();
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await page.goto(siteUrl('kontor', '/register'));
  await expect(page.getByRole('heading', { level: 1, name: t('auth.login.title') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-was-awake', 'false');
  await page.getByRole('textbox').first().fill('ada@example.com');
  await expect(page.getByRole('textbox').first()).toHaveValue('ada@example.com');
});
