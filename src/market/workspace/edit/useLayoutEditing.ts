import { useCallback, useEffect, useRef, useState } from 'react';
import { storedLayouts, storeLayouts } from '@/src/theme/terminalLayout/storedLayouts';
import { isSameLayout, type TerminalLayout } from '@/src/theme/terminalLayout/terminalLayout';
import { saveCurrentLayout } from '../savedLayouts';

interface Session {
  /** What Cancel goes back to. */
  before: TerminalLayout;
  past: readonly TerminalLayout[];
  future: readonly TerminalLayout[];
}

export interface LayoutEditing {
  isChanged: boolean;
  /** Undefined while there is nothing to take back, or to do again. */
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  cancel: () => void;
  /** Keeps the layout under a name and ends. */
  save: (name: string) => void;
}

/** Editing the layout: every change shows at once and can be taken back, one by one or all together. */
export function useLayoutEditing(current: TerminalLayout) {
  const [session, setSession] = useState<Session | undefined>(undefined);
  const isTravelling = useRef(false);
  const isEditing = session !== undefined;
  const start = useCallback(() => setSession({ before: storedLayouts.getSnapshot().current, past: [], future: [] }), []);

  useEffect(() => {
    if (!isEditing) return;
    let seen = storedLayouts.getSnapshot().current;
    return storedLayouts.subscribe(() => {
      const was = seen;
      seen = storedLayouts.getSnapshot().current;
      if (isTravelling.current || isSameLayout(was, seen)) return;
      setSession((now) => now && { ...now, past: [...now.past, was], future: [] });
    });
  }, [isEditing]);

  if (!session) return { start, editing: undefined };
  const { before, past, future } = session;
  const [previous, next] = [past.at(-1), future.at(-1)];
  /** Goes to a layout that has been there before, which is no change of its own. */
  const travel = (layout: TerminalLayout, then: Session | undefined) => {
    isTravelling.current = true;
    storeLayouts({ current: layout });
    isTravelling.current = false;
    setSession(then);
  };
  const editing: LayoutEditing = {
    isChanged: !isSameLayout(before, current),
    undo: previous && (() => travel(previous, { before, past: past.slice(0, -1), future: [...future, current] })),
    redo: next && (() => travel(next, { before, past: [...past, current], future: future.slice(0, -1) })),
    cancel: () => travel(before, undefined),
    save: (name) => {
      saveCurrentLayout(name, Date.now());
      setSession(undefined);
    },
  };
  return { start, editing };
}
