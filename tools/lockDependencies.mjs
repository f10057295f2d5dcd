import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from './lib/fail.mjs';
import { run } from './lib/processes.mjs';
import { root } from './lib/root.mjs';

// npm run lock: brings package-lock.json up to date with package.json, and completes it.
//
// Packages with native parts (Next, SWC, Biome ...) ship one optional package per platform. A registry that mirrors only
// some platforms leaves the others out of the lock file, and `npm ci` then refuses it everywhere. What is left out is
// known all the same: the parent names the exact version, the name says the platform. Such entries carry no integrity.

const lockFile = join(root, 'package-lock.json');

await run('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund', '--loglevel=error'], { label: 'npm install' });
const lock = JSON.parse(readFileSync(lockFile, 'utf8'));
const added = completePlatforms(lock.packages);
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([left], [right]) => (left < right ? -1 : 1)));
writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`package-lock.json is up to date; ${added} platform packages were completed.\n`);

function completePlatforms(packages) {
  let count = 0;
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries({ ...packages })) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (isLocked(packages, path, name)) continue;
      const platform = platformOf(name);
      // An optional dependency that is no platform package, or a range, cannot be derived: npm must find it.
      if (!platform || !/^\d+\.\d+\.\d+/.test(version)) continue;
      const place = packages[`node_modules/${name}`] ? `${path}/node_modules/${name}` : `node_modules/${name}`;
      packages[place] = { version, ...platform, ...(dev ? { dev } : {}), optional: true };
      count += 1;
    }
  }
  if (count > 200) fail('More platform packages are missing than can be right; is the registry reachable?');
  return count;
}

/** Whether Node would find `name` from the package at `path`, walking up. */
function isLocked(packages, path, name) {
  const steps = path.split('/node_modules/');
  const above = steps.map((_, index) => [...steps.slice(0, steps.length - index), name].join('/node_modules/'));
  return [...above, `node_modules/${name}`].some((place) => packages[place]);
}

/** os, cpu and libc fields, from names such as "@next/swc-linux-arm64-gnu". */
function platformOf(name) {
  const words = name.split('/').at(-1).split('-');
  const os = words.find((word) => ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'].includes(word));
  const cpu = words.find((word) => ['arm', 'arm64', 'ia32', 'x64', 'ppc64', 'riscv64', 's390x', 'loong64'].includes(word));
  if (!os || !cpu) return undefined;
  const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : words.some((word) => word.startsWith('gnu')) ? 'glibc' : undefined;
  return { cpu: [cpu], os: [os], ...(os === 'linux' && libc ? { libc: [libc] } : {}) };
}
