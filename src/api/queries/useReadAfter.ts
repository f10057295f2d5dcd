import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { ActingCall } from '@/contract/callActs';
import { readsChangedBy } from './readsChangedBy';
import { readIn } from './useReadAgain';

/** Reads again what an act has changed (`readsChangedBy`). Resolves when what is shown has come, or could not be read. */
export function useReadAfter(): (act: ActingCall) => Promise<void> {
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    (act) => {
      const changed: readonly unknown[] = readsChangedBy[act];
      return readIn({ cache, mutate }, (call) => changed.includes(call));
    },
    [cache, mutate],
  );
}
