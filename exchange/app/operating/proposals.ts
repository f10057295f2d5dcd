import type { OperatorParams } from '@/contract/operator';
import { AppError } from '../appError';
import { auditBy, type OperatingContext } from './context';
import type { Operator, Proposal } from './operatorStore';
import type { ProposalKindName } from './proposalKind';
import { proposalKinds } from './proposalKinds';

const isKind = (kind: string): kind is ProposalKindName => Object.hasOwn(proposalKinds, kind);
const subjectOf = (id: string) => `proposal:${id}`;

async function pendingProposal({ store }: OperatingContext, id: string): Promise<Proposal> {
  const proposal = await store.proposal(id);
  if (!proposal) throw new AppError('badRequest', 'id', 'no such proposal, or it was decided already');
  return proposal;
}

/** Does what another operator proposed. @throws AppError badRequest for one's own, for void and decided ones, and as the kind refuses */
export async function confirmProposal(
  context: OperatingContext,
  operator: Operator,
  { id }: OperatorParams<'confirmProposal'>,
): Promise<unknown> {
  const proposal = await pendingProposal(context, id);
  if (proposal.proposedBy === operator.name) throw new AppError('badRequest', 'id', 'one confirms what another proposed, not oneself');
  if (proposal.isVoid) throw new AppError('badRequest', 'id', 'void: who proposed it is disabled');
  if (!isKind(proposal.kind)) throw new AppError('badRequest', 'id', `this version does not know proposals of ${proposal.kind}`);
  const audit = auditBy(operator, `${proposal.kind}.confirm`, subjectOf(id), { proposedBy: proposal.proposedBy, note: proposal.note });
  return proposalKinds[proposal.kind].carryOut(context, proposal, operator, audit);
}

/** Drops a proposal, one's own or another's. */
export async function rejectProposal(
  context: OperatingContext,
  operator: Operator,
  { id }: OperatorParams<'rejectProposal'>,
): Promise<null> {
  const proposal = await pendingProposal(context, id);
  const audit = auditBy(operator, `${proposal.kind}.reject`, subjectOf(id), { proposedBy: proposal.proposedBy });
  if (await context.store.reject(proposal, operator.name, context.clock.now(), audit)) return null;
  throw new AppError('badRequest', 'id', 'it was decided already');
}
