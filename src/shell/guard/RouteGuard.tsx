import { useRouter } from 'next/router';
import { type ReactNode, useEffect } from 'react';
import { matchRoute } from '@/src/config/matchRoute';
import { needsToken } from '@/src/config/ownAddress';
import { isLeavingForHome } from '@/src/lib/leaveForHome';
import { useHasToken } from '@/src/lib/useHasToken';

interface RouteGuardProps {
  /** What the server saw, so that the first paint agrees with it. */
  isSignedIn: boolean;
  children: ReactNode;
}

const ERROR_PAGES = ['/404', '/_error'];

/** Shows a page once its visitor may see it. The server guards page loads; this guards moves within the site and lost tokens. */
export function RouteGuard({ isSignedIn, children }: RouteGuardProps) {
  const router = useRouter();
  const hasToken = useHasToken(isSignedIn);
  const { asPath, pathname } = router;
  const isErrorPage = ERROR_PAGES.includes(pathname);
  const route = matchRoute(asPath)?.route;
  const isAllowed = isErrorPage || hasToken || !route || !needsToken(route, asPath);

  useEffect(() => {
    if (!isAllowed && !isLeavingForHome()) void router.replace({ pathname: '/login', query: { returnUrl: asPath } });
  }, [isAllowed, asPath, router]);

  return isAllowed ? children : null;
}
