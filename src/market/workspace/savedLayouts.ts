import { type SavedLayout, storedLayouts, storeLayouts } from '@/src/theme/terminalLayout/storedLayouts';
import { isSameLayout, type TerminalLayout } from '@/src/theme/terminalLayout/terminalLayout';

export const LONGEST_NAME = 24;

/** The name as it is kept; empty when there is nothing in it. */
export const layoutName = (text: string): string => text.trim().replace(/\s+/g, ' ').slice(0, LONGEST_NAME);

export function isNameTaken(name: string, saved: readonly SavedLayout[]): boolean {
  return saved.some((known) => known.name === name);
}

/** A name nobody has taken: the suggestion, or the suggestion with a number. */
export function freeName(suggestion: string, saved: readonly SavedLayout[]): string {
  const names = [suggestion, ...saved.map((_, index) => `${suggestion} ${index + 2}`)];
  return names.find((name) => !isNameTaken(name, saved)) ?? suggestion;
}

/** Keeps the current layout under a name; one kept under it before is replaced. `now`: milliseconds since the epoch. */
export function saveCurrentLayout(name: string, now: number): void {
  const { current, saved } = storedLayouts.getSnapshot();
  const entry = { name, savedAt: now, layout: current };
  storeLayouts({ saved: isNameTaken(name, saved) ? saved.map((known) => (known.name === name ? entry : known)) : [...saved, entry] });
}

export function renameLayout(from: string, to: string): void {
  storeLayouts({ saved: storedLayouts.getSnapshot().saved.map((known) => (known.name === from ? { ...known, name: to } : known)) });
}

export function deleteLayout(name: string): void {
  storeLayouts({ saved: storedLayouts.getSnapshot().saved.filter((known) => known.name !== name) });
}

/** The saved layout that is in use; undefined when none, or a changed one, is. */
export function savedNameOf(layout: TerminalLayout, saved: readonly SavedLayout[]): string | undefined {
  return saved.find((known) => isSameLayout(known.layout, layout))?.name;
}
