import { useEffect, useRef } from 'react';
import type { PagedParams, PagedRow } from '@/src/api/paged';
import { type PagedList, usePagedQuery } from '@/src/api/queries/usePagedQuery';
import { useAccountEvents } from '@/src/realtime';

type OrderPages = 'spotOrderHistory' | 'spotTradeHistory' | 'openSpotOrders';

/** A list of own orders or fills, page by page; reads its pages again when own orders change. */
export function useOrderPages<Name extends OrderPages>(name: Name, params: PagedParams<Name> | undefined): PagedList<PagedRow<Name>> {
  const list = usePagedQuery(name, params);
  const refresh = useSoon(list.retry);
  useAccountEvents({ onOrders: refresh, onReconciled: refresh });
  useReturn(refresh);
  return list;
}

/** Calls back when the list comes into sight again: what happened in the meantime it has not heard. */
function useReturn(run: () => void): void {
  const wasHidden = useRef(false);
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (wasHidden.current) latest.current();
    return () => {
      wasHidden.current = true;
    };
  }, []);
}

const SOON_MS = 300;

/** Runs a moment after the last call: an order that fills in ten pieces asks for its history once. */
function useSoon(run: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, SOON_MS);
  };
}
