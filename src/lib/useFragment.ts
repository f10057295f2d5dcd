import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';

/**
 * What stands behind the # of the address, which no server sees; undefined until the browser has read it. A second link that is opened
 * in the same tab changes nothing but that: the browser tells of it, the router does not.
 */
export function useFragment(): string | undefined {
  const { asPath } = useRouter();
  const [fragment, setFragment] = useState<string>();
  useEffect(() => setFragment(asPath.split('#')[1] ?? ''), [asPath]);
  useEffect(() => {
    const read = () => setFragment(window.location.hash.slice(1));
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return fragment;
}
