import { useSyncExternalStore } from 'react';
import { loadingCount, onLoadingChange } from '@/src/api/loading';
import { LoadingOverlay } from '@/src/ui/progress/LoadingOverlay';
import { RouteProgress } from '@/src/ui/progress/RouteProgress';
import { ChatWidget } from '../chat/ChatWidget';
import { ApiConnection } from '../connection/ApiConnection';
import { DialogHost } from '../dialogs/DialogHost';
import { ShellHotkeys } from '../keyboard/ShellHotkeys';
import { SessionKeeper } from '../session/SessionKeeper';

const noCalls = () => 0;

/** What every page has exactly once and no page places itself. */
export function ShellParts() {
  const callsUnderWay = useSyncExternalStore(onLoadingChange, loadingCount, noCalls);
  return (
    <>
      <ApiConnection />
      <SessionKeeper />
      <RouteProgress />
      <LoadingOverlay open={callsUnderWay > 0} />
      <DialogHost />
      <ShellHotkeys />
      <ChatWidget />
    </>
  );
}
