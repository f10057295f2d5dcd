import { createRequire } from 'node:module';
import { createAccount, createFundedAccount, giveToken } from '../../../e2e/support/accounts.ts';
import { siteUrl } from '../../../e2e/support/places.ts';
import { picture } from './picture.mjs';

// Required, not imported: only so does it know its own place, beside which it looks for the words.
const { errorWordsOf, wordsOf } = createRequire(import.meta.url)('../../../e2e/support/words.ts');

/** Charts and lists are painted a moment after their data came. */
const SETTLE_MS = 2_500;

const ACCOUNTS = { trader: createFundedAccount, newcomer: createAccount };

/**
 * Where a scene is played: opens browsers for people, as the browser tests know them, and keeps what is to be seen.
 * `who`: nobody signed in, a newcomer without funds, or a trader with the day's funds, each with an account of their own.
 */
export function createStage(browser) {
  const contexts = [];
  const frames = [];

  async function open({ brand = 'kontor', language = 'en', theme = 'dark', width = 1440, height = 900, scale = 1, isTouch, who } = {}) {
    const isMobile = isTouch ?? width < 768;
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: scale,
      isMobile,
      hasTouch: isMobile,
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    contexts.push(context);
    await context.addInitScript((mode) => window.localStorage.setItem('m2Mode', mode), theme);
    const account = who && (await ACCOUNTS[who](brand));
    if (account) await giveToken(context, brand, account.token);
    const page = await context.newPage();
    page.setDefaultTimeout(90_000);
    const visit = (path) => page.goto(siteUrl(brand, path, language), { waitUntil: 'domcontentloaded' });
    return { page, brand, language, isMobile, account, t: wordsOf(language), refusal: errorWordsOf(language), visit, expectComplaint() {} };
  }

  /** Keeps a frame of the picture: what these elements take up together, or a box, or the whole window. */
  async function snap({ page }, what, { pad = 8, settle = SETTLE_MS } = {}) {
    await page.waitForTimeout(settle);
    const { width, height } = page.viewportSize();
    const clip = what === undefined ? { x: 0, y: 0, width, height } : await boxOf([what].flat(), pad, { width, height });
    frames.push({ png: await page.screenshot({ clip, animations: 'disabled' }), width: clip.width, height: clip.height });
  }

  return {
    open,
    snap,
    /** The picture of all frames; `isRow`: side by side. */
    develop: (isRow) => picture(browser, frames, isRow),
    close: () => Promise.all(contexts.map((context) => context.close())),
  };
}

async function boxOf(parts, pad, window) {
  const boxes = await Promise.all(parts.map((part) => (typeof part.boundingBox === 'function' ? part.boundingBox() : part)));
  if (boxes.some((box) => !box)) throw new Error('What is to be seen has no place on the page.');
  const left = Math.max(0, Math.min(...boxes.map(({ x }) => x)) - pad);
  const top = Math.max(0, Math.min(...boxes.map(({ y }) => y)) - pad);
  const right = Math.min(window.width, Math.max(...boxes.map(({ x, width }) => x + width)) + pad);
  const bottom = Math.min(window.height, Math.max(...boxes.map(({ y, height }) => y + height)) + pad);
  return { x: left, y: top, width: right - left, height: bottom - top };
}
