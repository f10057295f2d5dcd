import { expect, type Person } from './fixtures';

/** Everything a key may stop at within the page's own part; of radios with one name, those left out share one stop. */
const STOPS = 'a[href], button, input, select, textarea, [tabindex]';
/** A page with more stops than this keeps somebody at its keys too long. */
const MOST = 200;

/** Where the keys stopped: the place among all of the page's elements. */
interface Stop {
  place: number;
  name: string;
  isSeen: boolean;
}

/**
 * From the link to the content on, Tab stops at every control of the page once, each seen, in the order they are read in, and leaves it
 * again.
 */
export async function expectTabStops({ page, t }: Person): Promise<void> {
  const skip = page.getByRole('link', { name: t('shell.skipToContent') });
  await skip.focus();
  await page.keyboard.press('Enter');
  let toBeMade = await page.evaluate((stops) => {
    const main = document.querySelector('main') as HTMLElement;
    const isStop = (element: HTMLElement) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [type="radio"]') &&
      !element.closest('[inert]') &&
      element.checkVisibility({ visibilityProperty: true });
    const all = [...main.querySelectorAll<HTMLElement>(stops)].filter(isStop);
    for (const element of all) element.dataset.stop = 'missed';
    const told: Stop[] = [];
    const tell = ({ target }: Event) => {
      const there = target as HTMLElement;
      if (!there.closest('main')) return document.removeEventListener('focusin', tell);
      // A switch is drawn by its label, round a box of one dot.
      const drawn = there.getBoundingClientRect().width > 1 ? there : (there.closest('label') ?? there.parentElement ?? there);
      const isSeen = there.matches(':focus-visible') && drawn.getBoundingClientRect().width > 1;
      const name = `${there.tagName.toLowerCase()} “${(there.getAttribute('aria-label') ?? there.textContent ?? '').trim().slice(0, 40)}”`;
      const place = [...document.querySelectorAll('main *')].indexOf(there);
      if (there.dataset.stop) there.dataset.stop = 'reached';
      told.push({ place, name, isSeen });
    };
    document.addEventListener('focusin', tell);
    Object.assign(window, { stops: told });
    return all.length;
  }, STOPS);
  // The page tells of its stops by itself: asking after each key costs more than the key. A field of a date has a stop for each of its parts.
  for (let pressed = 0; toBeMade > 0; ) {
    // Held down: a key that is let go of each time is twice as much to tell the browser, and nobody listens for Tab's end.
    for (const before = pressed; pressed < before + toBeMade; pressed += 1) await page.keyboard.down('Tab');
    await page.keyboard.up('Tab');
    expect(pressed, 'stops until the keys leave the page').toBeLessThan(MOST);
    toBeMade = await page.evaluate(() => (document.activeElement?.closest('main') ? 1 : 0));
  }
  const stops = await page.evaluate(() => (window as unknown as { stops: Stop[] }).stops);
  let last = -1;
  for (const { place, ...shown } of stops) {
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
