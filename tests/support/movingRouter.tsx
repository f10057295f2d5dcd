import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { act, type ReactNode, useState } from 'react';
import { routerAt } from './renderShell';

/** Where a page is, and how it is taken elsewhere: as a link does, or the browser's own buttons. */
export interface Moving {
  path: string;
  go: (path: string) => void;
}

export const movingFrom = (path: string): Moving => ({ path, go: () => undefined });

/** A page whose address changes while it is open: by itself, and by whoever holds `moving`. */
export function MovingRouter({ moving, children }: { moving: Moving; children: ReactNode }) {
  const [path, setPath] = useState(moving.path);
  const to = async (url: Parameters<NextRouter['push']>[0]) => {
    if (typeof url !== 'string') throw new Error('Only written addresses are followed here.');
    moving.path = url;
    setPath(url);
    return true;
  };
  moving.go = (url) => act(() => void to(url));
  return <RouterContext.Provider value={{ ...routerAt(path), push: to, replace: to }}>{children}</RouterContext.Provider>;
}
