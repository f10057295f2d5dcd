import type { Page } from '@playwright/test';

/** Loads the page again; these calls are answered when it is told to go on. */
export async function reloadHolding(page: Page, path: RegExp): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(path, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  return letGo;
}
