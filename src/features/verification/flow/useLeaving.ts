import { useEffect } from 'react';

interface Leaving {
  /** Something could not be saved: the browser asks before it is lost, in its own words. */
  isUnsaved: boolean;
  /** The page is put aside, closed or loaded again: phones say nothing more after it. */
  onLeave: () => void;
  /** It is looked at again, or the line is there again. */
  onReturn: () => void;
}

/** Runs what is to be done before a page is gone, and when it is there again. */
export function useLeaving({ isUnsaved, onLeave, onReturn }: Leaving): void {
  useEffect(() => {
    const onVisibility = () => (document.visibilityState === 'hidden' ? onLeave() : onReturn());
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('pagehide', onLeave);
    window.addEventListener('online', onReturn);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pagehide', onLeave);
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
