import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository. Every command works from here, wherever it was called. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
