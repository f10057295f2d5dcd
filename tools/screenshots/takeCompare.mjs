import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { hostOf, siteUrl } from '../../e2e/support/places.ts';
import { fail } from '../lib/fail.mjs';
import { root } from '../lib/root.mjs';
import { BRAND, personCalled } from './account/people.mjs';
import { SCENES } from './account/scenes.mjs';
import { comparePages } from './compare/comparePages.mjs';
import { differencePicture } from './compare/picture.mjs';
import { ROUTE_SCENES } from './compare/routeScenes.mjs';
import { ALL_WIDTHS, BROWSER_ARGS, chosen, DEVICES, isCalled } from './devices.mjs';
import { LANGUAGES, THEMES } from './screens.mjs';

// npm run screenshots -- compare FOLDER: every screen that is built, of this build and of the one in the folder (another checkout,
// built by `npm run build`), pixel by pixel. Both webs stand before one exchange, whose practice market stands still. What differs is
// listed, in .shots/compare/differences.txt as well, and shown in a picture beside it: before, after, and the places in a colour of
// their own. Words narrow it down: `compare ../before own-convert visitor- 390 light ar-AE`; without one of them it is every built route
// (`visitor-markets`, `own-markets`), `account` adds the states of the account's screens (account/scenes.mjs), whose names count, too.

const DEFAULT_WIDTHS = [390, 1440];

const words = process.argv.slice(2);
const themes = chosen(words, THEMES);
const languages = chosen(words, LANGUAGES);
const widths = chosen(words, ALL_WIDTHS, DEFAULT_WIDTHS);
const names = words.filter((word) => ![...ALL_WIDTHS.map(String), ...THEMES, ...LANGUAGES, 'account'].includes(word));
// What is new each time it is made is no use here: codes, keys, addresses nobody has used.
const states = SCENES.filter(({ fresh }) => !fresh);
const everything = [...ROUTE_SCENES, ...states];
const wanted = words.includes('account') ? everything : ROUTE_SCENES;
const scenes = names.length === 0 ? wanted : everything.filter((scene) => names.some((word) => isCalled(scene, word)));
if (scenes.length === 0) fail(`There is no such picture. Pictures: ${everything.map(({ name }) => name).join(', ')}.`);

const folder = join(root, '.shots/compare');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
// Pages print their own address: the other web is seen at that of this one.
const elsewhere = `--host-resolver-rules=MAP ${hostOf(BRAND)} localhost:${process.env.COMPARE_WEB_PORT}`;
const launch = (...more) => chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: [...BROWSER_ARGS, ...more] });
const browsers = await Promise.all([launch(elsewhere), launch()]);
const [before, after] = await Promise.all(browsers.map(buildSeenIn));
process.stdout.write(`Before: build ${before}. After: build ${after}.\n`);
const lines = [];
let alike = 0;
for (const language of languages)
  for (const scene of scenes)
    for (const device of Object.keys(DEVICES).filter((one) => scene.on === undefined || scene.on === one))
      await compare(scene, device, language);
await Promise.all(browsers.map((browser) => browser.close()));
process.stdout.write(`${alike} pictures are alike, ${lines.length} are not.\n`);
process.exitCode = lines.length > 0 ? 1 : 0;

async function buildSeenIn(browser) {
  const page = await browser.newPage();
  await page.goto(siteUrl(BRAND, '/login'));
  const build = await page.evaluate(() => window.__NEXT_DATA__.buildId);
  await page.close();
  return build;
}

async function compare(scene, device, language) {
  const shots = DEVICES[device].widths
    .filter((width) => widths.includes(width))
    .flatMap((width) => themes.map((theme) => ({ width, theme, name: `${scene.name}-${width}-${theme}-${language}` })));
  if (shots.length === 0) return;
  try {
    const account = scene.who && (await personCalled(scene.who));
    const different = await comparePages(browsers, { scene, device, language, account }, shots);
    for (const one of different) await tell(one);
    alike += shots.length - different.length;
    if (different.length === 0) process.stdout.write(`${scene.name} on a ${device} in ${language}: alike\n`);
  } catch (error) {
    note(`${scene.name} on a ${device} in ${language}: not taken (${error.message.split('\n')[0]})`);
  }
}

async function tell({ shot, before, after, differences }) {
  const { count, box, width, height } = differences;
  const where = `${box.right - box.left} x ${box.bottom - box.top} px at ${box.left}, ${box.top}`;
  writeFileSync(join(folder, `${shot.name}.png`), await differencePicture(before, after, differences));
  note(`${shot.name}: ${count} of ${width * height} pixels differ, ${where}`);
}

/** Kept at once: whoever stops a long run has what it found. */
function note(line) {
  lines.push(line);
  process.stdout.write(`${line}\n`);
  writeFileSync(join(folder, 'differences.txt'), `${lines.join('\n')}\n`);
}
