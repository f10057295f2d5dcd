import type { ReactNode } from 'react';
import { logWarning } from '@/src/lib/logWarning';
import { useHasToken } from '@/src/lib/useHasToken';
import { RealtimeProvider } from '@/src/realtime';
import { GuardedRouter } from './GuardedRouter';
import { QueriesOfEra } from './QueriesOfEra';
import { realtimeCalls } from './realtimeCalls';

/**
 * Answers, the stream and the page itself are an account's, and go with it: with the next come empty answers, another stream and the page
 * anew. What is still on its way arrives where nobody looks.
 */
export function AccountEra({ isSignedIn, children }: { isSignedIn: boolean; children: ReactNode }) {
  const hasToken = useHasToken(isSignedIn);
  return (
    <QueriesOfEra>
      <RealtimeProvider calls={realtimeCalls} isSignedIn={hasToken} log={logWarning}>
        <GuardedRouter>{children}</GuardedRouter>
      </RealtimeProvider>
    </QueriesOfEra>
  );
}
