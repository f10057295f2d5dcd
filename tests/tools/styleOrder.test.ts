import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

// In which order the style sheets of a page come is the bundler's to say, and changes with what is imported where. So no element may
// take one property from two sheets by rules of the same weight: one of them gives way by `:where`.

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return path.endsWith('.tsx') ? [path] : [];
  });

/** What each class of a sheet says by itself, without what it stands in or beside. */
function saidIn(sheet: string): Map<string, Map<string, string>> {
  const said = new Map<string, Map<string, string>>();
  const text = readFileSync(sheet, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  for (const [, selectors = '', body = ''] of text.matchAll(/([^{}]+)\{([^{}]*)\}/g))
    for (const selector of selectors.split(',')) {
      const name = /^\s*\.([\w-]+)\s*$/.exec(selector)?.[1];
      if (name === undefined) continue;
      const properties = said.get(name) ?? new Map<string, string>();
      for (const [, property = '', value = ''] of body.matchAll(/([\w-]+):\s*([^;]+);/g)) properties.set(property, value);
      said.set(name, properties);
    }
  return said;
}

function sheetsOf(file: string, source: string): Map<string, string> {
  const imports = source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g);
  const pathOf = (from: string) => (from.startsWith('@/') ? resolve(from.slice(2)) : resolve(dirname(file), from));
  return new Map([...imports].map(([, name = '', from = '']) => [name, pathOf(from)]));
}

function conflictsIn(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const sheets = sheetsOf(file, source);
  if (sheets.size < 2) return [];
  return [...source.matchAll(/clsx\(([^;{}]*?)\)(?=[}\s,)])/g)].flatMap(([, given = '']) => {
    const classes = [...given.matchAll(/\b(\w+)\.(\w+)\b/g)].flatMap(([, sheet = '', name = '']) => {
      const path = sheets.get(sheet);
      return path === undefined ? [] : [{ path, name, said: saidIn(path).get(name) ?? new Map<string, string>() }];
    });
    return classes.flatMap((first, index) =>
      classes
        .slice(index + 1)
        .filter(({ path }) => path !== first.path)
        .flatMap((second) =>
          [...first.said.keys()]
            .filter((property) => second.said.has(property) && second.said.get(property) !== first.said.get(property))
            .map((property) => `${file}: ${first.name} and ${second.name} both say ${property}`),
        ),
    );
  });
}

it('no element takes one property from two style sheets', () => {
  expect(filesIn('src').flatMap(conflictsIn)).toEqual([]);
});
