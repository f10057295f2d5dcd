import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from './lib/fail.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { requireNode } from './lib/node.mjs';
import { run } from './lib/processes.mjs';
import { root } from './lib/root.mjs';

// npm run bench: prints figures and judges nothing. `npm run bench -- engine` runs one.

requireNode();
await installIfNeeded();
const all = readdirSync(join(root, 'bench'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length));
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !all.includes(name));
if (unknown) fail(`There is no benchmark "${unknown}". Benchmarks: ${all.join(', ')}.`);
for (const name of wanted.length > 0 ? wanted : all) {
  process.stdout.write(`\n${name}\n`);
  await run(process.execPath, ['--import', 'tsx', join(root, 'bench', `${name}.ts`)], { label: `bench ${name}` });
}
