import type { CallData, CallParams } from '@/contract/calls';
import type { EndpointName } from '@/contract/endpoints';

interface Page {
  records: readonly unknown[];
  /** No page follows. */
  last: boolean;
  searchAfter: string | null;
}

/** The calls that answer page by page. */
export type PagedName = { [Name in EndpointName]: CallData<Name> extends Page ? Name : never }[EndpointName];
export type PagedRow<Name extends PagedName> = CallData<Name>['records'][number];
export type PagedParams<Name extends PagedName> = Omit<CallParams<Name>, 'searchAfter' | 'pageSize'>;
