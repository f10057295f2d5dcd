import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Read by V8 at the very top of a script (https://v8.dev/blog/explicit-compile-hints); to other engines it is a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** V8 compiles a script beside the page while it still comes from this size on; what is smaller would hold the page itself up. */
const LEAST_BYTES = 30 * 1024;

/**
 * Has a browser compile the functions of the pages' scripts on another thread, while they are loaded. Without it each function, and with
 * Next's bundler each module is one, is read twice: skipped while loading, and compiled by the page's own thread when it is first called.
 */
export function hintCompilation(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    const path = join(folder, String(name));
    if (!path.endsWith('.js') || statSync(path).size < LEAST_BYTES) continue;
    const text = readFileSync(path, 'utf8');
    if (!text.startsWith(HINT)) writeFileSync(path, HINT + text);
  }
}
