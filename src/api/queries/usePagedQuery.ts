import useSWRInfinite, { type SWRInfiniteConfiguration } from 'swr/infinite';
import type { CallData, CallParams } from '@/contract/calls';
import { HISTORY_PAGE_SIZE } from '@/src/config/constants';
import type { ApiError } from '../apiError';
import type { PagedName, PagedParams, PagedRow } from '../paged';
import { quietCall } from '../quietCall';

export interface PagedList<Row> {
  rows: readonly Row[];
  hasMore: boolean;
  isLoading: boolean;
  isLoadingMore: boolean;
  error: ApiError | undefined;
  showMore: () => void;
  /** Reads every page that is shown again; resolves when they are there, or could not be read. */
  retry: () => Promise<void>;
}

export interface PagedOptions<Data> extends SWRInfiniteConfiguration<Data, ApiError> {
  /** Rows to a page; absent: as histories have it. */
  pageSize?: number;
  /** Where it is shown, for a list that is shown in two places at once: each is as long as it was made there. */
  place?: string;
}

/** A list read page by page with its cursor; it starts over when the question changes. `params` undefined: nobody may ask yet. */
export function usePagedQuery<Name extends PagedName>(
  name: Name,
  params: PagedParams<Name> | undefined,
  { pageSize = HISTORY_PAGE_SIZE, place, ...options }: PagedOptions<CallData<Name>> = {},
): PagedList<PagedRow<Name>> {
  const keyOf = (index: number, before: CallData<Name> | null) => {
    if (params === undefined || (before && (before.last || before.searchAfter === null))) return null;
    const cursor = index > 0 && before?.searchAfter ? { searchAfter: before.searchAfter } : {};
    return [name, { ...params, pageSize, ...cursor } as CallParams<Name>, place] as const;
  };
  const { data, error, size, setSize, mutate, isLoading, isValidating } = useSWRInfinite<CallData<Name>, ApiError>(
    keyOf,
    ([asked, askedParams]: readonly [Name, CallParams<Name>, string | undefined]) => quietCall(asked, askedParams),
    { revalidateFirstPage: false, revalidateOnFocus: false, ...options },
  );
  const pages = data ?? [];
  return {
    rows: pages.flatMap((page): PagedRow<Name>[] => page.records),
    hasMore: pages.length > 0 && pages.at(-1)?.last === false,
    isLoading,
    isLoadingMore: isValidating && size > pages.length,
    error,
    showMore: () => void setSize(size + 1),
    retry: async () => void (await mutate()),
  };
}
