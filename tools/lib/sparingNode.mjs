import { spawnSync } from 'node:child_process';

/**
 * For a program whose code runs once or twice: the optimizing compiler waits until a function has earned it (V8 takes one on after a
 * fifteenth of this). A tenth of all that tests of code cost (docs/adr/0017).
 */
const WANTED = ['--interrupt-budget=1000000'];

/** What to tell Node before such a program. Flags of V8 are promised to nobody: one that this Node does not know is left out. */
export const sparingFlags = () => WANTED.filter((flag) => spawnSync(process.execPath, [flag, '-e', ''], { stdio: 'ignore' }).status === 0);
