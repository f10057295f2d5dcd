import type { CallData } from '@/contract/calls';
import { useQuery } from './useQuery';

export type LiabilitySnapshot = CallData<'liabilities'>[number];
export type OwnLiability = CallData<'ownLiability'>;

/** What the brand owed all its users, the newest day first. */
export const useLiabilities = () => useQuery('liabilities', {});
