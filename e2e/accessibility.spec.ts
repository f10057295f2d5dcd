import { expectAccessible } from './support/axe';
import { desktop, expect, mobile, test } from './support/fixtures';

// The pages of the product, and what lies over them, are judged in everyScreen.spec.ts: here are the parts that they are built of.

/** The workshop shows what stands for a coin whose mark is missing. */
const SAMPLE_WITHOUT_MARK = /zzz\.svg/;

/** Both arrangements and both directions; a rule that holds for each of them holds for their other pairs. */
const visits = [
  { language: 'en', device: 'desktop', options: desktop },
  { language: 'ar-AE', device: 'mobile', options: mobile },
] as const;

for (const { language, device, options } of visits)
  test.describe(`${language}, ${device}`, () => {
    test.use({ ...options, language });

    test('workshop', async ({ person }) => {
      const { page } = person;
      // Nothing moves: axe judges what stands still.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      person.expectComplaint(SAMPLE_WITHOUT_MARK);
      await person.visit('/dev/ui');
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expectAccessible(page);
    });
  });
