import { useEffect, useRef } from 'react';
import useSWRInfinite from 'swr/infinite';
import type { CallData, CallParams } from '@/contract/calls';
import type { ApiError } from '@/src/api/apiError';
import { quietCall } from '@/src/api/quietCall';
import { HISTORY_PAGE_SIZE } from '@/src/config/constants';
import { useAccountEvents } from '@/src/realtime';

type PagedName = 'spotOrderHistory' | 'spotTradeHistory' | 'openSpotOrders';
type RowOf<Name extends PagedName> = CallData<Name>['records'][number];

export interface PagedList<Row> {
  rows: readonly Row[];
  hasMore: boolean;
  isLoading: boolean;
  isLoadingMore: boolean;
  error: ApiError | undefined;
  showMore: () => void;
  retry: () => void;
}

/**
 * A list read page by page with its cursor. It starts over when the question changes and reads its pages again when own orders do.
 * `params` undefined: nobody is signed in.
 */
export function usePagedQuery<Name extends PagedName>(
  name: Name,
  params: Omit<CallParams<Name>, 'searchAfter' | 'pageSize'> | undefined,
): PagedList<RowOf<Name>> {
  const keyOf = (index: number, before: CallData<Name> | null) => {
    if (params === undefined || (before && (before.last || before.searchAfter === null))) return null;
    const cursor = index > 0 && before?.searchAfter ? { searchAfter: before.searchAfter } : {};
    return [name, { ...params, pageSize: HISTORY_PAGE_SIZE, ...cursor } as CallParams<Name>] as const;
  };
  const { data, error, size, setSize, mutate, isLoading, isValidating } = useSWRInfinite<CallData<Name>, ApiError>(
    keyOf,
    ([asked, askedParams]: readonly [Name, CallParams<Name>]) => quietCall(asked, askedParams),
    { revalidateFirstPage: false, revalidateOnFocus: false },
  );
  const refresh = useSoon(() => void mutate());
  useAccountEvents({ onOrders: refresh, onReconciled: refresh });
  useReturn(refresh);
  const pages = data ?? [];
  return {
    rows: pages.flatMap((page): RowOf<Name>[] => page.records),
    hasMore: pages.length > 0 && pages.at(-1)?.last === false,
    isLoading,
    isLoadingMore: isValidating && size > pages.length,
    error,
    showMore: () => void setSize(size + 1),
    retry: () => void mutate(),
  };
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
