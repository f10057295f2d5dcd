import { SURFACES } from '@/src/features/workshop/surfaces';
import { giveToken } from './support/accounts';
import { expectAccessible } from './support/axe';
import { desktop, expect, mobile, type Person, test } from './support/fixtures';
import { openDrawer } from './support/shell';
import { openTerminal, openTicket } from './support/terminal';
import { activeTrader } from './support/walk/activeTrader';
import { at } from './support/walk/places';

const PAIR = 'BTC_USDT';
const OVER_THE_PAGE = '[aria-modal="true"]';
/** The workshop shows what stands for a coin whose mark is missing. */
const SAMPLE_WITHOUT_MARK = /zzz\.svg/;

const heading = ({ page }: Person) => page.getByRole('heading', { level: 1 });

async function visitHeaded(person: Person, path: string): Promise<void> {
  await person.visit(path);
  await expect(heading(person)).toBeVisible();
}

/** What a visitor may have on the screen but the ways into an account, which everyScreen.spec.ts looks at, and how to get there. */
const visitorScreens: Record<string, (person: Person) => Promise<void>> = {
  markets: (person) => visitHeaded(person, '/markets'),
  terminal: (person) => openTerminal(person, PAIR),
  404: async (person) => {
    person.expectComplaint(/status of 404/);
    await visitHeaded(person, '/no-such-page');
  },
  'terms-of-service': (person) => visitHeaded(person, '/terms-of-service'),
  'private-policy': (person) => visitHeaded(person, '/private-policy'),
  'error/ip-limit': (person) => visitHeaded(person, '/error/ip-limit'),
};

/** Both arrangements and both directions; a rule that holds for each of them holds for their other pairs. */
const visits = [
  { language: 'en', device: 'desktop', options: desktop },
  { language: 'ar-AE', device: 'mobile', options: mobile },
] as const;

for (const { language, device, options } of visits)
  test.describe(`${language}, ${device}`, () => {
    test.use({ ...options, language });
    // Nothing moves: axe judges what stands still.
    test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

    test('every screen of a visitor', async ({ person }) => {
      for (const [name, goThere] of Object.entries(visitorScreens))
        await test.step(name, async () => {
          await goThere(person);
          await expectAccessible(person.page);
        });
    });

    test('terminal of a signed-in trader', async ({ person, trader }) => {
      await giveToken(person.page.context(), trader.brand, trader.token);
      await openTerminal(person, PAIR);
      await openTicket(person);
      await expectAccessible(person.page);
    });

    // The pages themselves are looked at in everyScreen.spec.ts.
    test('what lies over the settings of an account', async ({ person }) => {
      await giveToken(person.page.context(), 'kontor', (await activeTrader()).token);
      await at('/profile/settings')(person);
      for (const part of ['export', 'close'])
        await test.step(part, async () => {
          const { page, t } = person;
          const opener = page.getByRole('button', { name: `${t(`security.${part}.action`)}: ${t(`security.${part}.title`)}` });
          await opener.press('Enter');
          await expect(page.locator(OVER_THE_PAGE)).toBeVisible();
          await expectAccessible(page, { part: OVER_THE_PAGE });
          await page.keyboard.press('Escape');
          await expect(opener).toBeFocused();
        });
    });

    test('workshop', async ({ person }) => {
      person.expectComplaint(SAMPLE_WITHOUT_MARK);
      await person.visit('/dev/ui');
      await expect(person.page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expectAccessible(person.page);
    });

    test('what lies over a page', async ({ person }) => {
      person.expectComplaint(SAMPLE_WITHOUT_MARK);
      for (const surface of SURFACES) {
        await person.visit(`/dev/ui?open=${surface}`);
        await expect(person.page.locator(OVER_THE_PAGE)).toBeVisible();
        await expectAccessible(person.page, { part: OVER_THE_PAGE });
      }
    });

    test('claim dialog', async ({ person, newcomer }) => {
      const { page, t } = person;
      await giveToken(page.context(), newcomer.brand, newcomer.token);
      await person.visit('/markets');
      await page.getByRole('button', { name: t('shell.practice.mark') }).click();
      await expect(
        page
          .getByRole('dialog', { name: t('shell.practice.title') })
          .getByText('USDT')
          .first(),
      ).toBeVisible();
      await expectAccessible(page);
    });

    if (options === mobile)
      test('drawer', async ({ person, newcomer }) => {
        await giveToken(person.page.context(), newcomer.brand, newcomer.token);
        await person.visit('/markets');
        await openDrawer(person);
        await expectAccessible(person.page);
      });
  });
