import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { aheadOfFrames } from './aheadOfFrames';
import type { RealtimeCalls, StreamLog } from './calls';
import { browserPorts, watchPage } from './connection/browserPorts';
import { Realtime } from './realtime';

/** Nobody sees lists of markets change this much later; what is traded in the market in view is told by its own frames, at once. */
const PATIENCE_MS = 500;

interface RealtimeContextValue {
  realtime: Realtime;
  isSignedIn: boolean;
}

const RealtimeContext = createContext<RealtimeContextValue | undefined>(undefined);

interface RealtimeProviderProps {
  calls: RealtimeCalls;
  /** The private channel is read only then. */
  isSignedIn: boolean;
  log: StreamLog;
  /** Tests bring their own. */
  realtime?: Realtime;
  children: ReactNode;
}

/** Gives the page its one stream. Nothing is opened before the first hook reads a channel. */
export function RealtimeProvider({ calls, isSignedIn, log, realtime: given, children }: RealtimeProviderProps) {
  const [realtime] = useState(() => given ?? createRealtime(calls, log));
  const isShown = useRef(false);

  useEffect(() => {
    isShown.current = true;
    const unwatch = watchPage({
      onOnline: () => realtime.retryNow(),
      onOffline: () => realtime.networkLost(),
      onVisible: () => realtime.wake(),
    });
    return () => {
      unwatch();
      isShown.current = false;
      // In a moment: React's strict mode takes every effect back once and has it again at once.
      queueMicrotask(() => isShown.current || realtime.stop());
    };
  }, [realtime]);

  return <RealtimeContext value={{ realtime, isSignedIn }}>{children}</RealtimeContext>;
}

/** The page's stream. Throws outside RealtimeProvider. */
export function useRealtime(): RealtimeContextValue {
  const value = useContext(RealtimeContext);
  if (!value) throw new Error('RealtimeProvider is missing above this component');
  return value;
}

function createRealtime(calls: RealtimeCalls, log: StreamLog): Realtime {
  const wait = (callback: () => void) => {
    setTimeout(callback, PATIENCE_MS);
  };
  const clock = () => performance.now();
  return new Realtime({ ...browserPorts(), requestFrame: aheadOfFrames(), wait, clock }, calls, log);
}
