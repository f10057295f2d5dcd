// Which modules of the web a page brings, static and lazy ones: by its imports, those through a door (`index.ts`) name by name.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');

interface Import {
  from: string;
  /** What is imported by name, as the other module calls it; undefined: all of it. */
  names: string[] | undefined;
  /** `export ... from`: under which names it is handed on, in the order of `names`. */
  handedOn?: string[];
}

interface Module {
  source: string;
  imports: Import[];
  /** It only hands on what others have. */
  isDoor: boolean;
}

const namesIn = (list: string) =>
  list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('type '));

const first = (part: string) => part.split(/\s+as\s+/)[0] ?? part;
const last = (part: string) => part.split(/\s+as\s+/).at(-1) ?? part;

const IMPORT = /^(import|export)\s+(type\s+)?(?:([\w$]+)\s*,?\s*)?(?:\{([^}]*)\}|\*(?:\s+as\s+[\w$]+)?)?\s*from\s+['"]([^'"]+)['"]/gm;

/** `import('...')`, and what is taken of it: `.then((module) => module.Panel)`. */
const LAZY = /\bimport\(\s*['"]([^'"]+)['"]\s*\)(?:\s*\.then\(\(?(?:\w+)\)?\s*=>\s*\w+\.(\w+)\))?/g;

function importsOf(source: string): Import[] {
  const imports: Import[] = [];
  for (const [, kind, isType, single, list, from = ''] of source.matchAll(IMPORT)) {
    if (isType || single === 'type') continue;
    const parts = list === undefined ? undefined : namesIn(list);
    // Types alone vanish when compiled.
    if (parts?.length === 0 && single === undefined) continue;
    const names = parts && [...parts.map(first), ...(single === undefined ? [] : ['default'])];
    imports.push({
      from,
      names: names ?? (single === undefined ? undefined : ['default']),
      ...(kind === 'export' && { handedOn: parts?.map(last) ?? [] }),
    });
  }
  for (const [, from = ''] of source.matchAll(/^import\s+['"]([^'"]+)['"]/gm)) imports.push({ from, names: undefined });
  for (const [, from = '', name] of source.matchAll(LAZY)) imports.push({ from, names: name === undefined ? undefined : [name] });
  return imports;
}

const modules = new Map<string, Module>();

function moduleAt(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const source = withoutComments(readFileSync(file, 'utf8'));
  const isDoor = /(^|\/)index\.ts$/.test(file) && source.replace(/^export\s[\s\S]*?from\s+['"][^'"]+['"];?/gm, '').trim() === '';
  const read = { source, imports: importsOf(source), isDoor };
  modules.set(file, read);
  return read;
}

function fileOf(from: string, importer: string): string | undefined {
  if (!from.startsWith('@/') && !from.startsWith('.')) return undefined;
  const path = from.startsWith('@/') ? from.slice(2) : join(dirname(importer), from);
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`].find(
    (file) => /\.tsx?$/.test(file) && existsSync(file),
  );
}

/** Source of every module that `entry`, or what it has under these names, needs at run time; by file. */
export function modulesFrom(entry: string, entryNames?: string[]): Map<string, string> {
  const reached = new Map<string, string>();
  const seen = new Set<string>();

  function visit(file: string, names: string[] | undefined): void {
    const { source, imports, isDoor } = moduleAt(file);
    const asked = isDoor ? names : undefined;
    const mark = `${file} ${asked?.join() ?? '*'}`;
    if (seen.has(mark)) return;
    seen.add(mark);
    if (!isDoor) reached.set(file, source);
    for (const { from, names: given, handedOn } of imports) {
      const target = fileOf(from, file);
      if (target === undefined) continue;
      const wanted = asked && handedOn && given ? given.filter((_, place) => asked.includes(handedOn[place] ?? '')) : given;
      if (asked && wanted?.length === 0) continue;
      visit(target, wanted);
    }
  }

  visit(entry, entryNames);
  return reached;
}
