import type { CallData } from '@/contract/calls';
import { quietCall } from '../quietCall';

/** What shows the user that they are counted; it fails without a toast. */
export const fetchOwnLiability = (): Promise<CallData<'ownLiability'>> => quietCall('ownLiability', {});
