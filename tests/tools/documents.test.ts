import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where the project's files are; what is made or installed lies elsewhere. */
const FOLDERS = [
  'bench',
  'brands',
  'contract',
  'docs',
  'domain',
  'e2e',
  'exchange',
  'locales',
  'pages',
  'public',
  'server',
  'src',
  'styles',
  'tests',
  'tools',
];

/** Named, and rightly not there: what is told not to be, an example, an end of names, what a build makes. */
const NOT_THERE: Record<string, string[]> = {
  'docs/adr/0006-the-not-found-page-knows-its-host.md': ['pages/404.tsx'],
  'docs/CUSTODY.md': [
    'keys.json',
    'exchange/custody/bitcoin/bitcoinChain.ts',
    'exchange/compose/openBitcoin.ts',
    'DATA_DIR/told-addresses.json',
  ],
  'docs/FAULTS.md': ['.test.ts'],
  'docs/STRUCTURE.md': ['src/features/trade'],
  'docs/OPERATING.md': [
    'terms.es.md',
    '.build/exchange/main.mjs',
    '.build/server/main.mjs',
    'told-addresses.json',
    'DATA_DIR/told-addresses.json',
  ],
};

const FILE = /^[\w.[\]@-]+(\/[\w.[\]@-]+)*\.([cm]?js|tsx?|json|css|md)$/;

const documents = ['.', 'docs', 'docs/adr'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
);
const files = [
  ...readdirSync('.', { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? entry.name : [])),
  ...FOLDERS.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))),
];
const known = new Set([...FOLDERS, ...files]);
/** What a text leaves out where it has said which folder it speaks of, and of which kind the file is. */
const KINDS = ['', '.ts', '.tsx', '.test.ts', '.test.tsx', '.spec.ts'];
const isThere = (name: string) =>
  known.has(name.replace(/\/$/, '')) ||
  KINDS.some((kind) => files.some((file) => `/${file}`.endsWith(`/${name.replace(/\/$/, '')}${kind}`)));

describe('what documents name is there', () => {
  it.each(documents)('%s', (document) => {
    const text = readFileSync(document, 'utf8');
    const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);
    const isPath = (name: string) => FILE.test(name) || (/^[\w/]+$/.test(name) && FOLDERS.some((folder) => name.startsWith(`${folder}/`)));
    const lost = named.filter((name) => isPath(name) && !NOT_THERE[document]?.includes(name) && !isThere(name));
    const linked = [...text.matchAll(/\]\(([^)#:\s]+)(#[^)]*)?\)/g)].map(([, to = '']) => to);
    expect({ lost, linked: linked.filter((to) => !existsSync(join(dirname(document), to))) }).toEqual({ lost: [], linked: [] });
  });
});
