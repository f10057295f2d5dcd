import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/** How SWR names what it keeps of a list by pages: with the call of its first page. `mutate` with a filter passes over these. */
const LIST = /^\$inf\$@"(\w+)"/;

/**
 * Reads again what certain calls answered, lists by pages (`usePagedQuery`) among it: what is shown at once, and stands until then; what is
 * not, when it is shown next.
 */
export function useReadAgain(): (isMeant: (call: unknown) => boolean) => void {
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    (isMeant) => {
      const lists = [...cache.keys()].flatMap((key) => {
        const call = LIST.exec(key)?.[1];
        return call !== undefined && isMeant(call) ? [{ key, call }] : [];
      });
      const isPage = (key: unknown[]) => lists.some(({ call }) => call === key[0]);
      void mutate((key) => Array.isArray(key) && isMeant(key[0]) && !isPage(key));
      // A list takes a page that is kept as it is.
      void mutate((key) => Array.isArray(key) && isMeant(key[0]) && isPage(key), undefined, { revalidate: false });
      for (const { key } of lists) void mutate(key);
    },
    [cache, mutate],
  );
}
