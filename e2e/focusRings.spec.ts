import { giveToken } from './support/accounts';
import { cutRings } from './support/cutRings';
import { expect, test } from './support/fixtures';
import { activeTrader, SCREENS, walk } from './support/screens';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('the ring of the focus is whole on every screen of a desk', async ({ person }) => {
  const { page } = person;
  const look = async (where: string) => {
    // A key was the last thing pressed: what is focused from here on shows it.
    await page.keyboard.press('Shift');
    expect.soft(await cutRings(page), `rings cut on ${where}`).toEqual([]);
  };
  await walk(person, { screens: SCREENS.visitor, widths: [1280], look });
  const { token } = await activeTrader();
  await giveToken(page.context(), 'kontor', token);
  await page.reload();
  await walk(person, { screens: SCREENS.trader, widths: [1280], look });
});
