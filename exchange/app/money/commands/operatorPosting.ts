import { AppError } from '../../appError';
import type { AuditRecord } from '../../auditRecord';
import { applyPosting } from '../desk/applyPosting';
import { audit } from '../desk/auditRow';
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

const doneAlready = () => new AppError('badRequest', 'id', 'it was done already');

/** Carries out an adjustment or a reversal that two operators agreed on, once, also while all other money stands still. */
export const operatorPosting: CommandKind<OperatorPosting> = {
  needs: (_desk, { posting }) => ({ users: usersOf(posting) }),
  lookUp: lookUpPostings,
  apply: ({ desk, batch }, { posting, proposalId, operatorId, audit: record }, isPosted) => {
    if (isPosted || batch.posted.has(postingKey(posting))) throw doneAlready();
    const postingId = applyPosting(desk, batch, posting);
    batch.posted.set(postingKey(posting), 'posted');
    batch.update('proposals', { id: proposalId, decision: 'CONFIRMED', decided_by: operatorId, decided_ms: batch.atMs });
    audit(batch, record, { postingId });
    return () => ({ postingId });
  },
};
