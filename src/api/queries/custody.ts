import type { CallData, CallParams } from '@/contract/calls';
import { useQuery } from './useQuery';

export type ChainOfCoin = CallData<'chains'>[number];
export type DepositAddress = CallData<'depositAddress'>;
export type Deposit = CallData<'deposits'>['records'][number];

/** Networks a coin travels on. */
export const useChains = (symbol: string) => useQuery('chains', { symbol });

/** The own address of a coin on a network; waits while `params` is undefined. */
export const useDepositAddress = (params: CallParams<'depositAddress'> | undefined) =>
  useQuery('depositAddress', params, { revalidateOnFocus: false });

const RECENT = 5;
/** Confirmations come block by block. */
const WHILE_PENDING_MS = 3000;

/** The latest deposits of a coin; read again and again while one of them is on its way. */
export const useRecentDeposits = (symbol: string, isSignedIn: boolean) =>
  useQuery('deposits', isSignedIn ? { symbol, pageSize: RECENT } : undefined, {
    refreshInterval: (data) => (data?.records.some(({ status }) => status === 'PENDING') ? WHILE_PENDING_MS : 0),
  });
