import type { EmotionCache } from '@emotion/cache';
import { useRouter } from 'next/router';
import { type ReactNode, useState } from 'react';
import { Provider as StoreProvider } from 'react-redux';
import { SWRConfig } from 'swr';
import type { SiteConfig } from '@/contract/site';
import { SiteProvider } from '@/src/brand/SiteContext';
import { directionOf } from '@/src/i18n/locales';
import { logWarning } from '@/src/lib/logWarning';
import { useHasToken } from '@/src/lib/useHasToken';
import { RealtimeProvider } from '@/src/realtime';
import { createStore } from '@/src/state/store';
import { ThemeRoot } from '@/src/theme/ThemeRoot';
import { ToastProvider } from '@/src/ui/toast/ToastProvider';
import { forcedThemeOf } from '../page/forcedTheme';
import { pageNonce } from '../page/pageNonce';
import { realtimeCalls } from './realtimeCalls';

interface ProvidersProps {
  site: SiteConfig;
  isSignedIn: boolean;
  emotionCache?: EmotionCache;
  children: ReactNode;
}

const queryConfig = { provider: () => new Map() };

/** What every page stands on, from the outside in: state, queries, brand, theme, stream. */
export function Providers({ site, isSignedIn, emotionCache, children }: ProvidersProps) {
  const { locale, pathname } = useRouter();
  const [store] = useState(() => createStore());
  const [nonce] = useState(pageNonce);
  const hasToken = useHasToken(isSignedIn);
  // On the server the cache comes from the document; in the browser ThemeRoot makes its own per direction.
  return (
    <StoreProvider store={store}>
      <SWRConfig value={queryConfig}>
        <SiteProvider site={site}>
          <ThemeRoot direction={directionOf(locale)} nonce={nonce} emotionCache={emotionCache} forcedTheme={forcedThemeOf(pathname)}>
            <RealtimeProvider calls={realtimeCalls} isSignedIn={hasToken} log={logWarning}>
              <ToastProvider>{children}</ToastProvider>
            </RealtimeProvider>
          </ThemeRoot>
        </SiteProvider>
      </SWRConfig>
    </StoreProvider>
  );
}
