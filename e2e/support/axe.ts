import { expect, type Page } from '@playwright/test';
import { source as axeSource } from 'axe-core';
import { judge, type Question, type Theme, type Verdict } from './axe/judge';
import { looksIn } from './axe/looks';

/** Dimmed because its figures are old, and it says so: no colours to read by, as those of a control that rests (WCAG 1.4.3). A busy machine has some. */
const STALE = '[class*="_stale"]';

/**
 * Letters that are joined are taken for the pictures of an icon font, and words in them for pictures: Arabic would not be judged. No font
 * here has pictures.
 */
const PICTURES = 'function _isIconLigature(textVNode) {';
const source = axeSource.replace(PICTURES, `${PICTURES} return false;`);
if (source === axeSource) throw new Error('axe tells pictures by another name');

interface AxeOptions {
  /** Those the page has; both unless given. Everything is judged in one, what depends on colours in each. */
  themes?: readonly Theme[];
  /** CSS selector of what to look at; the whole page unless given. */
  part?: string;
  /** Looks at colours alone: where the rest has been judged in other colours already. */
  isAboutColours?: boolean;
}

/** Looks that this worker has seen judged and found good: what looks alike on another page is not judged again. */
const goodLooks = new Set<string>();

/** What breaks a rule on the screen, by theme. */
export async function breachesOn(
  page: Page,
  { themes = ['dark', 'light'], part = 'html', isAboutColours = false }: AxeOptions = {},
): Promise<Verdict['found']> {
  // The page keeps the rules: bringing them costs as much as judging by them.
  const isReady = await page.evaluate(() => 'axe' in window && 'goodLooks' in window);
  if (!isReady) {
    await page.evaluate(source);
    await page.evaluate((looks) => Object.assign(window, { goodLooks: new Set(looks) }) && undefined, [...goodLooks]);
  }
  const question: Question = { part, stale: STALE, themes, isAboutColours };
  const verdict: Promise<Verdict> = page.evaluate(`(${judge})(${JSON.stringify(question)}, ${looksIn})`);
  const { found, good } = await verdict;
  for (const look of good) goodLooks.add(look);
  return found;
}

/** Checks what is on the screen in both themes: every rule of WCAG 2.1 A and AA that a program can judge. */
export async function expectAccessible(page: Page, options: AxeOptions = {}): Promise<void> {
  for (const [theme, breaches] of await breachesOn(page, options))
    expect.soft(breaches, `in the ${theme} theme at ${new URL(page.url()).pathname}`).toEqual([]);
}
