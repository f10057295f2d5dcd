import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa'];

type Theme = 'dark' | 'light';

/** Puts the page into a theme at once, as the stored choice does before the first paint. */
async function paintIn(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
  // Colours on their way from one theme to the other have contrasts of neither; an inherited one starts when its parent's is done.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
}

interface AxeOptions {
  /** Those the page has; both unless given. */
  themes?: readonly Theme[];
  /** CSS selector of what to look at; the whole page unless given. */
  part?: string;
}

/** Checks what is on the screen in both themes: every rule of WCAG 2.1 A and AA that a program can judge. */
export async function expectAccessible(page: Page, { themes = ['dark', 'light'], part = 'html' }: AxeOptions = {}): Promise<void> {
  for (const theme of themes) {
    await paintIn(page, theme);
    const { violations } = await new AxeBuilder({ page }).include(part).withTags(RULES).analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    );
    expect.soft(found, `in the ${theme} theme`).toEqual([]);
  }
}
