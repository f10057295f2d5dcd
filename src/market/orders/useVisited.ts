import { useState } from 'react';

/** The tabs that have been opened. */
export function useVisited<Tab>(tab: Tab): ReadonlySet<Tab> {
  const [visited, setVisited] = useState<ReadonlySet<Tab>>(new Set([tab]));
  if (visited.has(tab)) return visited;
  const grown = new Set([...visited, tab]);
  setVisited(grown);
  return grown;
}
