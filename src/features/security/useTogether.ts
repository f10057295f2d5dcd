import { useState } from 'react';

/**
 * Whether all parts of a page have come once, or failed to. Parts of unknown height that stand above one another are shown together: one
 * that came late would move the others under a press that was meant for them.
 */
export function useTogether(parts: readonly boolean[]): boolean {
  const [haveCome, setHaveCome] = useState(false);
  const areThere = haveCome || parts.every(Boolean);
  if (areThere && !haveCome) setHaveCome(true);
  return areThere;
}
