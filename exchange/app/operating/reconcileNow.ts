import type { OperatorParams } from '@/contract/operator';
import type { ReconciliationReport } from '../reconciliation/createReconciliation';
import { auditBy, type OperatingContext } from './context';
import type { Operator } from './operatorStore';

/** Compares balances, entries and holds because an operator asks; what came of it goes to the audit log. */
export async function reconcileNow(
  { reconciliation, store, clock }: OperatingContext,
  by: Operator,
  { full = false }: OperatorParams<'reconcile'>,
): Promise<ReconciliationReport> {
  const report = await reconciliation.run(full);
  const { accounts, postings, differenceCount } = report;
  await store.writeAudit(auditBy(by, 'money.reconcile', 'money', { full, accounts, postings, differenceCount }), clock.now());
  return report;
}
