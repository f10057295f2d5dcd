import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/** How SWR names what it keeps of a list by pages: with the call of its first page. `mutate` with a filter passes over these. */
const LIST = /^\$inf\$@"(\w+)"/;

type Queries = Pick<ReturnType<typeof useSWRConfig>, 'cache' | 'mutate'>;

/** `useReadAgain` for who has the cache in hand. Resolves when what is shown has come, or could not be read. */
export async function readIn({ cache, mutate }: Queries, isMeant: (call: unknown) => boolean): Promise<void> {
  const lists = [...cache.keys()].flatMap((key) => {
    const call = LIST.exec(key)?.[1];
    return call !== undefined && isMeant(call) ? [{ key, call }] : [];
  });
  const isPage = (key: unknown[]) => lists.some(({ call }) => call === key[0]);
  const plain = mutate((key) => Array.isArray(key) && isMeant(key[0]) && !isPage(key));
  // A list takes a page that is kept as it is.
  void mutate((key) => Array.isArray(key) && isMeant(key[0]) && isPage(key), undefined, { revalidate: false });
  await Promise.all([plain, ...lists.map(({ key }) => mutate(key))]);
}

/**
 * Reads again what certain calls answered, lists by pages (`usePagedQuery`) among it: what is shown at once, and stands until then; what is
 * not, when it is shown next.
 */
export function useReadAgain(): (isMeant: (call: unknown) => boolean) => void {
  const { cache, mutate } = useSWRConfig();
  return useCallback((isMeant) => void readIn({ cache, mutate }, isMeant), [cache, mutate]);
}
