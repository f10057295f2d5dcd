import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Every theme a frame of this document was painted in. */
    themesPainted: string[];
  }
}

/** Notes the theme of every frame from the first one on. Call it before going anywhere; the reader tells about the page's document. */
export async function watchThemes(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    window.themesPainted = [];
    const look = () => {
      const theme = document.documentElement.getAttribute('data-theme') ?? 'none';
      // Nothing is painted before there is a body.
      if (document.body && !window.themesPainted.includes(theme)) window.themesPainted.push(theme);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => window.themesPainted);
}
