// Next has no way to hold a navigation; every link and `router.push` of a page asks this context for its router.
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { type NextRouter, useRouter } from 'next/router';
import { type ReactNode, useMemo } from 'react';
import { leaving } from '@/src/lib/leaving';

type Push = NextRouter['push'];

/** Whether it stays on the page, and what was typed with it: a jump within it, another query, other words. */
function isWithinPage({ asPath }: NextRouter, [url, as]: Parameters<Push>): boolean {
  const target = as ?? url;
  const path = typeof target === 'string' ? target : (target.pathname ?? '');
  const [here = ''] = asPath.split(/[?#]/, 1);
  return new URL(path, `${window.location.origin}${here}`).pathname === here;
}

/** The router of the page, which asks before something unsaved is left. `replace` does not: it is how the site itself leads on. */
export function GuardedRouter({ children }: { children: ReactNode }) {
  const router = useRouter();
  const guarded = useMemo<NextRouter>(() => {
    const push: Push = (...way) =>
      isWithinPage(router, way) ? router.push(...way) : leaving(() => router.push(...way)).then((hasGone) => hasGone ?? false);
    return { ...router, push };
  }, [router]);
  return <RouterContext.Provider value={guarded}>{children}</RouterContext.Provider>;
}
