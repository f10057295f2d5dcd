import type { CallData } from '@/contract/calls';
import type { EndpointName } from '@/contract/endpoints';
import { useQuery } from '@/src/api/queries/useQuery';
import type { HomeData } from '../homeData';

type Started = Extract<EndpointName, keyof HomeData>;

/** Public data that the page usually comes with; asked for only when the server could not have it. */
export function useStart<Name extends Started>(name: Name, initial: CallData<Name> | undefined): CallData<Name> | undefined {
  const isAsked = initial === undefined;
  const { data } = useQuery<Started>(name, isAsked ? {} : undefined, { revalidateOnFocus: false });
  return initial ?? (data as CallData<Name> | undefined);
}
