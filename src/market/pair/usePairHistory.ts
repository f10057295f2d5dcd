import { useRouter } from 'next/compat/router';
import { useEffect } from 'react';
import { matchRoute } from '@/src/config/matchRoute';
import { isTerminalPath } from '@/src/config/terminalPath';

/** A locale in front of a path, as Next writes it. */
const LOCALE = /^\/[a-z]{2}(-[A-Z]{2})?(?=\/)/;

/** Whether two addresses, in whatever languages, are of one kind's terminal. */
function isOneTerminal(one: string, other: string): boolean {
  const [path, otherPath] = [one.replace(LOCALE, ''), other.replace(LOCALE, '')];
  return isTerminalPath(path) && matchRoute(path)?.name === matchRoute(otherPath)?.name;
}

/** Back and forward between markets of a kind ask nothing from the page server either: what they lead to is this very page. */
export function usePairHistory(): void {
  const router = useRouter();
  useEffect(() => {
    if (!router) return;
    router.beforePopState(({ url, as, options }) => {
      const isNear = isOneTerminal(as, router.asPath) && (options.locale ?? router.locale) === router.locale;
      if (isNear) void router.replace(url, as, { shallow: true, scroll: false, locale: options.locale });
      return !isNear;
    });
    return () => router.beforePopState(() => true);
  }, [router]);
}
