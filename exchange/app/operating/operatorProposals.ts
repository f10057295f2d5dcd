import type { OperatorParams } from '@/contract/operator';
import { AppError } from '../appError';
import type { AuditRecord } from '../auditRecord';
import type { OperatingContext } from './context';
import type { Operator, Proposal } from './operatorStore';
import { propose } from './propose';

// Operators let each other in and out: one proposes, another confirms.

export async function proposeAdding(context: OperatingContext, by: Operator, params: OperatorParams<'addOperator'>): Promise<Proposal> {
  const { name, tokenHash, note } = params;
  const known = await context.store.operators();
  if (known.some((operator) => operator.name === name)) throw new AppError('badRequest', 'name', 'taken, perhaps by a disabled operator');
  return propose(context, by, { kind: 'operator.add', details: { name, tokenHash }, note });
}

export async function proposeDisabling(
  context: OperatingContext,
  by: Operator,
  params: OperatorParams<'disableOperator'>,
): Promise<Proposal> {
  const { name, note } = params;
  const known = await context.store.operators();
  if (!known.some((operator) => operator.name === name && operator.disabledMs === null))
    throw new AppError('badRequest', 'name', 'no active operator');
  return propose(context, by, { kind: 'operator.disable', details: { name }, note });
}

const decidedMeanwhile = () => new AppError('badRequest', 'id', 'it was decided already, or the name is taken or disabled');

export async function carryOutAdding(
  { store, clock }: OperatingContext,
  proposal: Proposal,
  by: Operator,
  audit: AuditRecord,
): Promise<null> {
  const { name, tokenHash } = proposal.details as { name: string; tokenHash: string };
  if (await store.confirmAdding(proposal, { name, tokenHash }, by.name, clock.now(), audit)) return null;
  throw decidedMeanwhile();
}

export async function carryOutDisabling(
  { store, clock }: OperatingContext,
  proposal: Proposal,
  by: Operator,
  audit: AuditRecord,
): Promise<null> {
  const { name } = proposal.details as { name: string };
  if (await store.confirmDisabling(proposal, name, by.name, clock.now(), audit)) return null;
  throw decidedMeanwhile();
}
