import { HOTKEYS, type HotkeyId } from '../../config/hotkeys';
import { type Chord, isPressed, parseKeys } from './chord';
import { isDialogOpen, isTyping } from './hearsKeys';
import { isMac } from './isMac';
import { singleKeys } from './singleKeys';

/** False: there was nothing to do, and the key goes on to others. */
export type HotkeyAction = () => unknown;

interface Entry {
  id: HotkeyId;
  chords: readonly Chord[];
  scope: 'field' | 'always' | undefined;
}

const ENTRIES: readonly Entry[] = HOTKEYS.map(({ id, keys, scope }) => ({ id, scope, chords: parseKeys(keys) }));

/** Milliseconds in which the second key of a sequence has to follow. */
const SEQUENCE_MS = 1500;

// Who bound an action last has it: what lies on top of a page may take a key over, and hands it back when it goes.
const actions = new Map<HotkeyId, HotkeyAction[]>();
let pending: { first: Chord; until: number } | undefined;

const boundEntries = () => ENTRIES.filter(({ id }) => actions.has(id));

/** Names and modifiers cannot be hit by speaking; single characters can, and may be switched off. */
function isAllowed({ chords, scope }: Entry, typing: boolean, areSingleKeysOn: boolean): boolean {
  if (scope === 'field') return false;
  if (typing) return scope === 'always';
  return areSingleKeysOn || chords.every(({ key, mod, alt }) => mod || alt || key.length > 1);
}

function entryOf(event: KeyboardEvent, open: readonly Entry[]): Entry | undefined {
  const mac = isMac();
  const begun = pending;
  pending = undefined;
  if (begun && event.timeStamp <= begun.until) {
    const second = open.find(({ chords: [first, next] }) => first?.key === begun.first.key && next && isPressed(next, event, mac));
    if (second) return second;
  }
  const single = open.find(({ chords: [only, next] }) => only && !next && isPressed(only, event, mac));
  if (single) return single;
  const first = open.find(({ chords: [one, next] }) => one && next && isPressed(one, event, mac))?.chords[0];
  if (first) pending = { first, until: event.timeStamp + SEQUENCE_MS };
  return undefined;
}

function hear(event: KeyboardEvent): void {
  // While an input method composes, keys pick characters.
  if (event.defaultPrevented || event.repeat || event.isComposing || isDialogOpen()) return;
  if (['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return;
  const typing = isTyping(event.target);
  const areSingleKeysOn = singleKeys.getSnapshot();
  const entry = entryOf(
    event,
    boundEntries().filter((one) => isAllowed(one, typing, areSingleKeysOn)),
  );
  if (entry && runHotkey(entry.id)) event.preventDefault();
}

/** Does what the key does, as when it is picked from a list. False when no part of this page has bound it, or it had nothing to do. */
export function runHotkey(id: HotkeyId): boolean {
  const action = actions.get(id)?.at(-1);
  return action !== undefined && action() !== false;
}

/** Whether some part of this page has bound the action. */
export function isBound(id: HotkeyId): boolean {
  return actions.has(id);
}

/** Binds an action to its keys; the page's one listener starts with the first. Returns how to let go. */
export function bindHotkey(id: HotkeyId, action: HotkeyAction): () => void {
  if (actions.size === 0) document.addEventListener('keydown', hear);
  actions.set(id, [...(actions.get(id) ?? []), action]);
  return () => {
    const left = (actions.get(id) ?? []).filter((one) => one !== action);
    if (left.length > 0) actions.set(id, left);
    else actions.delete(id);
    if (actions.size === 0) document.removeEventListener('keydown', hear);
  };
}

/** Which of a field's own keys an event presses; undefined for any other, and for keys that choose among an input method's words. */
export function fieldHotkey(event: KeyboardEvent): HotkeyId | undefined {
  if (event.isComposing) return undefined;
  const mac = isMac();
  return ENTRIES.find(({ scope, chords: [chord] }) => scope === 'field' && chord && isPressed(chord, event, mac))?.id;
}
