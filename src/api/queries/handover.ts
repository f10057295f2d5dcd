import useSWR, { type SWRResponse } from 'swr';
import type { CallData } from '@/contract/calls';
import type { ApiError } from '../apiError';
import { handoverAsked, openHandover } from '../calls/handover';
import { useQuery } from './useQuery';

export type HandoverState = NonNullable<CallData<'handover'>>;
export type HandoverAsked = CallData<'handoverAsked'>;

/** Read again this often while it goes on, ms, in case the stream does not tell; on a phone there is no stream. */
const POLL_MS = 10_000;

/** How a handover stands, for the computer that follows it. Waits while `isSignedIn` is false. */
export const useHandoverState = (isSignedIn: boolean) =>
  useQuery('handover', isSignedIn ? {} : undefined, {
    refreshInterval: (state) => (state && state.status !== 'OVER' ? POLL_MS : 0),
  });

/** The phone's own secret, and the link it came by while that has not been opened yet. */
export interface PhoneKey {
  phone: string;
  link?: string;
}

/** What a phone is asked for; it opens the link first. Waits without a key. */
export const useHandoverAsked = (key: PhoneKey | undefined): SWRResponse<HandoverAsked, ApiError> =>
  useSWR<HandoverAsked, ApiError>(
    key && ['handoverAsked', key.phone],
    () => (key?.link === undefined ? handoverAsked(key?.phone ?? '') : openHandover(key.link, key.phone)),
    { refreshInterval: POLL_MS },
  );
