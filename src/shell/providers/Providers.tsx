import { useRouter } from 'next/router';
import { type ReactNode, useState } from 'react';
import { Provider as StoreProvider } from 'react-redux';
import { SiteProvider } from '@/src/brand/SiteContext';
import type { Listing, ShellSite } from '@/src/brand/shellSite';
import { createStore } from '@/src/state/store';
import { PageTheme } from '@/src/theme/PageTheme';
import { ToastHost } from '@/src/ui/toast/ToastHost';
import { forcedThemeOf } from '../page/forcedTheme';
import { SessionKeeper } from '../session/SessionKeeper';
import { AccountEra } from './AccountEra';
import { KnownListing } from './KnownListing';
import { OwnAmounts } from './OwnAmounts';

interface ProvidersProps {
  site: ShellSite;
  /** Of pages that bring it. */
  listing: Listing | undefined;
  isSignedIn: boolean;
  children: ReactNode;
}

/** What every page stands on, from the outside in: state, brand, and what an account takes with it when it goes. */
export function Providers({ site, listing, isSignedIn, children }: ProvidersProps) {
  const { pathname } = useRouter();
  const [store] = useState(() => createStore());
  return (
    <StoreProvider store={store}>
      <SiteProvider site={site}>
        <KnownListing brought={listing}>
          <PageTheme forced={forcedThemeOf(pathname)} />
          <SessionKeeper />
          <AccountEra isSignedIn={isSignedIn}>
            <OwnAmounts>{children}</OwnAmounts>
          </AccountEra>
          <ToastHost />
        </KnownListing>
      </SiteProvider>
    </StoreProvider>
  );
}
