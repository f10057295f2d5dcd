import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hintCompilation } from '@/tools/lib/compileHints.mjs';

const LARGE = `const word = "${'a'.repeat(31 * 1024)}";`;
const folder = mkdtempSync(join(tmpdir(), 'kontor-hints-'));
const file = (name: string) => join(folder, name);
const read = (name: string) => readFileSync(file(name), 'utf8');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('large scripts begin with the hint, once however often they are built; small ones and styles stay as they are', () => {
  mkdirSync(file('deeper'));
  for (const name of ['page.js', 'deeper/part.js', 'sheet.css']) writeFileSync(file(name), LARGE);
  writeFileSync(file('small.js'), 'const word = "a";');
  hintCompilation(folder);
  hintCompilation(folder);
  expect(read('page.js')).toBe(`//# allFunctionsCalledOnLoad\n${LARGE}`);
  expect(read('deeper/part.js')).toBe(`//# allFunctionsCalledOnLoad\n${LARGE}`);
  expect(read('sheet.css')).toBe(LARGE);
  expect(read('small.js')).toBe('const word = "a";');
});
