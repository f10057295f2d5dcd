export const SETTLE_MS = 150;

/** What was asked for is there: nothing says that it loads, unless that is what the picture is of. */
export async function isQuiet(page, { name }) {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  if (name.endsWith('-loading')) await page.waitForTimeout(600);
  else
    await page
      .waitForFunction(() => !document.querySelector('[aria-busy="true"], [data-skeleton]'), undefined, { timeout: 8_000 })
      .catch(() => {});
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(SETTLE_MS);
}

/** A window as high as the page: bars that stick to its ends then stand where the page ends, and what loads when it comes near is there. */
export async function wholeHeight(page, width, height) {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForTimeout(SETTLE_MS);
  return page.evaluate(() => {
    scrollTo(0, 0);
    return document.documentElement.scrollHeight;
  });
}

/** Puts the page into a theme at once, as the stored choice does before the first paint. */
export const paintIn = (page, theme) => page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
