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

/** What a phone has to show: the number that is to be typed at the computer, or, once it was, what is asked for. */
export type PhoneView = { number: string; asked?: undefined } | { number?: undefined; asked: HandoverAsked };

/** A user waits at both ends for the number to be typed, ms. */
const MATCH_POLL_MS = 2_000;

/** The handover as its phone sees it; it opens the link first. Waits without a key. */
export const usePhoneView = (key: PhoneKey | undefined): SWRResponse<PhoneView, ApiError> =>
  useSWR<PhoneView, ApiError>(
    key && ['handoverPhone', key.phone],
    async () => {
      const { number = null } = key?.link === undefined ? {} : await openHandover(key.link, key.phone);
      return number === null ? { asked: await handoverAsked(key?.phone ?? '') } : { number };
    },
    { refreshInterval: (view) => (view?.number === undefined ? POLL_MS : MATCH_POLL_MS) },
  );
