import type common from '@/locales/en/common.json';
import type error from '@/locales/en/error.json';

export interface Words {
  [key: string]: Words | string;
}

/** `pairs` of `pairs_one` and `pairs_few`: what code asks for, whatever plural forms a language has. */
type Stem<Key extends string> = Key extends `${infer Asked}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Asked : Key;
type Inner<Group> = { [Key in keyof Group & string]: Group[Key] extends string ? Stem<Key> : Key }[keyof Group & string];
type BranchOf<Catalogue> = {
  [Group in keyof Catalogue & string]: Catalogue[Group] extends string ? Group : Group | `${Group}.${'*' | Inner<Catalogue[Group]>}`;
}[keyof Catalogue & string];

/**
 * A part of the words that travels with a page that declares it: a group (`legal`), a group within one (`send.book`), what stands in a
 * group itself (`send.*`), or one text (`earn.title`); of the texts of errors as `error:earn`.
 */
export type Branch = BranchOf<typeof common> | `error:${BranchOf<typeof error>}`;

const FORM = /_(zero|one|two|few|many|other)$/;

function partOf(group: Words, name: string): Words {
  const isAsked = (key: string, value: Words | string) =>
    name === '*' ? typeof value === 'string' : key === name || (typeof value === 'string' && key.replace(FORM, '') === name);
  return Object.fromEntries(Object.entries(group).filter(([key, value]) => isAsked(key, value)));
}

/** The words of the branches, in the shape of the whole. */
export function pickBranches(words: Words, branches: readonly string[]): Words {
  const picked: Words = {};
  for (const branch of branches) {
    const [name = '', part] = branch.split('.', 2);
    const group = words[name];
    if (group === undefined) continue;
    const before = picked[name];
    if (part === undefined || typeof group === 'string') picked[name] = group;
    else picked[name] = { ...(typeof before === 'object' ? before : {}), ...partOf(group, part) };
  }
  return picked;
}
