import { directionOf, LOCALES } from '@/src/i18n/locales';
import { deviceWidths } from '@/src/theme/breakpoints';
import { giveToken } from './support/accounts';
import { expectAccessible } from './support/axe';
import { expect, mobile, type Person, test } from './support/fixtures';
import { cutRings } from './support/readings/cutRings';
import { cutWords } from './support/readings/cutWords';
import { rawKeys } from './support/readings/rawKeys';
import { smallHitAreas } from './support/readings/smallHitAreas';
import { strayNumbers } from './support/readings/strayNumbers';
import { expectTabStops } from './support/tabThrough';
import { frozenByOwner, halfVerified } from './support/walk/accountScreens';
import { activeTrader } from './support/walk/activeTrader';
import { SCREENS } from './support/walk/screens';
import { type Readings, walk } from './support/walk/walk';

/** The narrowest phone, the narrowest desk, and what most desks have at least. */
const [PHONE, NARROW, COMMON] = [360, deviceWidths.tablet, 1280];
/** A wide desk: how pages of an account are read as well. */
const DESK = 1440;

const words: Readings = () => [cutWords, rawKeys];

/** By the rules a program can judge, and by Tab alone. */
async function lookClosely(person: Person): Promise<void> {
  await expect(person.page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expectAccessible(person.page);
  await expectTabStops(person);
}

interface Widths extends Pick<Parameters<typeof walk>[1], 'widths' | 'surfaceWidths' | 'accountWidths' | 'closely'> {
  /** Of the pages that people come to after many steps: all of them, unless told. */
  furtherWidths?: readonly number[];
}

async function walkEverywhere(person: Person, { furtherWidths, ...widths }: Widths, readings: Readings): Promise<void> {
  // Made while the first screens are looked at.
  const people = { trader: activeTrader(), halfway: halfVerified(), frozen: frozenByOwner() };
  await walk(person, { screens: SCREENS.visitor, ...widths, readings });
  for (const who of ['trader', 'halfway', 'frozen'] as const) {
    const { token } = await people[who];
    await giveToken(person.page.context(), 'kontor', token);
    await person.page.reload();
    const further = who === 'trader' || !furtherWidths ? {} : { widths: furtherWidths };
    await walk(person, { screens: SCREENS[who], ...widths, ...further, readings });
  }
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test.describe('every screen, en, on a phone', () => {
  test.use({ ...mobile, viewport: { width: PHONE, height: mobile.viewport.height } });

  test('words fit and are there, and a finger hits every control', async ({ person }) => {
    await walkEverywhere(person, { widths: [PHONE] }, () => [...words(PHONE), smallHitAreas]);
  });
});

test.describe('every screen, en, on desks', () => {
  test('words fit and are there, the ring of the focus is whole, and an account is there for every reader and every key', async ({
    person,
  }) => {
    await walkEverywhere(
      person,
      { widths: [NARROW, COMMON], accountWidths: [DESK], closely: { width: DESK, look: lookClosely } },
      (width) => (width === COMMON ? [...words(width), cutRings] : words(width)),
    );
  });
});

for (const language of LOCALES.filter((other) => other !== 'en'))
  test.describe(`every screen, ${language}`, () => {
    test.use({ language });

    test('words fit and are there', async ({ person }) => {
      const isTurned = directionOf(language) === 'rtl';
      // What lies over a page is on both desks the same size: English looks there in both.
      const widths = [PHONE, NARROW, COMMON];
      // Words are cut where it is narrowest.
      const furtherWidths = isTurned ? widths : [PHONE];
      await walkEverywhere(person, { widths, surfaceWidths: [PHONE, COMMON], furtherWidths }, (width) =>
        isTurned ? [...words(width), strayNumbers] : words(width),
      );
    });
  });
