import { readSession, writeSession } from '@/src/lib/storage';

// An address typed on the home page, on its way to the registration. Kept in the tab, so that it never stands in a URL.
const KEY = 'started_address';

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 320;

/** Remembers what was typed; nothing but spaces forgets it. */
export function keepStartedAddress(text: string): void {
  writeSession(KEY, text.trim() || undefined);
}

/** What was typed, once: a second visit starts empty. */
export function takeStartedAddress(): string | undefined {
  const text = readSession(KEY, isText);
  writeSession(KEY, undefined);
  return text;
}
