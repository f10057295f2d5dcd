import { BRANDS } from './brands.mjs';
import { CHART } from './chart.mjs';
import { DESK } from './desk.mjs';
import { MONEY } from './money.mjs';
import { NEWCOMERS } from './newcomers.mjs';
import { PHONES } from './phones.mjs';
import { SHELL } from './shell.mjs';
import { WORDS } from './words.mjs';

/** The pictures of docs/HANDS_AND_EYES.md, by point. */
export const POINTS = [...MONEY, ...CHART, ...DESK, ...WORDS, ...PHONES, ...BRANDS, ...NEWCOMERS, ...SHELL];
