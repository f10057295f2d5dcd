import { LOCALES } from '@/src/i18n/locales';
import { giveToken } from './support/accounts';
import { cutWords } from './support/cutWords';
import { expect, type Person, test } from './support/fixtures';
import { rawKeys } from './support/rawKeys';
import { activeTrader, SCREENS, walk } from './support/screens';

/** The narrowest phone, the narrowest desk, and what most desks have at least. */
const WIDTHS = [360, 768, 1280];

async function wordsFit(person: Person, screens: (typeof SCREENS)['visitor']): Promise<void> {
  await walk(person, {
    screens,
    widths: WIDTHS,
    look: async (where) => {
      const [cut, raw] = await Promise.all([cutWords(person.page), rawKeys(person.page)]);
      expect.soft(cut, `words cut on ${where}`).toEqual([]);
      expect.soft(raw, `keys in place of words on ${where}`).toEqual([]);
    },
  });
}

for (const language of LOCALES)
  test.describe(`words, ${language}`, () => {
    test.use({ language });
    test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

    test('fit on every screen, and are there', async ({ person }) => {
      await wordsFit(person, SCREENS.visitor);
      const { token } = await activeTrader();
      await giveToken(person.page.context(), 'kontor', token);
      await person.page.reload();
      await wordsFit(person, SCREENS.trader);
    });
  });
