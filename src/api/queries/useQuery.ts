import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import type { CallData, CallParams } from '@/contract/calls';
import type { EndpointName } from '@/contract/endpoints';
import type { ApiError } from '../apiError';
import { quietCall } from '../quietCall';

/** Under which SWR keeps an answer: the call and its params. `mutate` takes the same. */
export type QueryKey<Name extends EndpointName> = readonly [Name, CallParams<Name>];

/** A query of the contract; it fails without a toast. `params` undefined: wait, as a session or a choice is missing. */
export function useQuery<Name extends EndpointName>(
  name: Name,
  params: CallParams<Name> | undefined,
  options?: SWRConfiguration<CallData<Name>, ApiError>,
): SWRResponse<CallData<Name>, ApiError> {
  const key: QueryKey<Name> | null = params === undefined ? null : [name, params];
  return useSWR<CallData<Name>, ApiError>(key, ([asked, askedParams]: QueryKey<Name>) => quietCall(asked, askedParams), options);
}
