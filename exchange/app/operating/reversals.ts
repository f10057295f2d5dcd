import type { OperatorParams } from '@/contract/operator';
import { AppError } from '../appError';
import type { AuditRecord } from '../auditRecord';
import type { Posting } from '../money/moneyWriter';
import type { OperatingContext } from './context';
import type { Operator, Proposal } from './operatorStore';
import { propose } from './propose';

/** The same movement backwards. Once: kind and reference name the posting, and no two have the same. */
const reversalOf = (postingId: string, { entries }: Posting): Posting => ({
  kind: 'operator.reverse',
  reference: postingId,
  entries: entries.map(({ owner, asset, amount }) => ({ owner, asset, amount: -amount })),
});

async function reversible({ queries }: OperatingContext, postingId: string): Promise<Posting> {
  const posting = await queries.posting(postingId);
  if (!posting) throw new AppError('badRequest', 'postingId', 'no such posting, or it was merged with others');
  if (await queries.isReversed(postingId)) throw new AppError('badRequest', 'postingId', 'it is reversed already');
  return posting;
}

/** Proposes to take a posting back by one that goes the other way. */
export async function proposeReversal(context: OperatingContext, by: Operator, params: OperatorParams<'reverse'>): Promise<Proposal> {
  const { postingId, note } = params;
  const { kind, reference } = await reversible(context, postingId);
  return propose(context, by, { kind: 'money.reverse', details: { postingId, kind, reference }, note });
}

/** @throws AppError balanceTooLow when what was received is not there any more */
export async function carryOutReversal(context: OperatingContext, proposal: Proposal, by: Operator, audit: AuditRecord) {
  const { postingId } = proposal.details as { postingId: string };
  const posting = reversalOf(postingId, await reversible(context, postingId));
  return context.writer.run('operatorPosting', { posting, proposalId: proposal.id, operatorId: by.id, audit });
}
