import type { Person } from '../fixtures';
import { pressHotkey } from '../keys';
import type { Control, Role, Step } from './inPage';
import type { Way } from './surface';

export type Find = (person: Person) => Control;

export const byId =
  (testId: string): Find =>
  () => ({ testId });

/** A control whose name starts with these words. */
export const named =
  (role: Role, key: string, values?: Record<string, string | number>): Find =>
  ({ t }) => ({ role, name: t(key, values) });

/** Presses what changes the page itself. */
export const pressed = (find: Find): Way => ({ covers: false, steps: (person) => [{ press: find(person) }] });

/** Presses one after the other, and each time something comes over the page. */
export const opened = (...finds: readonly Find[]): Way => ({
  covers: true,
  steps: (person) => finds.map((find) => ({ open: find(person) })),
});

/** Done by hand, and nothing comes over the page. */
export const byHand = (act: (person: Person) => Promise<unknown>): Way => ({ covers: false, byHand: act });

/** Done by hand until something lies over the page. */
export const openedByHand = (act: (person: Person) => Promise<unknown>): Way => ({ covers: true, byHand: act });

/** The same, with more steps behind. */
export const openedThen = (find: Find, ...then: readonly ((person: Person) => Step)[]): Way => ({
  covers: true,
  steps: (person) => [{ open: find(person) }, ...then.map((step) => step(person))],
});

export const hotkey = (id: Parameters<typeof pressHotkey>[1], covers = true): Way => ({
  covers,
  byHand: ({ page }) => pressHotkey(page, id),
});
