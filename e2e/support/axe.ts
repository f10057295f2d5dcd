import { expect, type Page } from '@playwright/test';
import { type RunOnly, type run, source } from 'axe-core';

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

/** Dimmed because its figures are old, and it says so: no colours to read by, as those of a control that rests (WCAG 1.4.3). A busy machine has some. */
const STALE = '[class*="_stale"]';

interface AxeOptions {
  /** Those the page has; both unless given. Everything is judged in the first, what depends on colours in each. */
  themes?: readonly Theme[];
  /** CSS selector of what to look at; the whole page unless given. */
  part?: string;
  /** Looks at colours alone: where the rest has been judged in other colours already. */
  isAboutColours?: boolean;
}

/** What breaks a rule, in words. The page keeps the rules: bringing them costs as much as judging by them. */
async function findViolations(page: Page, part: string, runOnly: RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ({ where, stale, options }) => {
      const { violations } = await (window as unknown as { axe: { run: typeof run } }).axe.run(
        { include: [[where]], exclude: [[stale]] },
        options,
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
      );
    },
    { where: part, stale: STALE, options: { resultTypes: ['violations' as const], preload: false, runOnly } },
  );
}

/** Checks what is on the screen in both themes: every rule of WCAG 2.1 A and AA that a program can judge. */
export async function expectAccessible(
  page: Page,
  { themes = ['dark', 'light'], part = 'html', isAboutColours = false }: AxeOptions = {},
): Promise<void> {
  for (const theme of themes) {
    await paintIn(page, theme);
    const isFirst = theme === themes[0];
    const runOnly: RunOnly = isAboutColours || !isFirst ? { type: 'rule', values: COLOUR_RULES } : { type: 'tag', values: RULES };
    const found = await findViolations(page, part, runOnly);
    expect.soft(found, `in the ${theme} theme at ${new URL(page.url()).pathname}`).toEqual([]);
  }
}
