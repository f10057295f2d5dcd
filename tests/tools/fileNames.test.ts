import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = ['src', 'pages', 'domain', 'exchange', 'contract', 'server', 'tests', 'e2e', 'tools', 'bench'];

/** What an import without an extension may mean. */
const importNames = (): string[] =>
  SOURCES.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter(
      (entry) =>
        entry.isFile() && /\.(tsx?|mjs|cjs|js)$/.test(entry.name) && !entry.name.endsWith('.d.ts') && !entry.name.endsWith('.d.mts'),
    )
    .map(({ parentPath, name }) => join(parentPath, name.replace(/\.(tsx?|mjs|cjs|js)$/, '')));

// On a disk that takes capitals and small letters for one, an import would find the other of two.
it('no two modules differ by capitals or ending alone', () => {
  const seen = new Map<string, string>();
  const pairs: string[] = [];
  for (const name of importNames()) {
    const other = seen.get(name.toLowerCase());
    if (other !== undefined) pairs.push(`${other} | ${name}`);
    seen.set(name.toLowerCase(), name);
  }
  expect(seen.size).toBeGreaterThan(3_000);
  expect(pairs).toEqual([]);
});
