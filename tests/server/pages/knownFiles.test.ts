import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { knownFiles } from '@/server/pages/knownFiles';

describe('the files of a build', () => {
  const root = mkdtempSync(join(tmpdir(), 'kontor-files-'));
  let kindOf: ReturnType<typeof knownFiles>;

  beforeAll(() => {
    for (const name of ['public/robots.txt', '.next/static/chunks/a.js', '.next/static/chunks/pages/[symbol]-1.js']) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), '');
    }
    kindOf = knownFiles(root);
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it.each<[string, ReturnType<typeof kindOf>]>([
    ['/robots.txt', 'file'],
    ['/_next/static/chunks/a.js', 'file'],
    ['/_next/static/chunks/a.js?dpl=1', 'file'],
    ['/_next/static/chunks/pages/[symbol]-1.js', 'file'],
    ['/_next/static/chunks/pages/%5Bsymbol%5D-1.js', 'file'],
    ['/_next/static/chunks/b.js', 'missing'],
    ['/%5fnext/static/chunks/a.js', 'missing'],
    ['/_next/static/chunks/%61.js', 'missing'],
    ['/%5fnext/static/chunks/b.js', 'missing'],
    ['/%72obots.txt', 'missing'],
    ['/markets', 'page'],
    ['/trade/spot/%5Bsymbol%5D', 'page'],
    ['/%', 'malformed'],
  ])('%s is: %s', (url, kind) => {
    expect(kindOf(url)).toBe(kind);
  });
});
