import { directionOf, LOCALES } from '@/src/i18n/locales';
import { deviceWidths } from '@/src/theme/breakpoints';
import { giveToken } from './support/accounts';
import { isAwake } from './support/awake';
import { expectAccessible } from './support/axe';
import { expect, mobile, type Person, test } from './support/fixtures';
import { cutRings } from './support/readings/cutRings';
import { cutWords } from './support/readings/cutWords';
import { rawKeys } from './support/readings/rawKeys';
import { smallHitAreas } from './support/readings/smallHitAreas';
import { strayNumbers } from './support/readings/strayNumbers';
import { expectTabStops } from './support/tabThrough';
import { frozenByOwner, halfVerified } from './support/walk/accountScreens';
import { moneyedTrader } from './support/walk/moneyedTrader';
import { bringOtherWords } from './support/walk/otherWords';
import { SCREENS } from './support/walk/screens';
import { type Readings, walk } from './support/walk/walk';

/** The narrowest phone, the narrowest desk, and what most desks have at least. */
const [PHONE, NARROW, COMMON] = [360, deviceWidths.tablet, 1280];
/** In which languages' places the widest words stand (tools/lib/browserTests.mjs). */
const LINE = { language: 'bg', isWidest: true };
const WORD = 'pt-PT';
const EACH_LANGUAGE = process.env.E2E_EACH_LANGUAGE === '1';
const words: Readings = () => [cutWords, rawKeys];

/** By the rules a program can judge, and by Tab alone. */
const closelyIn = (width: number) => ({
  width,
  look: async (person: Person, how: 'keys' | 'axe') => {
    await expect(person.page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expectAccessible(person.page);
    if (how === 'keys') await expectTabStops(person);
  },
  judge: ({ page }: Person, covers: boolean) => expectAccessible(page, covers ? { part: '[role="dialog"], [role="alertdialog"]' } : {}),
});

type How = Pick<Parameters<typeof walk>[1], 'widths' | 'surfaceWidths' | 'closely' | 'inOtherWords'>;

/** Who walks: a test each, so that one is not as long as all of them. */
const WALKERS = {
  'without an account, unverified and frozen': ['visitor', 'halfway', 'frozen'],
  'with an account that trades, and has used its money': ['trader'],
} as const;
type Walker = (typeof WALKERS)[keyof typeof WALKERS][number];

const ACCOUNTS = { trader: moneyedTrader, halfway: halfVerified, frozen: frozenByOwner };

async function walkEverywhere(person: Person, walkers: readonly Walker[], how: How, readings: Readings): Promise<void> {
  // Made while the first screens are looked at.
  const people = walkers.map((who) => ({ who, account: who === 'visitor' ? undefined : ACCOUNTS[who]() }));
  for (const { who, account } of people) {
    if (account) {
      await giveToken(person.page.context(), 'kontor', (await account).token);
      // Who comes second finds the first one's page.
      if (who !== walkers[0]) {
        await person.page.reload();
        await isAwake(person.page);
      }
    }
    await walk(person, { screens: SCREENS[who], ...how, readings });
  }
}

// As long as there are screens, on the slowest machine.
test.describe.configure({ timeout: 600_000 });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

// In the widest words of all languages that are read from the left (tools/lib/widestWords.mjs): what fits in them fits in each.

for (const [who, walkers] of Object.entries(WALKERS)) {
  test.describe(`every screen, ${who}, on a phone`, () => {
    test.use({ ...mobile, viewport: { width: PHONE, height: mobile.viewport.height }, ...LINE });

    test('the widest lines and the longest words fit and are there, and a finger hits every control', async ({ person }) => {
      await bringOtherWords(person, process.env.E2E_WIDEST_WORDS ?? '', WORD);
      await walkEverywhere(person, walkers, { widths: [PHONE], inOtherWords: [cutWords] }, () => [...words(PHONE), smallHitAreas]);
    });
  });

  test.describe(`every screen, ${who}, the widest lines, on desks`, () => {
    test.use(LINE);

    test('words fit and are there, and the ring of the focus is whole; an account is there for every reader and key', async ({
      person,
    }) => {
      const readings: Readings = (width) => (width === COMMON ? [...words(width), cutRings] : words(width));
      await walkEverywhere(person, walkers, { widths: [NARROW, COMMON], closely: closelyIn(COMMON) }, readings);
    });
  });

  // Arabic is written from the other side. All others too, one by one, with `npm test -- e2e --languages`.
  for (const language of LOCALES.filter((other) => directionOf(other) === 'rtl' || EACH_LANGUAGE))
    test.describe(`every screen, ${who}, ${language}`, () => {
      test.use({ language });

      test('words fit and are there; an account is there for every reader and key', async ({ person }) => {
        const isTurned = directionOf(language) === 'rtl';
        // What lies over a page is on both desks the same size: the widest lines look there in both.
        const widths = [PHONE, NARROW, COMMON];
        const readings: Readings = (width) => (isTurned ? [...words(width), strayNumbers] : words(width));
        // The other arrangement in the other direction: what holds for both of both holds for their other pairs.
        const closely = isTurned ? closelyIn(PHONE) : undefined;
        await walkEverywhere(person, walkers, { widths, surfaceWidths: [PHONE, COMMON], closely }, readings);
      });
    });
}
