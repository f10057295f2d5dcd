import { AppError } from '../../appError';
import type { AuditRecord } from '../../auditRecord';
import type { Batch } from '../batch/batch';
import { applyPosting } from '../desk/applyPosting';
import { audit } from '../desk/auditRow';
import { writeCorrections } from '../desk/corrections';
import type { Desk } from '../desk/desk';
import type { Posting } from '../ledger/posting';
import type { CommandKind } from './commandKind';
import { lookUpPostings, postingKey, usersOf } from './postedOnce';

export interface OperatorPosting {
  /** The proposal that is carried out, and the operator who confirms it. */
  input: { posting: Posting; proposalId: string; operatorId: string; audit: AuditRecord };
  result: { postingId: string };
  /** It was posted before. */
  found: true;
}

/** For an operator a limit of the ledger is no failure of the exchange: they asked for too much. */
function applyWithinLimits(desk: Desk, batch: Batch, posting: Posting): string {
  try {
    return applyPosting(desk, batch, posting);
  } catch (error) {
    if (error instanceof AppError && (error.codeName === 'unavailable' || error.codeName === 'amountTooLarge'))
      throw new AppError('badRequest', 'amount', 'more than an account can hold');
    throw error;
  }
}

const doneAlready = () => new AppError('badRequest', 'id', 'it was done already');

/** Carries out an adjustment or a reversal that two operators agreed on, once, also while all other money stands still. */
export const operatorPosting: CommandKind<OperatorPosting> = {
  needs: (_desk, { posting }) => ({ users: usersOf(posting) }),
  lookUp: lookUpPostings,
  apply: ({ desk, batch }, { posting, proposalId, operatorId, audit: record }, isPosted) => {
    if (isPosted || batch.posted.has(postingKey(posting))) throw doneAlready();
    const postingId = applyWithinLimits(desk, batch, posting);
    batch.posted.set(postingKey(posting), 'posted');
    writeCorrections(batch, posting.entries, { postingId });
    batch.update('proposals', { id: proposalId, decision: 'CONFIRMED', decided_by: operatorId, decided_ms: batch.atMs });
    audit(batch, record, { postingId });
    return () => ({ postingId });
  },
};
