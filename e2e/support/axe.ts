import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa'];
/** What a theme can change: names, roles and order are the same in both. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

type Theme = 'dark' | 'light';

/** Puts the page into a theme at once, as the stored choice does before the first paint. */
async function paintIn(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
  // Colours on their way from one theme to the other have contrasts of neither; an inherited one starts when its parent's is done.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
}

interface AxeOptions {
  /** Those the page has; both unless given. Everything is judged in the first, what depends on colours in each. */
  themes?: readonly Theme[];
  /** CSS selector of what to look at; the whole page unless given. */
  part?: string;
  /** Looks at colours alone: where the rest has been judged in other colours already. */
  isAboutColours?: boolean;
}

/** Checks what is on the screen in both themes: every rule of WCAG 2.1 A and AA that a program can judge. */
export async function expectAccessible(
  page: Page,
  { themes = ['dark', 'light'], part = 'html', isAboutColours = false }: AxeOptions = {},
): Promise<void> {
  for (const theme of themes) {
    await paintIn(page, theme);
    // Legacy mode leaves out a second page for frames of other origins: there are none.
    const axe = new AxeBuilder({ page })
      .options({ resultTypes: ['violations'], preload: false })
      .include(part)
      .setLegacyMode();
    const rules = isAboutColours || theme !== themes[0] ? axe.withRules(COLOUR_RULES) : axe.withTags(RULES);
    const { violations } = await rules.analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    );
    expect.soft(found, `in the ${theme} theme at ${new URL(page.url()).pathname}`).toEqual([]);
  }
}
