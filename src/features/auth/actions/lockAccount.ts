import type { AccountLocked } from '@/contract/auth';
import { quietCall } from '@/src/api/quietCall';

/** Locks the account by the link of a mail. @throws ApiError */
export const lockAccount = (token: string): Promise<AccountLocked> => quietCall('lockAccount', { token });
