import type { AuditRecord } from '../auditRecord';
import type { RunningMoneyWriter } from '../money/moneyWriter';
import type { Clock } from '../ports/clock';
import type { Log } from '../ports/log';
import type { Reconciliation } from '../reconciliation/createReconciliation';
import type { OperatingQueries } from './operatingQueries';
import type { OperatorStore } from './operatorStore';

/** What operators' use cases stand on. */
export interface OperatingContext {
  store: OperatorStore;
  queries: OperatingQueries;
  writer: RunningMoneyWriter;
  reconciliation: Reconciliation;
  clock: Clock;
  log: Log;
}

/** One line of the audit log by an operator. */
export const auditBy = (operator: { name: string }, action: string, subject: string, details: AuditRecord['details']): AuditRecord => ({
  actor: `operator:${operator.name}`,
  action,
  subject,
  details,
});
