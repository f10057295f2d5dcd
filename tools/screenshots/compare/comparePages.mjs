import { differencesOf } from './differences.mjs';
import { openPage } from './openPage.mjs';
import { pixelsOf } from './picture.mjs';

const ROUNDS = 2;
const LOOKS = 4;
/** Between two looks: what is still being painted on one side is there on both then. */
const LOOK_AGAIN_MS = 400;

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const onBoth = (both, act) => Promise.all(both.map(act));

/**
 * Opens a scene on both webs at once and lays the pictures over each other. What differs is looked at again, and then on pages opened
 * anew: only what differs each time is one, not what came a moment later on one side.
 * @param browsers that see the web before, and the one after
 * @param shots `{ width, theme }` of each picture
 * @returns the shots that differ, each with its pictures and where they differ
 */
export async function comparePages(browsers, asked, shots) {
  let left = shots.map((shot) => ({ shot }));
  for (let round = 0; round < ROUNDS && left.length > 0; round++) {
    const atMs = Date.now();
    const pages = await onBoth(browsers, (browser) => openPage(browser, { ...asked, atMs }));
    try {
      await onBoth(pages, (page) => page.play());
      left = await lookAt(
        pages,
        left.map(({ shot }) => shot),
      );
    } catch (error) {
      // A machine that stands still for a while is no page that is broken.
      if (round === ROUNDS - 1) throw error;
    } finally {
      await onBoth(pages, (page) => page.close());
    }
  }
  return left;
}

async function lookAt(pages, shots) {
  const different = [];
  // The widest first, as they were opened.
  for (const width of [...new Set(shots.map((shot) => shot.width))].toSorted((one, other) => other - one)) {
    await onBoth(pages, (page) => page.setWidth(width));
    for (const shot of shots.filter((one) => one.width === width)) {
      const found = await lookUntilAlike(pages, shot);
      if (found) different.push({ shot, ...found });
    }
  }
  return different;
}

async function lookUntilAlike(pages, { width, theme }) {
  let found;
  for (let look = 0; look < LOOKS; look++) {
    if (look > 0) {
      await wait(LOOK_AGAIN_MS);
      // One of them may have been measured while it was not yet as high as it is.
      await onBoth(pages, (page) => page.setWidth(width));
    }
    const [before, after] = await onBoth(pages, (page) => page.photograph(theme));
    if (before.equals(after)) return undefined;
    const differences = differencesOf(...(await Promise.all([before, after].map(pixelsOf))));
    if (!differences) return undefined;
    found = { before, after, differences };
  }
  return found;
}
