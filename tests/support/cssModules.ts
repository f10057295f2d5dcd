import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');
const FOLDERS = ['src', 'pages'];

interface Source {
  path: string;
  text: string;
}

function filesOf(ending: RegExp): Source[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && ending.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  ).map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

/** Class names a style sheet has of its own: neither global ones, nor what looks like one in a comment, a text or a number. */
function classesOf(css: string): Set<string> {
  const bare = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/:global\((?:[^()]|\([^()]*\))*\)/g, '')
    .replace(/"[^"]*"/g, '');
  const selectors = [...bare.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector);
  return new Set(selectors.flatMap((selector) => [...selector.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name]) => name ?? '')));
}

/** How one source uses a style sheet: names it says, and whether it also takes names that are only known as it runs. */
interface Use {
  names: Set<string>;
  isOpen: boolean;
}

function useOf(text: string, local: string): Use {
  const names = new Set<string>();
  let isOpen = false;
  const code = text.replace(/^import .*$/gm, '').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  for (const [, dot, key, other] of code.matchAll(
    new RegExp(`(?<![\\w.'"\\x60-])${local}\\b(?:\\??\\.(\\w+)|\\[['"]([^'"]+)['"]\\]|(.))`, 'g'),
  )) {
    const name = dot ?? key;
    if (name !== undefined) names.add(name);
    else if (other !== ':') isOpen = true;
  }
  return { names, isOpen };
}

export interface SheetFaults {
  sheet: string;
  /** Classes nobody uses. */
  dead: string[];
  /** Names that are asked for and stand in no rule. */
  missing: string[];
}

/**
 * Style sheets beside their readers. A name that is put together as the program runs (`styles[trend]`) counts as used where any source
 * has it as a text of its own ('up'): what is called dead is dead, though something dead may pass.
 */
export function sheetFaults(): SheetFaults[] {
  const sources = filesOf(/\.tsx?$/);
  const words = new Set(sources.flatMap(({ text }) => [...text.matchAll(/'([A-Za-z][\w-]*)'/g)].map(([, word = '']) => word)));
  return filesOf(/\.module\.css$/).map(({ path, text }) => {
    const uses = sources.flatMap((source) => {
      const imports = [...source.text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)];
      return imports
        .filter(([, , from = '']) => path === (from.startsWith('@/') ? join(ROOT, from.slice(2)) : resolve(dirname(source.path), from)))
        .map(([, local = '']) => useOf(source.text, local));
    });
    const classes = classesOf(text);
    const said = new Set(uses.flatMap(({ names }) => [...names]));
    const isOpen = uses.some((use) => use.isOpen);
    return {
      sheet: relative(ROOT, path),
      dead: [...classes].filter((name) => !said.has(name) && !(isOpen && words.has(name))),
      missing: [...said].filter((name) => !classes.has(name)),
    };
  });
}
