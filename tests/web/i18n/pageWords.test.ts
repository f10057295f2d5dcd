/** @jest-environment node */
// What a page's HTML brings to say is what its modules ask for, static and lazy ones: no word is missing, none travels for nothing.
import { readdirSync, readFileSync } from 'node:fs';
import english from '@/locales/en/common.json';
import type { Branch } from '@/src/i18n/branches';
import { pickBranches } from '@/src/i18n/branches';
import { LOCALES } from '@/src/i18n/locales';
import { pageWords } from '@/src/i18n/pageWords';
import { memberWords, shellWords } from '@/src/shell/words';
import { modulesFrom } from '@/tests/support/moduleGraph';
import { readWords, wordStem } from '@/tests/support/wordFiles';
import { canAskFor, isWordList, wordUseOf } from '@/tests/support/wordUse';

const stemsOf = (namespace: string) => [...new Set([...readWords('en', namespace).keys()].map(wordStem))];
const stems = stemsOf('common');
const readUse = wordUseOf(Object.keys(english));
const ofWeb = (files: ReadonlyMap<string, string>) =>
  new Map([...files].filter(([file]) => /^(src|pages)\//.test(file) && !isWordList(file)));

function askedFor(files: ReadonlyMap<string, string>): { words: string[]; errors: string[] } {
  const { keys, errorKeys, templates } = readUse(ofWeb(files));
  const words = stems.filter((stem) => keys.has(stem) || templates.some((template) => canAskFor(template, stem)));
  return { words, errors: [...errorKeys.keys()] };
}

/** Whether `branch` brings `stem`. */
function brings(branch: string, stem: string): boolean {
  const [group = '', part] = branch.split('.', 2);
  if (branch === stem || part === undefined) return branch === stem || stem.startsWith(`${branch}.`);
  return part === '*' ? stem.startsWith(`${group}.`) && stem.split('.').length === 2 : stem.startsWith(`${branch}.`);
}

const broughtBy = (branches: readonly string[], stem: string) => branches.some((branch) => brings(branch, stem));
const common = (branches: readonly Branch[]) => branches.filter((branch) => !branch.startsWith('error:'));
const ofErrors = (branches: readonly Branch[]) =>
  branches.filter((branch) => branch.startsWith('error:')).map((branch) => branch.slice('error:'.length));

/** What a page declares: the lists it imports from the words of features. */
function declaredBy(page: string): Branch[] {
  const source = readFileSync(page, 'utf8');
  return [...source.matchAll(/import \{([^}]*)\} from '(@\/src\/[\w/]+\/words)'/g)].flatMap(([, names = '', from = '']) => {
    const lists = jest.requireActual<Record<string, readonly Branch[]>>(from.replace('@/', '../../../'));
    return names.split(',').flatMap((name) => lists[name.trim()] ?? []);
  });
}

const pages = readdirSync('pages', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx$/.test(file) && !file.startsWith('_'))
  .map((file) => `pages/${file}`);
// The page of those who are turned away is put together by the shell.
const withList = pages.filter((page) => page !== 'pages/error/ip-limit.tsx');
const shell = askedFor(new Map([...modulesFrom('pages/_app.tsx'), ...modulesFrom('pages/_error.tsx')]));

describe('the words of the shell', () => {
  it('are all there, on every page', () => {
    expect(shell.words.length).toBeGreaterThan(200);
    expect(shell.words.filter((stem) => !broughtBy([...shellWords, ...memberWords], stem))).toEqual([]);
    expect(shell.errors.filter((key) => !broughtBy(ofErrors(shellWords), key))).toEqual([]);
  });

  it('that only users are brought are those of notifications', () => {
    expect(memberWords.filter((branch) => !branch.startsWith('notifications.'))).toEqual([]);
    const files = modulesFrom('src/shell/header/NotificationMenu.tsx');
    const ofNotices = askedFor(files).words;
    const lacking = shell.words.filter((stem) => !broughtBy(shellWords, stem));
    expect(lacking.filter((stem) => !ofNotices.includes(stem))).toEqual([]);
  });

  it('are all asked for', () => {
    // Titles are asked for by the pages.
    const declared = common([...shellWords, ...memberWords]).filter((branch) => branch !== 'shell.titles');
    expect(declared.filter((branch) => !shell.words.some((stem) => brings(branch, stem)))).toEqual([]);
  });
});

describe.each(withList)('the words of %s', (page) => {
  const declared = declaredBy(page);
  const asked = askedFor(modulesFrom(page));

  it('are all there', () => {
    const brought = [...shellWords, ...declared];
    expect(asked.words.filter((stem) => !broughtBy(brought, stem))).toEqual([]);
    expect(asked.errors.filter((key) => !broughtBy(ofErrors(brought), key))).toEqual([]);
  });

  it('are asked for, and not brought by the shell already', () => {
    const idle = common(declared).filter((branch) => !asked.words.some((stem) => brings(branch, stem)));
    expect(idle).toEqual([]);
    expect(declared.filter((branch) => shellWords.includes(branch))).toEqual([]);
  });
});

describe('picked branches', () => {
  const words = {
    send: { title: 'Send', days_one: 'A day', days_other: 'Days', book: { add: 'Add' } },
    legal: { print: 'Print' },
    '400': 'No',
  };

  it.each([
    [['legal'], { legal: words.legal }],
    [['send.book'], { send: { book: words.send.book } }],
    [['send.*'], { send: { title: 'Send', days_one: 'A day', days_other: 'Days' } }],
    [['send.days', 'send.book', '400'], { send: { days_one: 'A day', days_other: 'Days', book: words.send.book }, '400': 'No' }],
    [['send', 'send.title'], { send: words.send }],
    [['unknown.part'], {}],
  ])('%j', (branches, picked) => {
    expect(pickBranches(words, branches)).toEqual(picked);
  });
});

describe('pageWords', () => {
  it.each(LOCALES)('brings what is declared and no second language: %s', async (locale) => {
    const { _nextI18Next } = await pageWords(locale, ['earn.title', 'error:network']);
    const title = readWords(locale, 'common').get('earn.title');
    expect(_nextI18Next?.initialI18nStore).toEqual({
      [locale]: { common: { earn: { title } }, error: { network: readWords(locale, 'error').get('network') } },
    });
  });
});
