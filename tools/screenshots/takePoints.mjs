import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { fail } from '../lib/fail.mjs';
import { root } from '../lib/root.mjs';
import { POINTS } from './points/index.mjs';
import { createStage } from './points/stage.mjs';

// npm run screenshots -- points: takes the "after" pictures of docs/HANDS_AND_EYES.md anew; `points 3 17` some of them.

/** Of another state of the product the pictures are called otherwise, or put elsewhere. */
const SUFFIX = process.env.POINTS_SUFFIX ?? 'after';
const folder = process.env.POINTS_FOLDER ?? join(root, 'docs/images/hands-and-eyes');

const wanted = process.argv.slice(2).map(Number);
const unknown = wanted.find((number) => !POINTS.some(({ point }) => point === number));
if (unknown !== undefined) fail(`There is no picture of point ${unknown}. Points: ${POINTS.map(({ point }) => point).join(', ')}.`);

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox', '--disable-gpu'] });
const missed = [];
for (const { point, isRow, take } of POINTS.filter(({ point }) => wanted.length === 0 || wanted.includes(point))) {
  const stage = createStage(browser);
  const file = `${String(point).padStart(2, '0')}-${SUFFIX}.jpg`;
  try {
    await take(stage);
    const jpeg = await stage.develop(isRow);
    writeFileSync(join(folder, file), jpeg);
    process.stdout.write(`${file}  ${(jpeg.length / 1000).toFixed(1)} kB\n`);
  } catch (error) {
    // The others can be taken all the same.
    missed.push(file);
    process.stderr.write(`${file}: ${error.message}\n`);
  }
  await stage.close();
}
await browser.close();
if (missed.length > 0) fail(`Not taken: ${missed.join(', ')}.`);
