import type { Locator } from '@playwright/test';
import { giveToken } from './support/accounts';
import { expectAccessible } from './support/axe';
import { desktop, expect, mobile, type Person, test } from './support/fixtures';
import { pressHotkey } from './support/keys';
import { siteUrl } from './support/places';
import { openDrawer } from './support/shell';
import { openTerminal, openTicket } from './support/terminal';

const PAIR = 'BTC_USDT';

/** Every pair of colour attributes that a frame of the page was painted in. */
async function watchColours({ page }: Person): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const look = () => {
      const { updown, palette } = document.documentElement.dataset;
      if (document.body) seen.add(`${updown} ${palette}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { coloursPainted: seen });
  });
  return () => page.evaluate(() => [...(Reflect.get(window, 'coloursPainted') as Set<string>)]);
}

const token = ({ page }: Person, name: string): Promise<string> =>
  page.evaluate((wanted) => getComputedStyle(document.documentElement).getPropertyValue(wanted).trim(), name);

async function chooseColours(person: Person, option: string): Promise<void> {
  const { page, t, isMobile } = person;
  if (isMobile) {
    const drawer = await openDrawer(person);
    await drawer.getByRole('button', { name: t('shell.colours.title') }).click();
    await drawer.getByRole('button', { name: t(`shell.colours.${option}`) }).click();
  } else {
    await page.getByRole('button', { name: t('shell.appearance.title') }).click();
    await page.getByRole('menuitemradio', { name: t(`shell.colours.${option}`) }).click();
  }
  await page.keyboard.press('Escape');
}

const LOOKS = {
  'red-up': 'red-up standard',
  'blue-up': 'green-up colour-blind',
  'orange-up': 'red-up colour-blind',
} as const;

/** Puts the market's colours on the page at once, as choosing them does. */
const paintMarket = ({ page }: Person, attributes: string): Promise<void> =>
  page.evaluate((names) => {
    const [updown = '', palette = ''] = names.split(' ');
    Object.assign(document.documentElement.dataset, { updown, palette });
  }, attributes);

test("the market's colours change at once, stay after a reload, and no frame shows others", async ({ person }) => {
  const { page } = person;
  await openTerminal(person, PAIR);
  const [buy, sell, success, failure] = await Promise.all(['--buy', '--sell', '--success', '--error'].map((name) => token(person, name)));
  for (const [option, attributes] of Object.entries(LOOKS))
    await test.step(option, async () => {
      const before = await token(person, '--buy');
      await chooseColours(person, option);
      await expect.poll(() => token(person, '--buy')).not.toBe(before);
      if (option === 'red-up') expect([await token(person, '--buy'), await token(person, '--sell')]).toEqual([sell, buy]);
      // What went well and what went wrong has nothing to do with the market.
      expect([await token(person, '--success'), await token(person, '--error')]).toEqual([success, failure]);
      const chosen = await token(person, '--buy');

      const painted = await watchColours(person);
      await page.reload();
      await expect(page.getByTestId('book-row').first()).toBeVisible();
      expect(await painted()).toEqual([attributes]);
      expect(await token(person, '--buy')).toBe(chosen);
    });
});

test('another tab follows, and home keeps its theme but not its own market colours', async ({ person, context }) => {
  await person.visit('/markets');
  await expect(person.page.getByRole('heading', { level: 1 })).toBeVisible();
  const other = await context.newPage();
  await other.goto(siteUrl('kontor', '/'));
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await chooseColours(person, 'red-up');
  await expect(other.locator('html')).toHaveAttribute('data-updown', 'red-up');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
});

for (const [device, options] of Object.entries({ desktop, mobile }))
  test.describe(device, () => {
    test.use(options);
    test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

    test('nothing is unreadable in any colours', async ({ person, trader }) => {
      await giveToken(person.page.context(), trader.brand, trader.token);
      await openTerminal(person, PAIR);
      await openTicket(person);
      for (const attributes of Object.values(LOOKS))
        await test.step(attributes, async () => {
          await paintMarket(person, attributes);
          await expectAccessible(person.page, { isAboutColours: true });
        });
    });
  });

const SURFACES: Record<string, (person: Person) => Promise<Locator>> = {
  'appearance menu': async ({ page, t }) => {
    await page.getByRole('button', { name: t('shell.appearance.title') }).click();
    return page.getByRole('menu', { name: t('shell.appearance.title') });
  },
  palette: async ({ page }) => {
    await pressHotkey(page, 'palette');
    return page.getByTestId('palette-pair').first();
  },
  'sheet of shortcuts': async ({ page, t }) => {
    await pressHotkey(page, 'sheet');
    return page.getByRole('dialog', { name: t('shell.keys.title') });
  },
};

test('menu, palette and sheet of shortcuts pass every rule', async ({ person }) => {
  await person.page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [name, open] of Object.entries(SURFACES))
    await test.step(name, async () => {
      await person.visit('/markets');
      await expect(person.page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(await open(person)).toBeVisible();
      await expectAccessible(person.page);
    });
});
