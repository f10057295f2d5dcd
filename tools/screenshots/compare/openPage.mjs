import { createRequire } from 'node:module';
import { giveToken } from '../../../e2e/support/accounts.ts';
import { siteUrl } from '../../../e2e/support/places.ts';
import { BRAND } from '../account/people.mjs';
import { DEVICES } from '../devices.mjs';
import { isQuiet, paintIn, SETTLE_MS, wholeHeight } from '../onPage.mjs';

// Required, not imported: only so does it know its own place, beside which it looks for the words.
const { wordsOf } = createRequire(import.meta.url)('../../../e2e/support/words.ts');

const PATIENCE_MS = 45_000;

/**
 * A page with a scene on it, at a moment that stands still; `photograph` takes it at a width in a theme.
 * @param atMs the moment: the same on both webs, or times of day and counts of seconds would differ
 */
export async function openPage(browser, { scene, device, language, account, atMs }) {
  const { height, options, widths } = DEVICES[device];
  const context = await browser.newContext({ ...options, viewport: { width: widths.at(-1), height }, reducedMotion: 'reduce' });
  await context.clock.setFixedTime(atMs);
  if (account) await giveToken(context, BRAND, account.token);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);

  async function visit(path) {
    const answer = await page.goto(siteUrl(BRAND, path, language), { waitUntil: 'load' });
    // Both webs would say alike that the exchange is away.
    if (answer && answer.status() >= 500) throw new Error(`${path} was answered ${answer.status()}`);
  }

  async function play() {
    await scene.before?.(page);
    await visit(typeof scene.path === 'function' ? scene.path(account) : scene.path);
    await isQuiet(page, scene);
    await scene.act?.({ page, language, account, visit, t: wordsOf(language) });
    await isQuiet(page, scene);
  }

  return {
    play,
    async setWidth(width) {
      await page.setViewportSize({ width, height: scene.isWindow ? height : await wholeHeight(page, width, height) });
      await page.evaluate(picturesAreThere);
      await page.waitForTimeout(SETTLE_MS);
    },
    async photograph(theme) {
      await paintIn(page, theme);
      return page.screenshot({ animations: 'disabled' });
    },
    close: () => context.close(),
  };
}

/** Runs in the page. One that this width hides never loads. */
async function picturesAreThere() {
  const shown = [...document.images].filter((image) => image.offsetParent !== null);
  await Promise.all(shown.map((image) => image.decode().catch(() => {})));
}
