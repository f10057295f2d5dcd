import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Person } from '../fixtures';

interface I18n {
  language: string;
  getResourceBundle(language: string, namespace: string): object;
  addResourceBundle(language: string, namespace: string, words: object, deep: boolean, overwrite: boolean): void;
  emit(event: 'languageChanged', language: string): void;
}
type Catalogue = Record<string, object>;
type Held = { otherWords: Catalogue; ownWords?: Catalogue };

/**
 * Says everything on the page in the words that wait for it, or in its own again, where it stands: nothing is loaded or opened anew.
 * Runs in the page.
 */
export async function sayIn(words: 'other' | 'own'): Promise<void> {
  // So many controls on a page are not all named alike in two languages.
  const FEW = 10;
  const held = window as unknown as Held;
  const container = document.getElementById('__next') as unknown as Record<string, { stateNode: { current: unknown } }>;
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$')) ?? '';
  type Part = { memoizedProps?: { i18n?: I18n }; child?: Part; sibling?: Part };
  const parts = [container[key]?.stateNode.current as Part | undefined];
  let i18n: I18n | undefined;
  while (parts.length > 0 && !i18n) {
    const part = parts.pop();
    if (part?.memoizedProps?.i18n?.addResourceBundle) i18n = part.memoizedProps.i18n;
    else if (part) parts.push(part.sibling, part.child);
  }
  if (!i18n) throw new Error('the page has no words');
  const { language } = i18n;
  const namespaces = Object.keys(held.otherWords);
  const controls = () => [...document.querySelectorAll('a, button, label')].map(({ textContent }) => textContent?.replace(/\d/g, ''));
  const before = controls();
  if (words === 'other')
    held.ownWords = structuredClone(Object.fromEntries(namespaces.map((name) => [name, i18n.getResourceBundle(language, name)])));
  const said = words === 'other' ? held.otherWords : (held.ownWords ?? {});
  for (const name of namespaces) i18n.addResourceBundle(language, name, said[name] ?? {}, true, true);
  i18n.emit('languageChanged', language);
  // What measures itself does so in the frame after, and is drawn in the next.
  for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  if (before.length > FEW && before.join() === controls().join()) throw new Error('the page says nothing otherwise');
}

/** Has the words in every page of the person's that is loaded from now on. @param folder of languages, as `locales` */
export async function bringOtherWords({ page }: Person, folder: string, language: string): Promise<void> {
  const read = (namespace: string) => JSON.parse(readFileSync(join(folder, language, `${namespace}.json`), 'utf8')) as object;
  await page.addInitScript((words) => Object.assign(window, { otherWords: words }), { common: read('common'), error: read('error') });
}
