import { useRouter } from 'next/router';
import { type ReactNode, useState } from 'react';
import { Provider as StoreProvider } from 'react-redux';
import { SWRConfig } from 'swr';
import type { SiteConfig } from '@/contract/site';
import { SiteProvider } from '@/src/brand/SiteContext';
import { logWarning } from '@/src/lib/logWarning';
import { useHasToken } from '@/src/lib/useHasToken';
import { RealtimeProvider } from '@/src/realtime';
import { createStore } from '@/src/state/store';
import { PageTheme } from '@/src/theme/PageTheme';
import { ToastHost } from '@/src/ui/toast/ToastHost';
import { forcedThemeOf } from '../page/forcedTheme';
import { GuardedRouter } from './GuardedRouter';
import { realtimeCalls } from './realtimeCalls';

interface ProvidersProps {
  site: SiteConfig;
  isSignedIn: boolean;
  children: ReactNode;
}

const queryConfig = { provider: () => new Map() };

/** What every page stands on, from the outside in: state, queries, brand, stream. */
export function Providers({ site, isSignedIn, children }: ProvidersProps) {
  const { pathname } = useRouter();
  const [store] = useState(() => createStore());
  const hasToken = useHasToken(isSignedIn);
  return (
    <StoreProvider store={store}>
      <SWRConfig value={queryConfig}>
        <SiteProvider site={site}>
          <PageTheme forced={forcedThemeOf(pathname)} />
          <RealtimeProvider calls={realtimeCalls} isSignedIn={hasToken} log={logWarning}>
            <GuardedRouter>{children}</GuardedRouter>
          </RealtimeProvider>
          <ToastHost />
        </SiteProvider>
      </SWRConfig>
    </StoreProvider>
  );
}
