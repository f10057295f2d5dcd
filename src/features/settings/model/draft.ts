import type { Preferences } from '@/contract/preferences';

/** What the page lets change with "Save"; the look takes effect at once and is not among it. */
export interface Editable extends Pick<Preferences, 'nickName' | 'currency' | 'timeZone' | 'soundFilled' | 'soundRefused'> {
  language: string;
}

export type EditableName = keyof Editable;

/** In the order of the page: the bar names them so. */
export const EDITABLE_NAMES: readonly EditableName[] = ['nickName', 'language', 'currency', 'timeZone', 'soundFilled', 'soundRefused'];

/** What was touched and is not as it is saved. What another device saves meanwhile shows up in what was not touched. */
export type Draft = Partial<Editable>;

export const changedNames = (saved: Editable, draft: Draft): EditableName[] =>
  EDITABLE_NAMES.filter((name) => draft[name] !== undefined && draft[name] !== saved[name]);

/** The changes for the account's own call: the language has another. Undefined when there are none. */
export function accountChanges(saved: Editable, draft: Draft): Omit<Draft, 'language'> | undefined {
  const names = changedNames(saved, draft).filter((name) => name !== 'language');
  return names.length === 0 ? undefined : Object.fromEntries(names.map((name) => [name, draft[name]]));
}
