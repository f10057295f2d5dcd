import { isSavedOnly } from '@/domain/withdrawal/rules';
import { AppError } from '../appError';
import type { Clock } from '../ports/clock';
import type { WithdrawalQueries } from './withdrawalStore';

interface Choices {
  queries: Pick<WithdrawalQueries, 'savedOnly'>;
  clock: Clock;
}

/**
 * While coins leave to saved addresses only, no other way out is open either: not to other users, and not to a bank.
 * @throws AppError addressNotSaved
 */
export async function refuseBesidesSaved({ queries, clock }: Choices, userId: string): Promise<void> {
  if (isSavedOnly(await queries.savedOnly(userId), clock.now())) throw new AppError('addressNotSaved');
}
