import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './root.mjs';

const MOST_BYTES = 64_000_000;
const VISIT = join(root, 'tools/lib/lighthouseVisit.mjs');

/**
 * What Lighthouse says of a page, visited once. In a process of its own, for what runs the benchmarks from source names every function
 * through a helper, and Lighthouse sends functions into the page, which has none.
 */
export async function judge(visit) {
  const { stdout } = await promisify(execFile)(process.execPath, [VISIT, JSON.stringify(visit)], { maxBuffer: MOST_BYTES });
  return JSON.parse(stdout);
}
