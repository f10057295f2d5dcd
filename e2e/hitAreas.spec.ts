import { giveToken } from './support/accounts';
import { expect, mobile, type Person, test } from './support/fixtures';
import { smallHitAreas } from './support/hitAreas';
import { activeTrader, SCREENS, walk } from './support/screens';

test.use(mobile);
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

async function fingersHit(person: Person, screens: (typeof SCREENS)['visitor']): Promise<void> {
  await walk(person, {
    screens,
    widths: [mobile.viewport.width],
    look: async (where) => expect.soft(await smallHitAreas(person.page), `controls too small for a finger on ${where}`).toEqual([]),
  });
}

test('a finger hits every control of a visitor', async ({ person }) => {
  await fingersHit(person, SCREENS.visitor);
});

test('a finger hits every control of a trader', async ({ person }) => {
  const { token } = await activeTrader();
  await giveToken(person.page.context(), 'kontor', token);
  await fingersHit(person, SCREENS.trader);
});
