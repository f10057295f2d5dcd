import type { CallParams } from '@/contract/calls';
import { BALANCE_REFRESH_MS } from '@/src/config/constants';
import { useQuery } from './useQuery';

/** Specification section 7: balances are read again every 5 minutes, also while the page is hidden or offline. */
const BALANCES = { refreshInterval: BALANCE_REFRESH_MS, refreshWhenHidden: true, refreshWhenOffline: true } as const;
const NOTHING = {};

/** What the account may move, by its level. Waits while `isSignedIn` is false. */
export const useProfileLimits = (isSignedIn: boolean) => useQuery('profileLimits', isSignedIn ? {} : undefined);

/** What is in the wallets. Waits while `isSignedIn` is false. */
export const useWalletDetail = (isSignedIn: boolean) => useQuery('walletDetail', isSignedIn ? NOTHING : undefined, BALANCES);

/** What they were worth when the last days ended; what is shown stays until another range has come. */
export const useWalletWorth = (isSignedIn: boolean, params: CallParams<'walletWorth'>) =>
  useQuery('walletWorth', isSignedIn ? params : undefined, { ...BALANCES, keepPreviousData: true });
