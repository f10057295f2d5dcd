import { useMemo } from 'react';
import type { CallData } from '@/contract/calls';
import { useQuery } from './useQuery';

export type Session = CallData<'sessions'>[number];

const ownFirst = (one: Session, other: Session) => Number(other.isCurrent) - Number(one.isCurrent);

/** Where the account is logged in: here, then the latest used first. Waits while `isSignedIn` is false. */
export function useSessions(isSignedIn: boolean) {
  const { data, error, mutate } = useQuery('sessions', isSignedIn ? {} : undefined);
  const sessions = useMemo(() => data?.toSorted(ownFirst), [data]);
  return { sessions, hasFailed: error !== undefined, refresh: () => void mutate() };
}

export type RememberedDevice = CallData<'rememberedDevices'>[number];

/** Devices that are not asked for the second factor. Waits while `isSignedIn` is false. */
export function useRememberedDevices(isSignedIn: boolean) {
  const { data, error, mutate } = useQuery('rememberedDevices', isSignedIn ? {} : undefined);
  return { devices: data, hasFailed: error !== undefined, refresh: () => void mutate() };
}

export type Passkey = CallData<'passkeys'>[number];

/** The account's passkeys, the oldest first. Waits while `isSignedIn` is false. */
export function usePasskeys(isSignedIn: boolean) {
  const { data, error, mutate } = useQuery('passkeys', isSignedIn ? {} : undefined);
  return { passkeys: data, hasFailed: error !== undefined, refresh: () => void mutate() };
}

/** How the account is protected. Waits while `isSignedIn` is false. */
export const useSecurityState = (isSignedIn: boolean) => useQuery('securityState', isSignedIn ? {} : undefined);

/** What stands in the way of closing the account, as it is at the moment it is asked. Waits while `isSignedIn` is false. */
export const useAccountClosing = (isSignedIn: boolean) => useQuery('accountClosing', isSignedIn ? {} : undefined);
