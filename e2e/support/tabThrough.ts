import { expect, type Person } from './fixtures';

/** Everything a key may stop at within the page's own part; of radios with one name, those left out share one stop. */
const STOPS = 'a[href], button, input, select, textarea, [tabindex]';
/** A page with more stops than this keeps somebody at its keys too long. */
const MOST = 200;

/**
 * From the link to the content on, Tab stops at every control of the page once, each seen, in the order they are read in, and leaves it
 * again.
 */
export async function expectTabStops({ page, t }: Person): Promise<void> {
  const skip = page.getByRole('link', { name: t('shell.skipToContent') });
  await skip.focus();
  await page.keyboard.press('Enter');
  await page.evaluate((stops) => {
    const main = document.querySelector('main') as HTMLElement;
    const isStop = (element: HTMLElement) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [type="radio"]') &&
      !element.closest('[inert]') &&
      element.checkVisibility({ visibilityProperty: true });
    for (const element of main.querySelectorAll<HTMLElement>(stops)) if (isStop(element)) element.dataset.stop = 'missed';
  }, STOPS);
  let last = -1;
  for (let pressed = 0; ; pressed += 1) {
    expect(pressed, 'stops until the keys leave the page').toBeLessThan(MOST);
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const there = document.activeElement as HTMLElement | null;
      if (!there?.closest('main')) return 'left';
      // A switch is drawn by its label, round a box of one dot.
      const drawn = there.getBoundingClientRect().width > 1 ? there : (there.closest('label') ?? there.parentElement ?? there);
      const isSeen = there.matches(':focus-visible') && drawn.getBoundingClientRect().width > 1;
      const name = `${there.tagName.toLowerCase()} “${(there.getAttribute('aria-label') ?? there.textContent ?? '').trim().slice(0, 40)}”`;
      const place = [...document.querySelectorAll('main *')].indexOf(there);
      if (there.dataset.stop) there.dataset.stop = 'reached';
      return { place, name, isSeen };
    });
    if (stop === 'left') break;
    const { place, ...shown } = stop;
    // A field of a date has a stop for each of its parts.
    if (place === last) continue;
    expect.soft(shown).toEqual({ name: shown.name, isSeen: true });
    expect.soft(place, `${shown.name} comes after what stands before it`).toBeGreaterThan(last);
    last = place;
  }
  const missed = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-stop="missed"]')].map(
      (element) =>
        `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`,
    ),
  );
  expect.soft(missed, `no key stops at them at ${new URL(page.url()).pathname}`).toEqual([]);
}
