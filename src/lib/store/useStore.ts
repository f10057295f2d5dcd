import { useSyncExternalStore } from 'react';
import type { Readable } from './store';

/**
 * What a store holds, followed.
 * @param onServer what the server and the first paint have in its place, where they cannot know it
 */
export function useStore<Value, First = Value>(
  { subscribe, getSnapshot }: Readable<Value>,
  onServer: () => Value | First = getSnapshot,
): Value | First {
  return useSyncExternalStore<Value | First>(subscribe, getSnapshot, onServer);
}
