import type { CallParams } from '@/contract/calls';
import type { EndpointName } from '@/contract/endpoints';
import { BALANCES } from './balances';
import { useQuery } from './useQuery';

const NOTHING = {};

/** Waits while `isSignedIn` is false, as all of these do. */
const useBalances = <Name extends EndpointName>(isSignedIn: boolean, name: Name, params: CallParams<Name>) =>
  useQuery(name, isSignedIn ? params : undefined, BALANCES);

/** What the account may move, by its level. */
export const useProfileLimits = (isSignedIn: boolean) => useQuery('profileLimits', isSignedIn ? NOTHING : undefined);

/** What is in the wallets. */
export const useWalletDetail = (isSignedIn: boolean) => useBalances(isSignedIn, 'walletDetail', NOTHING);

/** What is in the main wallet alone. */
export const useMainWallet = (isSignedIn: boolean) => useBalances(isSignedIn, 'mainWallet', NOTHING);

/** What is free and set aside in each wallet, without what it is worth or earns. */
export const useAccountBalances = (isSignedIn: boolean) => useBalances(isSignedIn, 'accountBalances', NOTHING);

/** How much there is of each coin, whichever wallet it lies in. */
export const useBalanceSummary = (isSignedIn: boolean) => useBalances(isSignedIn, 'userBalanceSummary', NOTHING);

/** What they were worth when the last days and hours ended. */
export const useWalletWorth = (isSignedIn: boolean, params: CallParams<'walletWorth'>) => useBalances(isSignedIn, 'walletWorth', params);
