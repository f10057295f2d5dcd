import { randomInt } from 'node:crypto';

// No 0, 1, I or O: people read these out.
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** For codes that people read out and type: 5 random bits each. */
export const spokenCode = (length: number): string => Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');
