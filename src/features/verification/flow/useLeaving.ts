import { useEffect } from 'react';

interface Leaving {
  /** Something could not be saved: the browser asks before it is lost, in its own words. */
  isUnsaved: boolean;
  /** The page is put aside: phones say nothing more after it. `isGone`: it is closed or loaded again, with what it has asked for. */
  onLeave: (isGone: boolean) => void;
  /** It is looked at again, or the line is there again. */
  onReturn: () => void;
}

/** Runs what is to be done before a page is gone, and when it is there again. */
export function useLeaving({ isUnsaved, onLeave, onReturn }: Leaving): void {
  useEffect(() => {
    const onVisibility = () => (document.visibilityState === 'hidden' ? onLeave(false) : onReturn());
    const onGone = () => onLeave(true);
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('pagehide', onGone);
    window.addEventListener('online', onReturn);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pagehide', onGone);
      window.removeEventListener('online', onReturn);
    };
  }, [onLeave, onReturn]);

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
