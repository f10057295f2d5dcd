import dynamic from 'next/dynamic';
import { useHasToken } from '@/src/lib/useHasToken';
import { LoadingOverlay } from '@/src/ui/progress/LoadingOverlay';
import { RouteProgress } from '@/src/ui/progress/RouteProgress';
import { LiveChat } from '../chat/LiveChat';
import { ApiConnection } from '../connection/ApiConnection';
import { DialogHost } from '../dialogs/DialogHost';
import { ShellHotkeys } from '../keyboard/ShellHotkeys';
import { AllWords } from '../language/AllWords';
import { LocaleKeeper } from '../language/LocaleKeeper';
import { InvitationKeeper } from '../session/InvitationKeeper';

const AccountParts = dynamic(() => import('../preferences/AccountParts').then((module) => module.AccountParts), { ssr: false });

/** What every page has exactly once and no page places itself. */
export function ShellParts() {
  const hasToken = useHasToken();
  return (
    <>
      <ApiConnection />
      <InvitationKeeper />
      <LocaleKeeper />
      <AllWords />
      {hasToken ? <AccountParts /> : null}
      <RouteProgress />
      <LoadingOverlay />
      <DialogHost />
      <ShellHotkeys />
      <LiveChat />
    </>
  );
}
