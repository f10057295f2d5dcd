import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './lib/bundle.mjs';
import { fail } from './lib/fail.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { requireNode } from './lib/node.mjs';
import { run } from './lib/processes.mjs';
import { root } from './lib/root.mjs';

// npm run bench: prints figures and judges nothing. `npm run bench -- engine` runs one, options and all:
// `npm run bench -- soak --minutes 5`.

requireNode();
await installIfNeeded();
const all = readdirSync(join(root, 'bench'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length));
// They take long, up to half an hour: only who asks for them gets them.
const ON_DEMAND = ['soak', 'growth', 'kills', 'network', 'back'];
// Measured as the product is built. Run from source, every small function is named anew each time it is made, which the product
// does not do and an order feels. The others start programs from their sources, or a browser against the built site.
const AS_BUILT = ['engine', 'growth', 'hostile', 'money', 'orders'];
const given = process.argv.slice(2);
const firstOption = given.findIndex((word) => word.startsWith('-'));
const wanted = firstOption < 0 ? given : given.slice(0, firstOption);
const options = given.slice(wanted.length);
const unknown = wanted.find((name) => !all.includes(name));
if (unknown) fail(`There is no benchmark "${unknown}". Benchmarks: ${all.join(', ')}.`);
for (const name of wanted.length > 0 ? wanted : all.filter((each) => !ON_DEMAND.includes(each))) {
  process.stdout.write(`\n${name}\n`);
  const source = join(root, 'bench', `${name}.ts`);
  const program = AS_BUILT.includes(name) ? [await bundle(source, `.build/bench/${name}`)] : ['--import', 'tsx', source];
  await run(process.execPath, [...program, ...options], { label: `bench ${name}` });
}
