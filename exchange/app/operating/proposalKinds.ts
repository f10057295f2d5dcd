import type { AuditRecord } from '../auditRecord';
import { carryOutAdjustment } from './adjustments';
import type { OperatingContext } from './context';
import { carryOutExpress } from './express';
import { carryOutAdding, carryOutDisabling } from './operatorProposals';
import type { Operator, Proposal } from './operatorStore';
import type { ProposalKindName } from './proposalKind';
import { carryOutReversal } from './reversals';
import { carryOutApproval, carryOutRenewal } from './withdrawals';

interface ProposalKind {
  /** Does it, decides the proposal and writes the audit line, all in one transaction. What it answers goes to who confirmed. */
  carryOut(context: OperatingContext, proposal: Proposal, by: Operator, audit: AuditRecord): Promise<unknown>;
}

/** What is done once a second operator agrees. */
export const proposalKinds = {
  'operator.add': { carryOut: carryOutAdding },
  'operator.disable': { carryOut: carryOutDisabling },
  'money.adjust': { carryOut: carryOutAdjustment },
  'money.reverse': { carryOut: carryOutReversal },
  'withdrawal.approve': { carryOut: carryOutApproval },
  'express.approve': { carryOut: carryOutExpress },
  'withdrawal.renew': { carryOut: carryOutRenewal },
} as const satisfies Record<ProposalKindName, ProposalKind>;
