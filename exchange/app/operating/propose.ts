import { auditBy, type OperatingContext } from './context';
import type { Operator, Proposal } from './operatorStore';
import type { ProposalKindName } from './proposalKind';

/** Asks for something that another operator has to confirm. It was checked by its kind. */
export function propose(
  { store, clock }: OperatingContext,
  operator: Operator,
  { kind, details, note }: { kind: ProposalKindName; details: Readonly<Record<string, unknown>>; note: string },
): Promise<Proposal> {
  return store.propose({ kind, details, note, proposedBy: operator.name }, clock.now(), (id) =>
    auditBy(operator, `${kind}.propose`, `proposal:${id}`, { ...details, note }),
  );
}
